"""The plain modules of a page do what the game needs of those in whose place they stand."""

import ast
import dataclasses
import importlib.util
import inspect
import pathlib
import sys
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from build.bundle.bytecode import PLAIN, START
from build.environment import ROOT


def plain(name: str) -> ModuleType:
    """A plain module, which is not put in the place of the library's here."""
    folder = PLAIN / "library" / name
    path = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    spec = importlib.util.spec_from_file_location(f"plain_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def names_in(path: Path) -> set[str]:
    """The names that the lines of a module give to something."""
    names: set[str] = set()
    for line in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.FunctionDef | ast.ClassDef):
            names.add(line.name)
        elif isinstance(line, ast.ImportFrom):
            names.update(alias.asname or alias.name for alias in line.names)
        else:
            names.update(node.id for node in ast.walk(line) if isinstance(node, ast.Name))
    return names


def test_all_that_the_game_imports_of_them_is_there() -> None:
    library = PLAIN / "library"
    there: dict[str, set[str]] = {}
    for path in library.rglob("*.py"):
        parts = path.relative_to(library).with_suffix("").parts
        there[".".join(part for part in parts if part != "__init__")] = names_in(path)
    missing = [
        (path.relative_to(ROOT).as_posix(), node.module, alias.name)
        for path in (*(ROOT / "hearts").rglob("*.py"), ROOT / "main.py", START)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module in there
        for alias in node.names
        if alias.name not in there[node.module]
    ]
    assert "Future" in there["asyncio"]
    assert missing == []


def dwelling(module: Any) -> Any:
    """A dataclass as the game has them."""

    class House:
        rooms: int
        name: str = "small"
        owners: list[str] = module.field(default_factory=list, compare=False)

        @property
        def large(self) -> bool:
            return self.rooms > 5

    return module.dataclass(frozen=True)(House)


def choices(module: Any) -> Any:
    """A dataclass that checks its fields, all of them named."""

    class Choices:
        players: int = 4
        packs: int = 1

        def __post_init__(self) -> None:
            if self.players < 2:
                raise ValueError("too few")

    return module.dataclass(frozen=True, kw_only=True)(Choices)


POINT = """
class Point(NamedTuple):
    x: int
    y: int = 7

    @property
    def sum(self):
        return self.x + self.y
"""


@pytest.fixture(params=[dataclasses, "dataclasses"], ids=["library", "plain"])
def module(request: pytest.FixtureRequest) -> Any:
    return plain(request.param) if isinstance(request.param, str) else request.param


def test_a_dataclass_is_made_compared_and_changed(module: Any) -> None:
    house = dwelling(module)
    one, other = house(3), house(3, owners=["me"])
    assert (one.rooms, one.name, one.owners, one.large) == (3, "small", [], False)
    assert one == other
    assert hash(one) == hash(other)
    assert one != house(4)
    assert one != 3
    assert module.replace(one, rooms=9).large
    assert module.asdict(other) == {"rooms": 3, "name": "small", "owners": ["me"]}
    assert [field.name for field in module.fields(one)] == ["rooms", "name", "owners"]
    assert repr(one).endswith("House(rooms=3, name='small', owners=[])")
    assert house.__match_args__ == ("rooms", "name", "owners")


def test_a_dataclass_refuses_what_it_cannot_be(module: Any) -> None:
    house = dwelling(module)
    for values, named in (((), {}), ((1, "a", [], 4), {}), ((1,), {"rooms": 2}), ((1,), {"x": 2})):
        with pytest.raises(TypeError):
            house(*values, **named)
    with pytest.raises(module.FrozenInstanceError):
        house(1).rooms = 2


def test_a_dataclass_of_named_fields_checks_them(module: Any) -> None:
    made = choices(module)
    assert made(players=5) == module.replace(made(), players=5)
    assert {made(): 1}[made()] == 1
    with pytest.raises(TypeError):
        made(5)
    with pytest.raises(ValueError, match="too few"):
        module.replace(made(), players=1)


@pytest.mark.parametrize("kind", [typing.NamedTuple, "typing"], ids=["library", "plain"])
def test_a_named_tuple_is_written_as_a_class(kind: Any) -> None:
    base = plain(kind).NamedTuple if isinstance(kind, str) else kind
    names: dict[str, Any] = {"NamedTuple": base, "__name__": __name__}
    exec(POINT, names)
    point = names["Point"]
    assert point(1) == (1, 7)
    assert point(1, y=2).sum == 3
    assert point(1)._replace(x=4) == (4, 7)
    assert point._fields == ("x", "y")
    assert point.__module__ == __name__


def test_annotations_can_be_written() -> None:
    forms = plain("typing")
    value = forms.TypeVar("Value", bound=int)
    assert forms.Any | None
    assert int | value
    assert forms.Final[int]
    assert forms.cast(int, "x") == "x"
    assert forms.Protocol[value] is forms.Protocol
    assert not forms.TYPE_CHECKING


def test_a_path_leads_to_the_same_files() -> None:
    ours, theirs = plain("pathlib").Path, pathlib.Path
    for found in (kind(ROOT / "build").parent / "assets" / "text" for kind in (ours, theirs)):
        assert str(found) == str(ROOT / "assets" / "text")
        assert found.is_dir()
        assert (found.name, found.parents[1].name) == ("text", ROOT.name)
        settings = next(path for path in (found / "en").iterdir() if path.stem == "settings")
        assert settings.suffix == ".toml"
        assert "language" in settings.read_text(encoding="utf-8")
    assert ours("/") / "b" == ours("/b") > ours("/a").resolve()
    assert len({ours("a"), ours("a")}) == 1


def test_coroutines_go_on_when_what_they_wait_for_has_come() -> None:
    page = plain("asyncio")
    said: list[object] = []
    first, second = page.Future(), page.get_event_loop().create_future()

    async def wait() -> str:
        said.append(await first)
        try:
            await second
        except OSError as error:
            said.append(str(error))
        said.append(await first)  # done long ago
        return "end"

    task = page.ensure_future(wait())
    task.add_done_callback(lambda done: said.append(done.result()))
    assert not said
    first.set_result(1)
    assert said == [1]
    second.set_exception(OSError("lost"))
    assert said == [1, "lost", 1, "end"]
    assert page.ensure_future(task) is task


def test_an_error_in_a_coroutine_is_its_result() -> None:
    page = plain("asyncio")

    async def fail() -> None:
        raise ValueError("wrong")

    task = page.get_event_loop().create_task(fail())
    assert task.done()
    assert str(task.exception()) == "wrong"
    with pytest.raises(ValueError, match="wrong"):
        task.result()


def test_an_error_is_told_with_what_led_to_it() -> None:
    def fail() -> None:
        try:
            raise KeyError("first")
        except KeyError as error:
            raise ValueError("then") from error

    try:
        fail()
    except ValueError:
        told = plain("traceback").format_exc()
    lines = told.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert "KeyError: 'first'" in lines
    assert lines[-1] == "ValueError: then"
    assert f'File "{__file__}", line ' in told
    assert "in fail" in told


def test_a_coroutine_is_known_as_one() -> None:
    async def wait() -> None:
        pass

    for module in (inspect, plain("inspect")):
        assert module.iscoroutinefunction(wait)
        assert not module.iscoroutinefunction(test_a_coroutine_is_known_as_one)
        assert not module.iscoroutinefunction(len)
        coroutine = wait()
        assert module.iscoroutine(coroutine)
        coroutine.close()


def test_pyodide_is_answered_when_it_starts() -> None:
    base = plain("_pyodide/_base")
    assert base.eval_code("{}") == {}
    assert base.eval_code("import sys; sys", {}) is sys
    assert base.pyimport_impl("sys") is sys
