"""What all tests share."""

import os

import pytest
from hypothesis import settings

# No deadlines: how long an example takes says more about the machine than about the code.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option of our own."""
    parser.addoption(
        "--record", action="store_true", help="write the golden files anew instead of comparing"
    )


@pytest.fixture(scope="session")
def record(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--record"))
