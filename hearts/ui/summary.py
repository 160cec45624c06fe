"""The table in sentences, for those who cannot see it, and the call to the person to act."""

from collections.abc import Iterable, Iterator

from hearts.cpu.hint import Hint
from hearts.engine.cards import Card
from hearts.engine.game import Phase
from hearts.engine.play import Trick
from hearts.engine.rules import Seat
from hearts.engine.view import View
from hearts.ui.advice import expectation, others, reason_told
from hearts.ui.announce import name_of
from hearts.ui.input import HAND
from hearts.ui.items import Told
from hearts.ui.match import Match
from hearts.ui.scenery import Scenery
from hearts.ui.text import Text

People = tuple[Seat, ...]  # the seats of people, as `name_of` takes them


def summary(text: Text, scene: Scenery) -> Iterator[Told]:
    """All that is seen on the table, in reading order."""
    yield Told(text("replay.deal", deal=scene.view.table.number + 1), 1)
    yield from _middle(text, scene)
    if scene.hand:
        yield Told(text("spoken.hand"), 2, HAND)
    yield Told(text("spoken.actions"), 2, "actions")
    yield Told(text("spoken.seats"), 2, "seats")


def _middle(text: Text, scene: Scenery) -> Iterator[Told]:
    """What is to be done, and what lies on the table."""
    view, people = scene.view, scene.people
    table = view.table
    yield Told(text("spoken.table"), 2, "table")
    if not scene.covered:
        now = call(text, view, people) if scene.waiting else _waiting(text, view, people)
        yield Told(now, 0, "table")
        if view.phase is Phase.PASS and scene.chosen:
            yield Told(text("spoken.chosen", cards=text.cards(scene.chosen)), 0, "table")
        if scene.received and len(view.hand) == len(view.dealt):
            giver = (view.seat - table.direction.offset(view.rules.players)) % view.rules.players
            player, cards = _name(text, view, giver, people), text.cards(view.received)
            yield Told(text("event.passed_on", cards=cards, player=player), 0, "table")
    if table.carried:
        yield Told(text("spoken.carried", cards=text.cards(table.carried)), 0, "table")
    if table.tricks:
        yield Told(_last(text, view, table.tricks[-1], people), 0, "table")
    if view.rules.must_break and view.phase is Phase.PLAY:
        yield Told(text("event.broken" if table.broken else "spoken.unbroken"), 0, "table")
    if scene.hint and scene.hint.expected:
        yield from _hint(text, scene.hint)


def _hint(text: Text, hint: Hint) -> Iterator[Told]:
    """The advised card, why, and what each card can be expected to bring."""
    for sentence in (reason_told(text, hint), *expectation(text, hint), text("spoken.others")):
        yield Told(sentence, 0, "table")
    for line in others(text, hint):
        yield Told(line, 0, "others", listed=True)


def call(text: Text, view: View, people: People = ()) -> str:
    """What the person is to do now, with what has to be known for it."""
    if view.phase is Phase.PASS:
        offset = view.table.direction.offset(view.rules.players)
        receiver = _name(text, view, (view.seat + offset) % view.rules.players, people)
        return text("pass.choose", count=view.rules.pass_count, receiver=receiver)
    if not view.table.trick:
        return text("spoken.lead")
    return text("spoken.follow", cards=_laid(text, view, people))


def _waiting(text: Text, view: View, people: People) -> str:
    """Whom the game waits for."""
    if view.phase is not Phase.PLAY:
        return text("pass.waiting" if view.phase is Phase.PASS else "event.scored")
    player = _name(text, view, view.table.turn, people)
    if not view.table.trick:
        return text("spoken.leads", player=player)
    return text("spoken.follows", player=player, cards=_laid(text, view, people))


def _laid(text: Text, view: View, people: People) -> str:
    return _cards(text, view, view.table.leader, view.table.trick, people)


def _last(text: Text, view: View, trick: Trick, people: People) -> str:
    """The trick before this one: its cards, who took it, what it was worth."""
    cards = _cards(text, view, trick.leader, trick.cards, people)
    told = [text("spoken.last", cards=cards)]
    if trick.taker is None:
        told.append(text("last_trick.nobody"))
    elif trick.taker == view.seat:
        told.append(text("last_trick.taker_you"))
    else:
        told.append(text("last_trick.taker", player=_name(text, view, trick.taker, people)))
    points = view.rules.total(trick.cards)
    if points:
        told.append(text("spoken.worth", count=points))
    return " ".join(told)


def _cards(text: Text, view: View, leader: Seat, cards: Iterable[Card], people: People) -> str:
    """Cards of a trick, each with who played it."""
    told: list[str] = []
    for place, card in enumerate(cards):
        player = _name(text, view, (leader + place) % view.rules.players, people)
        told.append(text("last_trick.card", player=player, card=card))
    return text.listed(tuple(told))


def _name(text: Text, view: View, seat: Seat, people: People) -> str:
    return name_of(text, seat, view.seat, view.rules.players, people)


class Calls:
    """Remembers which decision the person was called to, so that each call is heard once."""

    def __init__(self) -> None:
        self._called: object = None  # what the decision was, and whose

    def due(self, text: Text, match: Match) -> str | None:
        """The call that has not been heard, if the person is to choose cards now."""
        table = match.game.deal.table
        state = match.person, match.game.phase, table.number, len(table.tricks), table.trick
        if state == self._called:
            return None
        self._called = None
        if not match.waits_for_person or match.game.phase not in (Phase.PASS, Phase.PLAY):
            return None
        self._called = state
        return call(text, match.view, match.numbered)
