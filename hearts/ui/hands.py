"""A recorded trick with the hands it was played from: all of them, or what one seat saw."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from hearts.engine.cards import Card
from hearts.engine.game import Game
from hearts.engine.play import Trick
from hearts.engine.rules import Seat
from hearts.engine.view import view
from hearts.records.moments import moments, trick_moments
from hearts.ui.announce import name_of
from hearts.ui.choreography import hand_sizes
from hearts.ui.geometry import CARD_RATIO, Box, Pose
from hearts.ui.items import CardItem, Icon, Item, Label, Panel
from hearts.ui.layout import index
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT

CARD: Final = 4.6  # type sizes: no card is wider
ROW: Final = 4.4  # type sizes: no row is lower
HIGHEST: Final = 8.0
STEP: Final = 1.06  # of a card's width, from one card to the next, at most
NAME: Final = 4.3  # type sizes
LOW: Final = 6.0  # type sizes: rows lower than that stand in two columns, where those are wide
TWO_COLUMNS: Final = 46  # type sizes of width that two columns need
RAISED: Final = 0.12  # of a card's height that the card played stands out
People = tuple[Seat, ...]  # the seats of people, at least one


class Row(NamedTuple):
    """A seat: what it holds, None for a card that is not seen, and what stands out."""

    seat: Seat
    hand: tuple[Card | None, ...]
    out: frozenset[Card]  # played to the trick, or passed on
    points: int


class Moment(NamedTuple):
    """What is seen at once: the pass where the trick is None."""

    rows: tuple[Row, ...]
    trick: Trick | None
    passed: bool


class Deal(NamedTuple):
    """A finished deal of a game, step by step; step 0 is the pass."""

    dealt: Game
    tricks: tuple[Game, ...]  # before the first whole trick, and after each

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self.tricks) - 1


def deal_of(game: Game, number: int) -> Deal:
    """The deal with that number."""
    # A moon's choice is another moment after the last trick.
    tricks = {len(each.deal.table.tricks): each for each in reversed(trick_moments(game, number))}
    return Deal(moments(game, number)[0], tuple(tricks[count] for count in sorted(tricks)))


def moment(deal: Deal, step: int, eyes: Seat | None) -> Moment:
    """The deal at a step: with all hands open, or as the view of one seat was."""
    before = deal.tricks[max(0, step - 1)]
    table = before.deal.table
    trick = deal.tricks[step].deal.table.tricks[-1] if step else None
    passes = before.deal.passes
    played = dict[Seat, Card]()
    if trick is not None:
        seats = before.rules.players
        played = {(trick.leader + n) % seats: card for n, card in enumerate(trick.cards)}
    rows: list[Row] = []
    for seat in before.rules.seats:
        out = frozenset([played[seat]] if seat in played else passes[seat] if not step else ())
        rows.append(Row(seat, _seen(before, seat, eyes, not step, out), out, table.points[seat]))
    return Moment(tuple(rows), trick, not step and any(passes))


def _seen(
    before: Game, seat: Seat, eyes: Seat | None, dealt: bool, out: frozenset[Card]
) -> tuple[Card | None, ...]:
    if eyes is None:
        hand = before.deal.dealt[seat] if dealt else before.deal.hands[seat]
        return tuple(sorted(hand))
    seen = view(before, eyes)
    if seat == eyes:
        return seen.dealt if dealt else seen.hand
    # What another seat plays is seen when it is played; all else of its hand is not.
    size = len(before.deal.dealt[seat]) if dealt else hand_sizes(seen)[seat]
    shown = () if dealt else tuple(out)
    return (*shown, *(None,) * (size - len(shown)))


def laid_out(space: Space, box: Box, rows: int) -> tuple[tuple[Box, ...], float]:
    """The places of the rows, and how high they are together: more than the box at times."""
    em = space.em
    columns = 2 if box.w >= TWO_COLUMNS * em and box.h / rows < LOW * em else 1
    down = -(-rows // columns)
    high = max(ROW * em, min(HIGHEST * em, box.h / down))
    places: list[Box] = []
    for number in range(rows):
        line = Box(box.x, box.y + number // columns * high, box.w, high - 6)
        place = line.split([1] * columns, 8)[number % columns]
        places.append(place.mirrored(line) if space.mirror else place)
    return tuple(places), high * down


def rows_items(
    space: Space, places: tuple[Box, ...], people: People, shown: Moment
) -> Iterator[Item]:
    """The rows, the first person's first."""
    first, count = people[0], len(shown.rows)
    for turn, place in enumerate(places):
        yield from _row(space, place, people, shown, shown.rows[(first + turn) % count])


def called(text: Text, seat: Seat, people: People, players: int) -> str:
    """What a seat is called; one person alone is "you"."""
    return name_of(text, seat, you(people), players, people)


def you(people: People) -> Seat | None:
    """The only person's seat."""
    return people[0] if len(people) == 1 else None


def _row(space: Space, strip: Box, people: People, shown: Moment, row: Row) -> Iterator[Item]:
    em, trick = space.em, shown.trick
    takes = trick is not None and trick.taker == row.seat
    yield Panel(strip, space.theme.panel, 10, ACCENT if takes else space.theme.edge)
    room = strip.inset(em * 0.5, 3)
    plate, cards = room.left(NAME * em), room.after((NAME + 0.3) * em)
    if space.mirror:
        plate, cards = plate.mirrored(room), cards.mirrored(room)
    small = max(float(SMALLEST), em * 0.85)
    upper, lower = Box(plate.x, plate.middle.y - em * 1.35, plate.w, em * 2.7).stacked((1, 1))
    align = space.align("left")
    name = called(space.text, row.seat, people, len(shown.rows))
    words = row_told(space.text, name, row, shown.passed)
    yield Label(name, upper, em, ACCENT if takes else TEXT, True, align, words)
    yield Label(space.text.number(row.points), lower, small, SOFT, align=align, told="")
    if trick is not None and trick.leader == row.seat:
        side = small * 0.9
        sign = Box(lower.x + small * 1.7, lower.middle.y - side / 2, side, side)
        yield Icon("play", sign.mirrored(lower) if space.mirror else sign, ACCENT)
    yield from _cards(space, cards, row)


def _cards(space: Space, box: Box, row: Row) -> Iterator[Item]:
    """The hand from left to right, what was played or passed standing out."""
    em, count = space.em, len(row.hand)
    if not count:
        return
    wide = min(CARD * em, box.h / (1 + RAISED) / CARD_RATIO)
    wide = min(wide, box.w / (1 + index(space.settings.large_print) * (count - 1)))
    step = min(wide * STEP, (box.w - wide) / max(1, count - 1))
    high = wide * CARD_RATIO
    y = box.middle.y + high * RAISED / 2
    for number, card in enumerate(row.hand):
        out = card is not None and card in row.out
        pose = Pose(box.x + wide / 2 + step * number, y - (high * RAISED if out else 0), wide)
        yield CardItem(card, pose, outline=ACCENT if out else None)


def row_told(text: Text, name: str, row: Row, passed: bool) -> str:
    """What a seat holds, in words: the cards that are open, or how many they are."""
    seen = tuple(card for card in row.hand if card is not None)
    cards = text.cards(seen) if seen else text("seat.cards", count=len(row.hand))
    points = text("seat.total", count=row.points)
    told = text("spoken.row", player=name, points=points, cards=cards)
    if not passed or not row.out:
        return told
    given = text("spoken.given", player=name, cards=text.cards(tuple(sorted(row.out))))
    return f"{told} {given}"


def told(text: Text, people: People, shown: Moment, players: int) -> tuple[str, ...]:
    """What happens at this step, in sentences."""
    trick = shown.trick
    if trick is None:
        return (text("replay.passed" if shown.passed else "replay.dealt"),)
    sentences: list[str] = []
    for place, card in enumerate(trick.cards):
        seat = (trick.leader + place) % players
        if seat == you(people):
            sentences.append(text("event.played_you", card=card))
        else:
            sentences.append(
                text("event.played", player=called(text, seat, people, players), card=card)
            )
    return (*sentences, takes(text, people, trick, players))


def takes(text: Text, people: People, trick: Trick, players: int) -> str:
    """Who took the trick."""
    if trick.taker is None:
        return text("last_trick.nobody")
    if trick.taker == you(people):
        return text("last_trick.taker_you")
    return text("last_trick.taker", player=called(text, trick.taker, people, players))
