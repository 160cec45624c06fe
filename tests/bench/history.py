"""How long a history of 5,000 games takes to open, and 1,000 whole games beside their transcripts.

The 5,000 games lie in files of a new folder. Opening them must take 300 ms at most.
All times are of the processor.
"""

import tempfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from time import process_time
from typing import Final

from hearts.engine.notation import Save
from hearts.engine.variants import CLASSIC
from hearts.records.exchange import exported, imported
from hearts.records.fairness import high_cards, verdict
from hearts.records.history import NO_HISTORY, appended, opened, opening
from hearts.records.overview import overview
from hearts.records.record import Entry, finished
from hearts.records.work import finish
from hearts.ui.host_desktop import Files
from tests.records.games import START, autoplayed, seats_of
from tests.records.test_statistics import compare_with_transcripts, played

GAMES: Final = 5000
DIFFERENT: Final = 50  # games played; the others are copies under names of their own
LIMIT: Final = 0.3  # seconds
WHOLE_GAMES: Final = 1000


def games() -> Iterator[Entry]:
    """Games of the usual length, all with ids, seeds and times of their own."""
    some = [
        finished(Save(autoplayed(CLASSIC, f"{number}", "novice"), seats_of(4)), START)
        for number in range(DIFFERENT)
    ]
    for number in range(GAMES):
        record, save = some[number % DIFFERENT]
        when = f"{START + timedelta(hours=number):%Y-%m-%dT%H:%M:%SZ}"
        yield Entry(record._replace(id=f"{number:016x}", when=when, seed=f"{number}"), save)


def seconds(work: Callable[[], object], times: int = 5) -> float:
    """Of the processor, the best of some runs: what else the machine does counts for nothing."""
    found: list[float] = []
    for _ in range(times):
        start = process_time()
        work()
        found.append(process_time() - start)
    return min(found)


def show(what: str, duration: float) -> None:
    print(f"{what:<48} {1000 * duration:8.1f} ms")


def main() -> None:
    """Print the figures; exit with a message where opening takes too long."""
    with tempfile.TemporaryDirectory() as folder:
        storage, history = Files(Path(folder)), NO_HISTORY
        some = list(games())
        for first in range(0, GAMES - 1, 250):
            history = appended(storage, some[first : first + 250], history)
        keys = storage.keys()
        used = sum(len(storage.read(key) or "") for key in keys)
        print(f"{GAMES} games, {len(history.saves)} of them in full: {used:,} characters")
        duration = seconds(lambda: opened(storage))
        show("open", duration)
        show("open again, nothing new", seconds(lambda: opened(storage, history)))
        show("first games shown", seconds(lambda: next(opening(storage))))
        records = opened(storage).records
        assert len(records) == GAMES
        show("statistics and rating", seconds(lambda: finish(overview(records))))
        show("first statistics shown", seconds(lambda: next(overview(records))))
        text = exported(storage, history)
        show("export", seconds(lambda: exported(storage, history), times=1))
        show("read an export", seconds(lambda: imported(text), times=1))
        fresh = finished(Save(autoplayed(CLASSIC, "new", "novice"), seats_of(4)), START)
        show("add a game", seconds(lambda: appended(storage, [fresh], history), times=1))
        show("high cards of all deals", seconds(lambda: finish(high_cards(records)), times=1))
        print(verdict(finish(high_cards(records[:500]))))
    start = process_time()
    compare_with_transcripts(list(played(WHOLE_GAMES)))
    show(f"{WHOLE_GAMES} whole games, as their transcripts", process_time() - start)
    if duration > LIMIT:
        raise SystemExit(f"opening took {duration:.3f} s, more than {LIMIT} s")
