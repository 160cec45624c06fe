"""Reading a request of the bot protocol: the view it describes, its tricks played over again."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hearts.cpu.protocol import Entries, entry, read_entries
from hearts.cpu.unseen import constraints
from hearts.engine.cards import QUEEN_OF_SPADES, Card, Suit
from hearts.engine.deal import Deal, played
from hearts.engine.game import Phase
from hearts.engine.options import rules_for
from hearts.engine.plain import Plain, read_cards, read_list, read_number
from hearts.engine.play import NOBODY, Table, playable
from hearts.engine.rules import Direction, Opening, RuleSet, Seat
from hearts.engine.view import View

Cards = tuple[Card, ...]
_PHASES: Final = {"pass": Phase.PASS, "play": Phase.PLAY, "moon": Phase.MOON}


def read_request(plain: Plain) -> View:
    """The view a request describes; ValueError, with a sentence, for one that cannot be."""
    request = read_entries("a request", plain)
    op = entry(request, "op")
    if not isinstance(op, str) or op not in _PHASES:
        raise ValueError(f"op must be one of {', '.join(_PHASES)}, not {op!r}")
    rules, phase = _rules(request), _PHASES[op]
    seat = _seat("seat", entry(request, "seat"), rules)
    hand = tuple(sorted(_cards(request, "hand", rules)))
    if phase is not Phase.MOON and not hand:
        raise ValueError("hand must hold a card")
    table = _start(request, rules)
    if phase is not Phase.PASS:
        table = _played(request, table, seat, hand)
        if "queen_breaks" not in request and _queen_broke(request, table):
            return read_request({**request, "queen_breaks": True})
    view = View(
        seat=seat,
        phase=phase,
        table=table,
        totals=_totals(request, rules),
        scores=(),
        to_act=frozenset(rules.seats if phase is Phase.PASS else (seat,)),
        hand=hand,
        dealt=tuple(sorted(_cards(request, "dealt", rules))) or hand,
        passed=_cards(request, "passed", rules),
        received=_cards(request, "received", rules),
        playable=(),
    )
    _check(view)
    return view._replace(playable=_legal(request, view)) if phase is Phase.PLAY else view


def _rules(request: Entries) -> RuleSet:
    variant, players = request.get("variant", "classic"), request.get("players")
    if not isinstance(variant, str):
        raise ValueError(f"variant must be a name, not {variant!r}")
    if players is None and "points" in request:
        players = len(read_list("points", request["points"]))
    choices = dict(read_entries("rules", request.get("rules", {})))
    if "queen_breaks" in request:
        choices["queen_breaks"] = request["queen_breaks"]
    count = None if players is None else read_number("players", players)
    return rules_for(variant, count, choices)


def _seat(name: str, plain: Plain, rules: RuleSet) -> Seat:
    seat = read_number(name, plain)
    if seat not in rules.seats:
        raise ValueError(f"{name} must be 0 to {rules.players - 1}, not {seat}")
    return seat


def _cards(request: Entries, name: str, rules: RuleSet) -> Cards:
    """The cards of that entry in their order, none if it is missing."""
    cards = read_cards(name, request.get(name, []))
    _check_cards(name, cards, rules)
    return cards


def _check_cards(name: str, cards: Sequence[Card], rules: RuleSet) -> None:
    for place, card in enumerate(cards):
        if card not in rules.deck:
            raise ValueError(f"{name}: {card} is not in the deck of these rules")
        if card in cards[:place]:
            raise ValueError(f"{name}: {card} is there twice")


def _totals(request: Entries, rules: RuleSet) -> tuple[int, ...]:
    plain = read_list("totals", request.get("totals", [0] * rules.players))
    if len(plain) != rules.players:
        raise ValueError(f"totals must have {rules.players} entries, not {len(plain)}")
    return tuple(read_number("an entry of totals", total) for total in plain)


def _start(request: Entries, rules: RuleSet) -> Table:
    """The table before the first trick."""
    number = read_number("deal", request.get("deal", 0))
    if number < 0:
        raise ValueError(f"deal must be 0 or more, not {number}")
    direction = request.get("direction", "hold")
    if direction not in tuple(Direction):
        raise ValueError(f"direction must be one of {', '.join(Direction)}, not {direction!r}")
    return Table(
        rules=rules,
        number=number,
        dealer=_seat("dealer", request.get("dealer", number % rules.players), rules),
        direction=Direction(direction),
        first_trick=True,
        opening=None,
        leader=NOBODY,
        trick=(),
        broken=False,
        taken=((),) * rules.players,
        carried=(),
        kitty=(),
        tricks=(),
    )


class _Run(NamedTuple):
    """Cards played clockwise from a leader, and who is said to have taken them."""

    name: str
    leader: Seat
    cards: Cards
    winner: Plain | None

    def by(self, seat: Seat, players: int) -> Iterator[Card]:
        """The cards that the seat played."""
        for place, card in enumerate(self.cards):
            if (self.leader + place) % players == seat:
                yield card


def _played(request: Entries, table: Table, seat: Seat, hand: Cards) -> Table:
    """The table after the history and the trick, as the rules play them."""
    rules = table.rules
    runs = [*_history(request, rules), _trick(request, rules, seat)]
    played_cards = [card for run in runs for card in run.cards]
    _check_cards("what is held and was played", (*hand, *played_cards), rules)
    hands = tuple(
        frozenset(
            (
                *(hand if owner == seat else ()),
                *(card for run in runs for card in run.by(owner, rules.players)),
            )
        )
        for owner in rules.seats
    )
    kitty = tuple(sorted(_cards(request, "kitty", rules)))
    deal = Deal(table, hands, hands, ((),) * rules.players, kitty, ())
    for run in runs:
        deal = _run_through(deal, run)
    if request["op"] == "play" and deal.table.turn != seat:
        raise ValueError(f"it is seat {deal.table.turn}'s turn, not seat {seat}'s")
    return _opened(_broken(request, deal.table), hand)


def _history(request: Entries, rules: RuleSet) -> Iterator[_Run]:
    for number, plain in enumerate(read_list("history", request.get("history", [])), start=1):
        name = f"trick {number} of the history"
        trick = read_entries(name, plain)
        leader = _seat(f"the leader of {name}", entry(trick, "leader"), rules)
        cards = read_cards(f"the cards of {name}", entry(trick, "cards"))
        if len(cards) != rules.players:
            raise ValueError(f"{name} must have {rules.players} cards, not {len(cards)}")
        yield _Run(name, leader, cards, trick.get("winner"))


def _trick(request: Entries, rules: RuleSet, seat: Seat) -> _Run:
    plays = [read_list("an entry of trick", pair) for pair in _pairs(request)]
    seats = [_seat("a seat of the trick", player, rules) for player, _ in plays]
    leader = seats[0] if seats else seat
    if seats != [(leader + place) % rules.players for place in range(len(seats))]:
        raise ValueError(f"the seats of the trick must go clockwise, not {seats}")
    if len(seats) >= rules.players:
        raise ValueError("the trick is complete: it belongs in the history")
    return _Run("the trick", leader, read_cards("trick", [card for _, card in plays]), None)


def _pairs(request: Entries) -> Iterator[Plain]:
    for pair in read_list("trick", request.get("trick", [])):
        if len(read_list("an entry of trick", pair)) != 2:
            raise ValueError(f"an entry of trick must be [seat, card], not {pair!r}")
        yield pair


def _run_through(deal: Deal, run: _Run) -> Deal:
    """The deal after these plays."""
    leader = deal.table.leader
    if leader == NOBODY:
        deal = deal._replace(table=deal.table._replace(leader=run.leader))
    elif run.cards and run.leader != leader:
        raise ValueError(f"{run.name} is led by seat {leader}, not seat {run.leader}")
    for card in run.cards:
        deal, _ = played(deal, deal.table.turn, card)
    if run.winner is not None and run.winner != deal.table.tricks[-1].taker:
        taker = deal.table.tricks[-1].taker
        raise ValueError(f"{run.name} goes to seat {taker} by these rules, not {run.winner!r}")
    return deal


def _broken(request: Entries, table: Table) -> Table:
    broken = request.get("hearts_broken", table.broken)
    if not isinstance(broken, bool):
        raise ValueError(f"hearts_broken must be true or false, not {broken!r}")
    return table._replace(broken=broken)


def _queen_broke(request: Entries, table: Table) -> bool:
    """Whether hearts were broken, or led, when only the queen of spades can have broken them."""
    if table.rules.queen_breaks or not table.rules.must_break:
        return False
    queen = False
    for cards in (*(trick.cards for trick in table.tricks), table.trick):
        for place, card in enumerate(cards):
            if card.suit is Suit.HEARTS:
                return queen and place == 0
            queen = queen or card.face == QUEEN_OF_SPADES
    return queen and request.get("hearts_broken") is True


def _opened(table: Table, hand: Cards) -> Table:
    """The table with the card that must be led, where the seat opens the deal."""
    clubs = [card for card in hand if card.suit is Suit.CLUBS]
    opens = table.first_trick and not table.trick
    if not opens or not clubs or table.rules.opening is not Opening.LOWEST_CLUB:
        return table
    return table._replace(opening=min(clubs, key=lambda card: (card.rank, card.pack)))


def _legal(request: Entries, view: View) -> Cards:
    """What may be played, as the request says or by the rules."""
    if "legal" not in request:
        return tuple(sorted(playable(frozenset(view.hand), view.table)))
    legal = _cards(request, "legal", view.rules)
    if not legal or not set(view.hand).issuperset(legal):
        raise ValueError("legal must name cards of the hand, one at least")
    return tuple(sorted(legal))


def _check(view: View) -> None:
    """Refuse what cannot come of a deal."""
    rules, tricks = view.rules, len(view.table.tricks)
    if tricks + len(view.hand) != rules.cards_each:
        raise ValueError(
            f"{tricks} tricks in the history and {len(view.hand)} cards in hand do not make"
            f" the {rules.cards_each} cards of a deal: the history must be whole"
        )
    sizes = {len(view.passed), len(view.received)}
    if sizes not in ({0}, {rules.pass_count}):
        raise ValueError(f"passed and received must hold {rules.pass_count} cards each, or none")
    if set(view.passed).intersection(view.hand):
        raise ValueError("hand must not hold a card that was passed")
    constraints(view)
