"""Games and deals as fragments of a link."""

from random import Random
from zlib import crc32

import pytest

from hearts.engine.game import beginning, new
from hearts.engine.notation import Save, write
from hearts.engine.rules import RuleSet
from hearts.engine.variants import CLASSIC
from hearts.records.moments import moments
from hearts.records.packing import LONGEST, LONGEST_TEXT, packed, unpacked
from hearts.records.refusal import Fault, Refused
from hearts.records.share import deal_fragment, game_fragment, shared
from tests.engine.plays import somewhere
from tests.records.games import RULE_SETS, SHORT, autoplayed, random_game, seats_of

SAVE = Save(autoplayed(CLASSIC, "x", "novice"), seats_of(4))
URL_SIGNS = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
MUTATIONS = 10_000
SIGNED_MUTATIONS = 1_000


def save_at(rules: RuleSet, seed: str) -> Save:
    return Save(somewhere(new(rules, seed), Random(seed)), seats_of(rules.players))


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda r: f"{r.variant}-{r.players}")
def test_a_game_comes_back_as_it_was_shared(rules: RuleSet) -> None:
    for seed in ("1", "zwei", "तीन"):
        save = save_at(rules, seed)
        fragment = game_fragment(save)
        assert set(fragment) <= URL_SIGNS
        assert shared(fragment) == save
        assert game_fragment(shared(fragment)) == fragment


def test_a_game_is_read_from_a_link_a_wrapped_line_or_a_pasted_save() -> None:
    fragment = game_fragment(SAVE)
    for text in (
        f"https://example.org/hearts/#{fragment}",
        f"#{fragment}\n",
        f"  {fragment[:70]}\n  {fragment[70:]}",
        write(SAVE),
    ):
        assert shared(text) == SAVE


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda r: f"{r.variant}-{r.players}")
def test_any_deal_of_a_game_comes_back_unplayed(rules: RuleSet) -> None:
    save = Save(random_game(rules, "deals"), seats_of(rules.players))
    for number in range(min(6, len(save.game.scores))):
        start = moments(save.game, number)[0]
        fragment = deal_fragment(save, number)
        assert set(fragment) <= URL_SIGNS
        game, seats = shared(fragment)
        assert seats == save.seats
        assert game.actions == ()
        assert game.totals == start.totals
        assert game.deal == start.deal
        assert (game.rules, game.seed, game.phase) == (rules, "deals", start.phase)
        assert shared(deal_fragment(shared(fragment), number)) == shared(fragment)
        assert shared(game_fragment(shared(fragment))) == shared(fragment)


def test_a_deal_is_short_and_a_game_fits_a_link() -> None:
    assert len(deal_fragment(SAVE, 0)) < 120
    assert len(deal_fragment(SAVE, 5)) < 160
    assert len(game_fragment(SAVE)) < len(write(SAVE)) * 0.55


@pytest.mark.parametrize("number", [-1, 99])
def test_a_deal_that_was_not_dealt_cannot_be_shared(number: int) -> None:
    with pytest.raises(ValueError, match=f"no deal {number}"):
        deal_fragment(SAVE, number)


GOOD = game_fragment(Save(random_game(SHORT, "y"), seats_of(4)))
HEAD, BODY = GOOD.rsplit(".", 1)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", Fault.EMPTY),
        ("https://example.org/hearts/", Fault.FOREIGN),
        ("https://example.org/hearts/#", Fault.EMPTY),
        ("#settings", Fault.FOREIGN),
        ("2" + GOOD[1:], Fault.NEWER),
        (GOOD[:-20], Fault.CUT),
        (GOOD + "x", Fault.CUT),
        (GOOD[20:], Fault.FOREIGN),
        (f"{HEAD}.{BODY[:50]}{'A' if BODY[50] != 'A' else 'B'}{BODY[51:]}", Fault.CHANGED),
        ("A" * (LONGEST + 1), Fault.TOO_LONG),
        (packed("\n" * (LONGEST_TEXT + 1)), Fault.TOO_LONG),
        (packed(""), Fault.IMPOSSIBLE),
        (packed("something else"), Fault.IMPOSSIBLE),
        (packed("deal 1 0 0 0 0"), Fault.IMPOSSIBLE),
        (packed("deal one\n" + write(Save(new(CLASSIC, "x")))), Fault.IMPOSSIBLE),
        (packed("deal 1 0 0 0\n" + write(Save(new(CLASSIC, "x")))), Fault.IMPOSSIBLE),
        (packed("deal 1 0 0 0 0\n" + write(SAVE)), Fault.IMPOSSIBLE),
        (write(SAVE)[:-40], Fault.IMPOSSIBLE),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, fault: Fault) -> None:
    with pytest.raises(Refused) as refused:
        shared(text)
    assert refused.value.fault is fault
    assert len(str(refused.value)) > 10


def mutated(text: str, rng: Random, signs: str) -> str:
    """The text with some characters changed, lost, added, doubled or moved."""
    for _ in range(1 + int(rng.random() * 3)):
        place, end = sorted(int(rng.random() * (len(text) + 1)) for _ in range(2))
        sign = signs[int(rng.random() * len(signs))]
        text = (
            text[:place] + sign + text[place + 1 :],
            text[:place] + text[place + 1 :],
            text[:place] + sign + text[place:],
            text[:place] + text[end:],
            text[:end] + text[place:],
            text[place:] + text[:place],
        )[int(rng.random() * 6)]
    return text


def outcome(text: str) -> Save | Fault:
    try:
        return shared(text)
    except Refused as refused:
        return refused.fault


def test_a_mutated_fragment_is_refused_or_equal() -> None:
    rng, signs = Random(1), "".join(sorted(URL_SIGNS)) + "#%é \n\ud800\x00"
    saves = [save_at(rules, "mutated") for rules in RULE_SETS]
    fragments = [
        *[(game_fragment(save), save) for save in saves],
        *[(deal_fragment(save, 0), Save(beginning(save.game), save.seats)) for save in saves],
    ]
    faults, equal = set[Fault](), 0
    for number in range(MUTATIONS):
        fragment, save = fragments[number % len(fragments)]
        found = outcome(mutated(fragment, rng, signs))
        if isinstance(found, Fault):
            faults.add(found)
        else:
            assert found == save
            equal += 1
    assert {Fault.CUT, Fault.CHANGED, Fault.FOREIGN, Fault.NEWER} <= faults
    assert 0 < equal < MUTATIONS / 10


def test_a_mutated_save_with_a_right_checksum_is_refused_or_a_game() -> None:
    """Somebody writes a link by hand: whatever it says, it is played by the rules or refused."""
    rng, signs = Random(2), '0123456789 CDSH"[]{},:-\nabcdefgh'
    saves = [save_at(rules, "signed") for rules in RULE_SETS]
    found = list[Save | Fault]()
    for number in range(SIGNED_MUTATIONS):
        text = unpacked(game_fragment(saves[number % len(saves)]))
        body = mutated(text[: text.rindex("end ")], rng, signs)
        count = text.split()[-2]
        text = f"{body}end {count} {crc32(body.encode(errors='surrogatepass')):08x}\n"
        found.append(outcome(packed(text)))
    refused = [each for each in found if isinstance(each, Fault)]
    assert set(refused) == {Fault.IMPOSSIBLE}
    assert len(found) / 2 < len(refused) < len(found)
