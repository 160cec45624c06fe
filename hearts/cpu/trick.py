"""One trick in all worlds of a batch: what has been played, who is winning it, who takes it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hearts.cpu.batch import Batch
from hearts.cpu.plan import LEVEL_OF, LEVELS, SUIT_OF
from hearts.cpu.planes import Plane
from hearts.cpu.threats import threats
from hearts.engine.cards import PACK_SIZE
from hearts.engine.rules import Twins

Pick = tuple[int, Plane]  # a card, and the lanes in which it is played


class Played(NamedTuple):
    """What one place plays: in each lane a card of the suit led, by level, or another card."""

    levels: list[Plane]
    others: list[Pick]


class Trick:
    """A trick being played; see `Batch` for places and lanes."""

    __slots__ = (
        "above",
        "batch",
        "cancelling",
        "dull",
        "followed",
        "held",
        "led",
        "levels",
        "once",
        "others",
        "scale",
        "spiked",
        "suits",
        "sweet",
        "threats",
        "twice",
        "winning",
    )

    def __init__(self, batch: Batch) -> None:
        alive, plan = batch.alive, batch.plan
        self.batch = batch
        self.suits = [[card for card in suit if alive[card]] for suit in plan.suits]
        self.held = batch.hands([card for suit in self.suits for card in suit])
        self.scale = LEVELS if plan.trump is None else 2 * LEVELS
        self.cancelling = plan.rules.packs == 2 and plan.rules.twins is Twins.CANCEL
        self.led: list[Plane] = [0] * 4  # by suit
        self.above: list[Plane] = [0] * self.scale  # by level: the best card ranks above it
        self.once: list[Plane] = [0] * self.scale  # by level: it has been played
        self.twice: list[Plane] = [0] * self.scale  # by its twin too
        self.winning: list[Plane] = []  # by place
        self.threats = threats(batch)
        self.levels: list[list[Plane]] = []  # by place, trumps included
        self.followed: list[Plane] = [0] * LEVELS  # by level, for all places together
        self.others: list[Pick] = []
        self.sweet = 0  # a bonus card lies in the trick
        self.spiked: list[Plane] = [0] * 4  # by suit: one of its spikes does
        self.dull = batch.full  # no penalty card does
        for card, lanes in batch.pot.items():
            self._note(card, lanes)

    def _note(self, card: int, lanes: Plane) -> None:
        """Mark what it means that the card lies in the trick."""
        worth = self.batch.plan.worth[card]
        if worth > 0:
            self.dull ^= self.dull & lanes
            if self.batch.plan.spiky[card]:
                self.spiked[SUIT_OF[card]] |= lanes
        elif worth:
            self.sweet |= lanes

    def lead(self, picks: Iterable[Pick]) -> None:
        """Place 0 plays."""
        levels: list[Plane] = [0] * LEVELS
        led = self.led
        for card, lanes in picks:
            led[SUIT_OF[card]] |= lanes
            levels[LEVEL_OF[card]] |= lanes
            if card >= PACK_SIZE:
                self._keep_twin(card, lanes)
        self.play(Played(levels, []))

    def put(self, card: int) -> None:
        """The next place plays this card in every world."""
        batch = self.batch
        full, suit, level = batch.full, SUIT_OF[card], LEVEL_OF[card]
        if not self.levels:
            self.led[suit] = full
        if batch.plan.rules.packs == 2 or batch.plan.trump is not None:
            self.play(self.sorted_out([(card, full)]))
            return
        if batch.plan.tells[card]:
            self._note(card, full)
            if batch.plan.breaks[card]:
                batch.broken = full
        ahead = 0
        if self.led[suit]:
            self.followed[level] = full
            ahead = full ^ self.above[level]
            self.above[:level] = [full] * level
        else:
            self.others.append((card, full))
        if ahead:
            self.winning = [0] * len(self.winning)
        self.winning.append(ahead)
        self.levels.append([])

    def sorted_out(self, picks: Iterable[Pick]) -> Played:
        """Any cards of one place as `play` wants them."""
        levels: list[Plane] = [0] * LEVELS
        others: list[Pick] = []
        for card, lanes in picks:
            following = lanes & self.led[SUIT_OF[card]]
            levels[LEVEL_OF[card]] |= following
            if card >= PACK_SIZE:
                self._keep_twin(card, following)
            if following != lanes:
                others.append((card, lanes ^ following))
        return Played(levels, others)

    def _keep_twin(self, card: int, lanes: Plane) -> None:
        """Let the next place play just this card of the second pack, not its twin before it."""
        held = self.held[len(self.levels)]
        held[card - PACK_SIZE] ^= held[card - PACK_SIZE] & lanes

    def cards(self, played: Played) -> list[Pick]:
        """The inverse of `sorted_out`; of twins the first pack's card."""
        picks: list[Pick] = []
        for suit, led in enumerate(self.led):
            if led:
                for level, lanes in enumerate(played.levels):
                    if lanes & led:
                        picks.append((13 * suit + level, lanes & led))
        return picks + played.others

    def play(self, played: Played) -> None:
        """The next place plays."""
        batch = self.batch
        levels, others = played
        tells, breaks = batch.plan.tells, batch.plan.breaks
        for card, lanes in others:
            if tells[card]:
                self._note(card, lanes)
                if breaks[card]:
                    batch.broken |= lanes
        self._note_suits(levels)
        if batch.plan.rules.packs == 2:
            self._remove_twins(self.held[len(self.levels)], levels, others)
        else:
            followed = self.followed
            for level, lanes in enumerate(levels):
                if lanes:
                    followed[level] |= lanes
            self.others += others
        trump = batch.plan.trump
        if trump is not None:
            levels = self._with_trumps(levels, others, trump)
        self._rank(levels)

    def _note_suits(self, levels: Sequence[Plane]) -> None:
        """Mark valued cards and breakers among the cards of the suit led."""
        batch = self.batch
        telling = batch.plan.telling
        for suit, led in enumerate(self.led):
            if led:
                for telltale in telling[suit]:
                    lanes = 0
                    for level in telltale.levels:
                        lanes |= levels[level]
                    lanes &= led
                    if lanes:
                        self._note(telltale.card, lanes)
                        if telltale.breaks:
                            batch.broken |= lanes

    def _with_trumps(self, levels: list[Plane], others: Iterable[Pick], trump: int) -> list[Plane]:
        """The levels with trumps above the suit led."""
        led = self.led[trump]
        ranked = [lanes ^ (lanes & led) for lanes in levels]
        ranked += [lanes & led for lanes in levels]
        for card, lanes in others:
            if SUIT_OF[card] == trump:
                ranked[LEVELS + LEVEL_OF[card]] |= lanes
        return ranked

    def _rank(self, levels: list[Plane]) -> None:
        """See whether the place that has just played takes the lead."""
        self.levels.append(levels)
        if self.cancelling:
            self._rank_cancelling(levels)
            return
        above, once = self.above, self.once
        losing = higher = 0
        twins = self.batch.plan.rules.packs == 2
        for level in range(self.scale - 1, -1, -1):
            if higher:
                above[level] |= higher
            lanes = levels[level]
            if lanes:
                losing |= lanes & above[level]
                if twins:
                    losing |= lanes & once[level]
                    once[level] |= lanes
                higher |= lanes
        ahead = higher ^ losing
        if ahead:
            for place, lanes in enumerate(self.winning):
                self.winning[place] = lanes ^ (lanes & ahead)
        self.winning.append(ahead)

    def _rank_cancelling(self, levels: list[Plane]) -> None:
        """The same where twins cancel: whoever has the best card that stands alone."""
        once, twice, above = self.once, self.twice, self.above
        undecided = self.batch.full
        best: list[Plane] = [0] * self.scale
        for level in range(self.scale - 1, -1, -1):
            lanes = levels[level]
            twice[level] |= once[level] & lanes
            once[level] |= lanes
            above[level] = self.batch.full ^ undecided
            best[level] = standing = undecided & (once[level] ^ twice[level])
            undecided ^= standing
        self.winning = []
        for played in self.levels:
            ahead = 0
            for lanes, standing in zip(played, best, strict=True):
                if lanes:
                    ahead |= lanes & standing
            self.winning.append(ahead)

    def _remove_twins(
        self, held: Sequence[Plane], levels: Sequence[Plane], others: Iterable[Pick]
    ) -> None:
        """Take the cards out of a hand with two packs, the first pack's card before its twin."""
        for suit, led in enumerate(self.led):
            if led:
                for level, lanes in enumerate(levels):
                    lanes &= led
                    if lanes:
                        card = 13 * suit + level
                        first = lanes & held[card]
                        self._remove(card, first)
                        self._remove(card + PACK_SIZE, lanes ^ first)
        for card, lanes in others:
            self._remove(card, lanes)

    def _remove(self, card: int, lanes: Plane) -> None:
        """Take a card out of the hands; what is worth something goes to the taker."""
        batch = self.batch
        batch.alive[card] ^= lanes
        if batch.plan.worth[card] and lanes:
            batch.pot[card] = batch.pot.get(card, 0) | lanes

    def close(self) -> bool:
        """Give the cards to the takers; whether the deal is worth playing on in any world."""
        batch, followed = self.batch, self.followed
        played = self.others
        for suit, led in enumerate(self.led):
            if led:
                for card in self.suits[suit]:
                    lanes = followed[LEVEL_OF[card]] & led
                    if lanes:
                        played.append((card, lanes))
                batch.fresh[suit] ^= batch.fresh[suit] & led
        for card, lanes in played:
            self._remove(card, lanes)
        batch.tricks += 1
        batch.tricks_left -= 1
        takers, taken = self._takers()
        batch.take(takers, taken)
        batch.first_trick = batch.opening = False
        if not batch.tricks_left:
            return False
        live = [card for suit in self.suits for card in suit]
        if not any(batch.alive[card] for card in batch.plan.valued) and not batch.pot:
            return False
        if taken == batch.full:
            batch.turn(live, takers)
        else:
            batch.turn(live, [takers[0] | batch.full ^ taken, *takers[1:]])
        return True

    def _takers(self) -> tuple[list[Plane], Plane]:
        """By place the lanes in which it takes the trick, and all lanes in which anybody does."""
        full = self.batch.full
        if not self.cancelling:
            return self.winning, full
        taken = 0
        for lanes in self.winning:
            taken |= lanes
        if self.batch.tricks_left == 0 and taken != full:
            return [self.winning[0] | full ^ taken, *self.winning[1:]], full
        return self.winning, taken
