"""Who sits where, and what it means for records, statistics and rating."""

import pytest

from hearts.engine.game import new
from hearts.engine.notation import Save
from hearts.engine.variants import CLASSIC
from hearts.records.rating import Rating, rated
from hearts.records.record import Mark, id_of
from hearts.records.seating import first_person, owners, people, player_in, taken_over
from hearts.records.statistics import ANY, Wanted
from tests.records.games import entry

TAKEN = taken_over("easy")


@pytest.mark.parametrize(
    ("seats", "found", "first", "belongs"),
    [
        (("person", "easy"), (0,), 0, ("person", "easy")),
        (("easy", TAKEN, "person"), (1, 2), 1, ("easy", "person", "person")),
        (("easy", "hard"), (), 0, ("easy", "hard")),
        ((), (), 0, ()),
    ],
)
def test_a_seat_belongs_to_a_person_whoever_plays_there(
    seats: tuple[str, ...], found: tuple[int, ...], first: int, belongs: tuple[str, ...]
) -> None:
    assert people(seats) == found
    assert first_person(seats) == first
    assert owners(seats) == belongs


def test_a_word_says_who_plays_now() -> None:
    assert [player_in(word) for word in ("person", TAKEN, "hard")] == ["person", "easy", "hard"]


def test_a_game_is_the_same_one_while_a_computer_player_has_a_seat() -> None:
    save = Save(new(CLASSIC, "x"), ("person", "easy", "easy", "easy"))
    other = Save(save.game, (TAKEN, *save.seats[1:]))
    assert id_of(other) == id_of(save)


def test_games_of_several_people_are_never_counted() -> None:
    record = entry(0).record
    shared = record._replace(marks=(Mark.HOT_SEAT,), seats=("person", "person", "easy", "easy"))
    assert ANY(record)
    assert not ANY(shared)
    assert rated(Rating(), shared) == Rating()


def test_games_in_which_a_computer_player_took_over_count_like_those_with_hints() -> None:
    record = entry(0).record._replace(marks=(Mark.TAKEN_OVER,))
    assert ANY(record)
    assert not Wanted(marked=False)(record)
    assert rated(Rating(), record) == Rating()
