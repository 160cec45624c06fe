"""Statistics equal what the transcripts of the games say."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from hearts.engine.game import Game
from hearts.engine.notation import Save
from hearts.engine.score import DealScore
from hearts.records.overview import overview
from hearts.records.record import Mark, Record, finished
from hearts.records.statistics import Group, Tally, Wanted, together, trend
from hearts.records.work import finish
from hearts.transcript import transcript
from tests.records.games import RULE_SETS, autoplayed, entry, moment, random_game, seats_of

GAMES = 1000
MARKS = ((), (Mark.UNDO,), (), (Mark.HINTS, Mark.UNDO), (Mark.DAILY,))
LEVELS = ("novice", "easy", "novice")


def played(count: int, limit: int | None = None) -> Iterator[tuple[Game, Record]]:
    """Games of every variant, some by computer players, with the records of them."""
    short = [replace(rules, limit=limit or rules.limit) for rules in RULE_SETS if rules.players < 6]
    for number in range(count):
        rules = short[number % len(short)]
        level = LEVELS[number % 3]
        play = autoplayed(rules, f"{number}", level) if number % 50 == 0 else None
        game = play or random_game(rules, f"{number}")
        seats = seats_of(rules.players, number % rules.players, level)
        yield game, finished(Save(game, seats), moment(number), MARKS[number % 5]).record


def read_transcript(game: Game, person: int) -> Tally:
    """What the person's game came to, from its transcript alone."""
    points: list[int] = []
    shot = suffered = queens = 0
    totals: list[int] = []
    won = False
    for line in transcript(game):
        numbers = [int(word) for word in re.findall(r"-?\d+", line)]
        if line.startswith("  points "):
            players = len(numbers) // 2
            points.append(numbers[person])
            totals = numbers[players:]
        elif "shoots the moon" in line:
            shot += numbers[0] == person
            suffered += numbers[0] != person
        elif line.endswith(" wins"):
            won = numbers[0] == person
        elif f"  {person} takes " in line:
            queens += line.count("QS")
    return Tally(
        1, int(won), len(points), sum(points), Counter(points), shot, suffered, queens,
        totals[person], totals[person],
    )  # fmt: skip


def test_statistics_of_a_thousand_games_equal_those_of_their_transcripts() -> None:
    compare_with_transcripts(list(played(GAMES, limit=10)))


def compare_with_transcripts(some: Sequence[tuple[Game, Record]]) -> None:
    """The statistics of these games beside what their transcripts come to."""
    assert len({record.id for _, record in some}) == len(some)
    groups: dict[Group, list[Tally]] = {}
    for game, record in some:
        if Mark.DAILY not in record.marks:
            group = Group(record.variant, record.level, record.players)
            groups.setdefault(group, []).append(read_transcript(game, record.person))
    found = finish(overview([record for _, record in some])).groups
    assert found == {group: together(tallies) for group, tallies in groups.items()}
    everything = together(found.values())
    assert everything.games == len(some) * 4 // 5
    assert everything.deals == sum(everything.distribution.values())
    assert min(everything.won, everything.moons_shot, everything.moons_suffered) > 0
    assert everything.queens > 0


def records_of(*points: Sequence[tuple[int, ...]]) -> list[Record]:
    """Records of games with these points of the deals."""
    base = entry(0).record
    return [
        base._replace(id=f"{number}", scores=tuple(DealScore(each, None) for each in deals))
        for number, deals in enumerate(points)
    ]


def test_only_wanted_games_count() -> None:
    plain, undone = entry(0).record, entry(1, marks=(Mark.UNDO,)).record
    daily = entry(2, marks=(Mark.DAILY,)).record
    for wanted, games in [
        (Wanted(), 2),
        (Wanted(marked=False), 1),
        (Wanted("classic", "novice", 4), 2),
        (Wanted("spot"), 0),
        (Wanted(level="easy"), 0),
        (Wanted(players=5), 0),
    ]:
        assert finish(overview([plain, undone, daily], wanted)).tally.games == games, wanted


def test_the_best_game_is_the_lowest_total() -> None:
    records = [entry(number).record for number in range(8)]
    totals = [record.totals[record.person] for record in records]
    found = finish(overview(records)).tally
    assert (found.best, found.worst) == (min(totals), max(totals))
    assert found.points_a_deal == found.points / found.deals
    assert Tally().points_a_deal is None


def test_the_trend_is_the_mean_of_the_last_games() -> None:
    games = records_of([(0, 26, 0, 0)] * 2, [(6, 20, 0, 0)], [(10, 16, 0, 0), (2, 24, 0, 0)])
    assert trend(games, window=2) == [0, 2, 6]
    assert trend(games, Wanted("spot")) == []
