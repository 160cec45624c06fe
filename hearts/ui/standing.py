"""Standings: the seats in order of their totals, and the cards each took that count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from hearts.engine.cards import RANK_TEXT, SUIT_FACES, Card, Suit
from hearts.engine.rules import RuleSet, Seat
from hearts.ui import fonts
from hearts.ui.column import Column
from hearts.ui.geometry import Box
from hearts.ui.items import Icon, Item, Label, Panel, Sign, untold
from hearts.ui.match import Match
from hearts.ui.space import Space
from hearts.ui.text import Text
from hearts.ui.theme import ACCENT, SMALLEST, SOFT, TEXT

MANY: Final = 5  # faces of a suit that count: they are shown as one number
NAME: Final = 5.2  # type sizes
NUMBERS: Final = 3.6


class Haul(NamedTuple):
    """Cards of one kind that a seat took: a number of a suit, or one face."""

    suit: Suit
    rank: str  # "" for any
    count: int


def hauls(rules: RuleSet, taken: Iterable[Card]) -> tuple[Haul, ...]:
    """The cards that count among those taken, hearts first."""
    counting = [card for card in taken if rules.worth[card]]
    found: list[Haul] = []
    for suit in reversed(Suit):
        faces = [face for face in SUIT_FACES[suit] if rules.worth[face]]
        of_suit = [card for card in counting if card.suit is suit]
        if len(faces) >= MANY:
            if of_suit:
                found.append(Haul(suit, "", len(of_suit)))
            continue
        for face in reversed(faces):
            count = sum(card.face == face for card in of_suit)
            if count:
                found.append(Haul(suit, RANK_TEXT[face.rank - 2], count))
    return tuple(found)


def order(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats from the lowest total to the highest; equal ones clockwise."""
    return tuple(sorted(range(len(totals)), key=lambda seat: (totals[seat], seat)))


def place(totals: tuple[int, ...], seat: Seat) -> int:
    """A seat's place, counted from 1; equal totals share a place."""
    return 1 + sum(total < totals[seat] for total in totals)


def standing(column: Column, match: Match) -> None:
    """A line for each seat: place, name, what it took, points of the deal, total."""
    space, em, game = column.space, column.space.em, match.game
    longest = max(haul_width(space, hauls(game.rules, cards)) for cards in game.deal.table.taken)
    fixed = (1.8 + NAME + 2 * NUMBERS) * em
    beside = column.w >= fixed + longest
    head = column.take(em * 1.5)
    small = max(float(SMALLEST), em * 0.85)
    deal, total = numbers(column, head)
    for key, box in (("standing.deal", deal), ("standing.total", total)):
        column.add((Label(space.text(key), box, small, SOFT, align="right", told=""),))
    for seat in order(game.totals):
        seat_line(column, match, seat, beside, longest)


def numbers(column: Column, line: Box) -> tuple[Box, Box]:
    """Where the points of the deal and the total stand in a line."""
    wide = NUMBERS * column.space.em
    total = line.after(line.w - wide)
    deal = total.moved(-wide, 0)
    return column.place(deal, line), column.place(total, line)


def seat_line(column: Column, match: Match, seat: Seat, beside: bool, longest: float) -> None:
    space, em, game = column.space, column.space.em, match.game
    score = game.scores[-1]
    first = game.totals[seat] == min(game.totals)
    taken = hauls(game.rules, game.deal.table.taken[seat])
    line = column.take(em * 2.1)
    whole = line if beside or not taken else line._replace(h=line.h + em * 1.5)
    if seat == match.you:
        column.add((Panel(whole.inset(-8, 0), space.theme.raised, 8),))
    number = line.left(em * 1.6)
    name = line.after(em * 1.8).left(em * NAME)
    align = space.align("left")
    shown = space.text.number(place(game.totals, seat))
    column.add((Label(shown, column.place(number, line), em, SOFT, align=align, told=""),))
    shown = match.name(space.text, seat)
    told = seat_told(space.text, match, seat, shown, taken)
    column.add((Label(shown, column.place(name, line), em, TEXT, True, align, told),))
    deal, total = numbers(column, line)
    shooter = score.shooter == seat
    if shooter:
        side = em * 1.1
        column.add(
            (Icon("moon", Box(deal.x + em * 0.1, line.middle.y - side / 2, side, side), ACCENT),)
        )
    colour = ACCENT if shooter else TEXT
    shown = signed(space.text, score.points[seat])
    column.add((Label(shown, deal, em, colour, align="right", told=""),))
    shown = space.text.number(game.totals[seat])
    column.add((Label(shown, total, em * 1.1, ACCENT if first else TEXT, True, "right", ""),))
    if beside:
        room = line.after((1.8 + NAME) * em).left(longest)
        column.add(untold(haul_items(space, column.place(room, line), taken)))
    elif taken:
        below = column.take(em * 1.5).after(em * 1.8)
        column.add(untold(haul_items(space, column.place(below), taken)))


def seat_told(text: Text, match: Match, seat: Seat, player: str, taken: Iterable[Haul]) -> str:
    """A line of the standing in sentences."""
    game = match.game
    points = text("seat.total", count=game.scores[-1].points[seat])
    total = text("seat.total", count=game.totals[seat])
    number = place(game.totals, seat)
    told = text("spoken.place", place=number, player=player, points=points, total=total)
    what = text.listed(tuple(haul_told(text, haul) for haul in taken))
    return f"{told} {text('spoken.took', what=what)}" if what else told


def haul_told(text: Text, haul: Haul) -> str:
    """Cards that were taken, in words."""
    suit = text(f"suit.{haul.suit}")
    if not haul.rank:
        return text("spoken.of_suit", count=haul.count, suit=suit)
    card = text("card.name", rank=text(f"rank.{haul.rank}"), suit=suit)
    if haul.count == 1:
        return card
    return f"{card} {text('standing.times', count=haul.count)}"


def signed(text: Text, points: int) -> str:
    """Points as something that is added or taken off."""
    return text("scores.plus", points=points) if points > 0 else text.number(points)


def haul_width(space: Space, taken: Iterable[Haul]) -> float:
    """How wide the signs are together."""
    return sum(width for _, width in _parts(space, taken))


def haul_items(space: Space, box: Box, taken: Iterable[Haul]) -> Iterator[Item]:
    """Suit signs with a rank or a number, from where reading begins."""
    em, x = space.em, box.x
    side = em * 0.95

    def put(part: Box) -> Box:
        return part.mirrored(box) if space.mirror else part

    for haul, width in _parts(space, taken):
        rank = space.text(f"index.{haul.rank}") if haul.rank else ""
        before = fonts.width(rank, em, True) + (em * 0.1 if rank else 0)
        if rank:
            yield Label(rank, put(Box(x, box.y, before + 1, box.h)), em, TEXT, True)
        sign = Box(x + before, box.middle.y - side / 2, side, side)
        yield Sign(haul.suit, put(sign), True)
        if not haul.rank or haul.count > 1:
            shown = _count(space, haul)
            wide = fonts.width(shown, em) + 2
            yield Label(shown, put(Box(sign.right + em * 0.2, box.y, wide, box.h)), em, TEXT)
        x += width


def _count(space: Space, haul: Haul) -> str:
    if haul.rank:
        return space.text("standing.times", count=haul.count)
    return space.text.number(haul.count)


def _parts(space: Space, taken: Iterable[Haul]) -> Iterator[tuple[Haul, float]]:
    em = space.em
    for haul in taken:
        rank = space.text(f"index.{haul.rank}") if haul.rank else ""
        width = em * 0.95 + (fonts.width(rank, em, True) + em * 0.1 if rank else 0)
        if not haul.rank or haul.count > 1:
            width += em * 0.2 + fonts.width(_count(space, haul), em) + 2
        yield haul, width + em * 0.8
