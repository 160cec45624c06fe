"""The rules as sentences, each written from the values of a rule set."""

from collections.abc import Iterator
from typing import NamedTuple

from hearts.engine.cards import FACES, RANK_TEXT, SUIT_FACES, Card, Suit
from hearts.engine.rules import (
    Direction,
    Kitty,
    Moon,
    Opening,
    QueenWaits,
    RuleSet,
    Twins,
)
from hearts.ui.house import capital, differing, name_text, value_text
from hearts.ui.text import Text

MANY = 5  # cards of one suit that count: they are told together


class Chapter(NamedTuple):
    """A heading and its sentences."""

    name: str
    sentences: tuple[str, ...]


def chapters(text: Text, rules: RuleSet) -> tuple[Chapter, ...]:
    """Everything that holds in a game of these rules."""
    parts = (
        ("house", _house(text, rules)),
        ("aim", _aim(text, rules)),
        ("cards", _cards(text, rules)),
        ("passing", _passing(text, rules)),
        ("play", _play(text, rules)),
        ("hearts", _hearts(text, rules)),
        ("points", _points(text, rules)),
        ("moon", _moon(text, rules)),
        ("end", _end(text, rules)),
    )
    told = (Chapter(name, tuple(sentences)) for name, sentences in parts)
    return tuple(chapter for chapter in told if chapter.sentences)


def _house(text: Text, rules: RuleSet) -> Iterator[str]:
    """What is not as the variant has it."""
    for name, (value, usual) in differing(rules).items():
        yield text(
            "rule.house",
            name=name_text(text, name),
            value=value_text(text, name, value),
            usual=value_text(text, name, usual),
        )


def _aim(text: Text, rules: RuleSet) -> Iterator[str]:
    yield text("rule.aim")
    yield text("rule.deals", limit=rules.limit)


def _cards(text: Text, rules: RuleSet) -> Iterator[str]:
    packs = "rule.one_pack" if rules.packs == 1 else "rule.two_packs"
    yield text(packs, count=rules.players)
    if rules.removed:
        yield text("rule.removed", cards=text.listed(tuple(_removed(text, rules))))
    yield text("rule.hand", count=rules.cards_each)
    if rules.kitty_size and rules.kitty is Kitty.FIRST_TRICK:
        yield text("rule.kitty", count=rules.kitty_size)
    elif rules.kitty_size:
        yield text("rule.dead", count=rules.kitty_size)
    yield text("rule.ranks")


def _removed(text: Text, rules: RuleSet) -> Iterator[str]:
    """What was taken out: whole ranks together, other cards one by one."""
    out = set(rules.removed)
    for rank in range(2, 15):
        of_rank = {card for card in out if card.rank == rank}
        if len(of_rank) == 4 * rules.packs:
            out -= of_rank
            yield text(f"ranks.{RANK_TEXT[rank - 2]}")
    for card in sorted(out):
        yield text.card(card)


def _passing(text: Text, rules: RuleSet) -> Iterator[str]:
    ways = rules.passing
    if not ways or set(ways) == {Direction.HOLD}:
        yield text("rule.no_passing")
        return
    yield text("rule.passing", count=rules.pass_count)
    if len(set(ways)) == 1:
        yield text(f"rule.always.{ways[0]}")
        return
    yield text("rule.cycle", ways=text.listed(tuple(text(f"rule.to.{way}") for way in ways)))


def _play(text: Text, rules: RuleSet) -> Iterator[str]:
    if rules.opening is Opening.LOWEST_CLUB:
        key = "lowest_dealt" if rules.kitty_size else "lowest_club"
        if rules.packs == 2:
            key = "lowest_twin"
        yield text(f"rule.{key}", card=rules.clubs[0])
    else:
        yield text("rule.left_of_dealer")
    yield text("rule.follow")
    yield text("rule.trump" if rules.trump else "rule.highest")
    if rules.packs == 2:
        yield text(f"rule.twins.{rules.twins}")
        if rules.twins is Twins.CANCEL:
            yield text("rule.carried")
    yield text("rule.points_allowed" if rules.first_trick_points else "rule.no_points_yet")


def _hearts(text: Text, rules: RuleSet) -> Iterator[str]:
    if rules.must_break:
        yield text("rule.must_break")
        yield text("rule.queen_breaks" if rules.queen_breaks else "rule.broken_by_heart")
    else:
        yield text("rule.hearts_any_time")
    if rules.queen_waits is not QueenWaits.NO:
        yield text(f"rule.queen_waits.{rules.queen_waits}")
        if not rules.must_break:
            yield text("rule.queen_breaks" if rules.queen_breaks else "rule.broken_by_heart")


def _points(text: Text, rules: RuleSet) -> Iterator[str]:
    for suit in reversed(Suit):
        faces = [face for face in SUIT_FACES[suit] if rules.worth[face] and _in_play(rules, face)]
        worths = {rules.worth[face] for face in faces}
        if len(faces) >= MANY and len(worths) == 1:
            yield text(f"rule.each.{suit}", count=worths.pop())
            continue
        if len(faces) >= MANY and all(rules.worth[face] == face.rank for face in faces):
            yield text(f"rule.by_rank.{suit}")
            continue
        for face in reversed(faces):
            worth = rules.worth[face]
            key = "rule.card" if worth > 0 else "rule.bonus"
            yield text(key, card=capital(text.card(face)), count=abs(worth))
    total = rules.total(rules.penalties)
    yield text("rule.total", count=total)


def _in_play(rules: RuleSet, face: Card) -> bool:
    return any(card.face == face for card in rules.deck)


def _moon(text: Text, rules: RuleSet) -> Iterator[str]:
    if rules.moon is Moon.OFF:
        yield text("rule.moon.off")
        return
    yield text("rule.moon.what")
    if rules.moon_value is not None:
        value = text("rule.moon.fixed", count=rules.moon_value)
    elif rules.kitty is Kitty.DEAD and rules.kitty_size:
        value = text("rule.moon.in_play")
    else:
        value = text("rule.moon.fixed", count=rules.total(rules.penalties))
    yield text(f"rule.moon.{rules.moon}", value=value)
    if rules.moon is Moon.CHOOSE:
        yield text("rule.moon.automatic")
    if rules.kitty is Kitty.DEAD and rules.kitty_size:
        yield text("rule.moon.dead")
    bonuses = tuple(
        text.card(face) for face in FACES if rules.worth[face] < 0 and _in_play(rules, face)
    )
    if bonuses:
        yield text("rule.moon.bonus", cards=text.listed(bonuses), count=len(bonuses))


def _end(text: Text, rules: RuleSet) -> Iterator[str]:
    yield text("rule.end", count=rules.limit)
    yield text("rule.tie")
