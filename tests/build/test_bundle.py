"""The pieces of the web bundle: archives, checks of what is supplied, the page, the release."""

import hashlib
import io
import json
import re
import tarfile
import threading
import zipfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from build.bundle import policy, release, runtime, wheel
from build.bundle.__main__ import check, put
from build.bundle.archive import files_in, packed, tarred, zipped
from build.bundle.stage import stage
from build.bundle.tools import NODE, npm, run
from build.environment import ROOT, SetupError
from hearts.ui.text import RIGHT_TO_LEFT

FILES = {"a.txt": b"one", "b/c.txt": b"two" * 1000}


def test_archives_depend_on_their_contents_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = zipped(FILES), tarred(FILES), packed(b"x")
    monkeypatch.setattr("time.time", lambda: 2e9)
    assert (zipped(FILES), tarred(FILES), packed(b"x")) == before
    with zipfile.ZipFile(io.BytesIO(zipped(FILES))) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == FILES
    with tarfile.open(fileobj=io.BytesIO(tarred(FILES))) as archive:
        assert archive.getnames() == list(FILES)


def test_a_name_that_the_page_could_not_read_is_refused() -> None:
    with pytest.raises(ValueError, match="longer than 100 bytes"):
        tarred({"x" * 101: b""})


def test_the_stage_has_the_game_and_nothing_else(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for name in ("main.py", "hearts/a.py", "hearts/__pycache__/a.pyc", "assets/x.svg", "notes.txt"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text("")
    stage(source, tmp_path / "staged")
    found = [path for path in (tmp_path / "staged").rglob("*") if path.is_file()]
    names = sorted(path.relative_to(tmp_path / "staged").as_posix() for path in found)
    assert names == ["assets/x.svg", "hearts/a.py", "main.py"]
    (source / "main.py").unlink()
    with pytest.raises(SetupError, match=r"main\.py is missing"):
        stage(source, tmp_path / "again")


def test_our_wheel_is_the_one_we_know() -> None:
    assert hashlib.sha256(wheel.OWN.read_bytes()).hexdigest() == wheel.SHA256
    assert wheel.SHA256 in (ROOT / "build" / "wheel" / "README.md").read_text(encoding="utf-8")


def test_the_runtime_is_named_in_the_licences() -> None:
    licences = (release.PAGE / "licences.txt").read_text(encoding="utf-8")
    assert f"Pyodide {runtime.VERSION} " in licences


def test_a_wrong_wheel_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="--wheel FILE"):
        wheel.unpack(tmp_path / "none.whl", tmp_path / "out")
    wrong = tmp_path / "wrong.whl"
    wrong.write_bytes(zipped(FILES))
    with pytest.raises(SetupError, match="is not a wheel of pygame-ce"):
        wheel.unpack(wrong, tmp_path / "out")


def test_a_wrong_runtime_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"package\.json, pyodide\.mjs"):
        runtime.runtime(tmp_path)
    for name in ("package.json", *runtime.FILES, runtime.LOCK):
        (tmp_path / name).touch()
    said = {'{"version": "0.1"}': r"0\.1", "{}": "unknown", "[]": "unknown", "what?": "unknown"}
    for text, version in said.items():
        (tmp_path / "package.json").write_text(text)
        with pytest.raises(SetupError, match=f"its version is {version}"):
            runtime.runtime(tmp_path)
    (tmp_path / f"pyodide-{runtime.VERSION}.tgz").write_bytes(b"something else")
    with pytest.raises(SetupError, match="its sha512 is"):
        runtime.runtime(cache=tmp_path)


def test_the_runtime_is_unpacked_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    version = f'{{"version": "{runtime.VERSION}"}}'.encode()
    files = {f"package/{name}": version for name in ("package.json", *runtime.FILES, runtime.LOCK)}
    (tmp_path / "archive").write_bytes(tarred(files))
    fetching, go_on = threading.Event(), threading.Event()
    fetched: list[object] = []

    def fetch(*asked: object) -> Path:
        fetched.append(asked)
        fetching.set()
        go_on.wait()
        return tmp_path / "archive"

    monkeypatch.setattr(runtime, "fetched", fetch)
    with ThreadPoolExecutor(2) as both:
        first = both.submit(runtime.runtime, cache=tmp_path)
        fetching.wait()
        second = both.submit(runtime.runtime, cache=tmp_path)
        try:
            while "Waiting for another process" not in capsys.readouterr().out:
                assert len(fetched) == 1
        finally:
            go_on.set()
    assert first.result() == second.result()
    assert len(fetched) == 1


def test_a_machine_without_node_has_what_the_bundle_is_made_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for command in (NODE, npm()):
        assert re.fullmatch(r"v?\d+(\.\d+)+\n", run("it", [*command, "--version"], tmp_path))


def test_evals_become_a_table_of_functions() -> None:
    script = f"{policy.SCOPE}a{policy.EVALUATED};b{policy.EVALUATED};}}{policy.EXPORT}"
    made = policy.without_eval(script, ['($0) => { f("</script>", $0) };'])
    assert "eval" not in made
    assert '($0) => { f("</script>", $0) }' in made
    with pytest.raises(SetupError, match="must be adapted"):
        policy.without_eval("another version", [])


def test_the_policy_allows_nothing_from_elsewhere() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in release.policy(b"x").split(";"))
    assert rules.pop("default-src") == "'none'"
    assert "'unsafe-eval'" not in rules["script-src"].split()
    assert "'unsafe-inline'" not in rules["script-src"].split()
    sources = {source for rule in rules.values() for source in rule.split()}
    words = ("'self'", "'none'", "'wasm-unsafe-eval'", "'unsafe-inline'", "data:", "blob:")
    assert {source for source in sources if source not in words} == {
        source for source in sources if re.fullmatch("'sha256-.{44}'", source)
    }


def test_every_text_of_the_page_exists_in_every_language() -> None:
    texts = json.loads((release.PAGE / "texts.json").read_text(encoding="utf-8"))
    scripts = "".join(path.read_text(encoding="utf-8") for path in release.PAGE.glob("*.js"))
    reasons = set(re.findall(r'failed\("(\w+)"', scripts))
    assert {"old", "missing", "memory", "slow", "broken"} == reasons
    wanted = {f"failed.{reason}" for reason in reasons}
    wanted |= {f"part.{part}" for part in release.PRELOADED}
    wanted |= {"name", "wait", "loading", "starting", "retry", "canvas", "keys", "log"}
    wanted |= {"direction"}
    languages = {folder.name for folder in (ROOT / "assets" / "text").iterdir()}
    assert {name: set(keys) for name, keys in texts.items()} == dict.fromkeys(languages, wanted)
    directions = {language: keys["direction"] for language, keys in texts.items()}
    assert {name for name in languages if directions[name] == "rtl"} == languages & RIGHT_TO_LEFT
    without_scripts = (ROOT / "index.html").read_text(encoding="utf-8")
    said = Counter(re.findall(r'<p lang="(\w+)"(?: dir="rtl")?>', without_scripts))
    assert said == dict.fromkeys(languages - {"en"}, 2)  # as in English: stuck, and no JavaScript


def made(files: dict[str, bytes]) -> release.Release:
    """A release of these files."""
    made = release.Release()
    for name, content in files.items():
        made.add(name, content, offline=False)
    made.add_manifest()
    return made


def test_a_release_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    out = tmp_path / "new" / "web"
    for files in ({"a.txt": b"1", "files/b.txt": b"2"}, {"a.txt": b"3", "c.txt": b"4"}):
        check(out)
        put(made(files), out)
        found = files_in(out)
        found.pop("manifest.json")
        assert found == files
    assert [path.name for path in out.parent.iterdir()] == ["web"]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("web/thesis.txt", "years of work"),
        ("web/manifest.json", '{"name": "another page"}'),
        ("web/manifest.json", '["files"]'),
        ("web/manifest.json", "not JSON"),
        ("web/files/thesis.txt", "beside a release"),
        ("web", "a file"),
    ],
)
def test_nothing_else_is_replaced(name: str, content: str, tmp_path: Path) -> None:
    out, path = tmp_path / "web", tmp_path / name
    if "beside" in content:
        put(made({"a.txt": b"1"}), out)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    with pytest.raises(SetupError, match=rf"{path.name} is no part .* Name an empty"):
        check(out)


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match="cannot be written: "):
        put(made({}), tmp_path / "file" / "web")


def test_a_place_in_the_template_that_is_missing_is_an_error() -> None:
    assert release.filled("a {{b}} c", {"b": "x"}) == "a x c"
    with pytest.raises(ValueError, match="0 times, not once"):
        release.filled("a c", {"b": "x"})
