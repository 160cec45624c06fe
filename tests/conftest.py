"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before pygame is imported

# How long an example takes says more about the machine than about the code.
TIMELESS = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
# A test says the same whenever and wherever it runs; --hypothesis-profile=search looks farther.
settings.register_profile("same", **TIMELESS, derandomize=True)
settings.register_profile("search", **TIMELESS, max_examples=1000, print_blob=True)
settings.load_profile("same")
# Else examples are drawn from the numbers in all modules that the tests before have imported.
pytest.MonkeyPatch().setattr(
    "hypothesis.internal.conjecture.providers.is_local_module_file", lambda _: False
)


def forked() -> None:
    """Fail the test, since errors here are heard of: see filterwarnings."""
    raise AssertionError("a fork has the locks of other threads, and pygame's way with signals")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=forked)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option of our own."""
    parser.addoption(
        "--record", action="store_true", help="write the golden files anew instead of comparing"
    )


@pytest.fixture(scope="session")
def record(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--record"))
