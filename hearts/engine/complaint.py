"""Complaints: why a rule set cannot be played."""

from enum import Enum


class Complaint(Enum):
    """What is impossible about a rule set: the sentence, with slots in braces."""

    PACKS = "packs must be 1 or 2, not {packs}"
    PLAYERS_ONE_PACK = "one pack can be played by {fewest} to {most} players, not by {players}"
    PLAYERS_TWO_PACKS = "two packs can be played by {fewest} to {most} players, not by {players}"
    REMOVED_TWICE = "removed names a card twice: {cards}"
    REMOVED_ORDER = "removed must be in card order, not {cards}"
    REMOVED_STRANGERS = "removed names {cards}, but there is only one pack"
    TOO_FEW_CARDS = "{cards} cards are not enough for {players} players"
    HANDS_TOO_LARGE = "{cards} cards are not enough for {players} hands of {each}"
    LEFT_OVER = (
        "{cards} cards do not come out even for {players} hands of {each}: {left} left over;"
        " take cards out or play with a kitty"
    )
    NOBODY_ACROSS = "nobody sits across with {players} players"
    PASS_COUNT = "pass_count must be 1 to {most}, not {count}"
    NO_CLUB_DEALT = "the lowest club cannot lead when no club need be dealt"
    TRUMP = "trump must be none or hearts, not {suit}"
    POINTS_ORDER = "points must name faces of the first pack in card order, each once"
    POINTS_RANGE = "the points of a card must be -1000 to 1000: those of {cards} are not"
    NO_PENALTY = "no card of the deck is worth more than 0 points: no game would ever end"
    BONUS_OUTWEIGHS = "the bonus cards outweigh the penalty cards: no game would ever end"
    ONLY_MOONS = (
        "with one penalty card every deal is a moon, and moons take points off:"
        " no game would ever end"
    )
    MOON_VALUE = "moon_value must be 1 to 1000, not {value}"
    LIMIT = "limit must be 10 to 1000, not {limit}"


class ImpossibleRules(ValueError):
    """A rule set that cannot be played; `slots` fill the complaint's sentence in any language."""

    def __init__(self, complaint: Complaint, **slots: int | str) -> None:
        super().__init__(complaint.value.format(**slots))
        self.complaint = complaint
        self.slots = slots
