"""What compiles the engine for browsers, where a piece of it cannot be had: the site is built without, and says why."""

from __future__ import annotations

import json
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools import site_engine, wasm_chain, wasm_engine


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for outside of this process is not to be had."""

    def nothing(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "no network")

    monkeypatch.setattr(subprocess, "run", nothing)


@pytest.mark.usefixtures("no_network")
def test_a_compiler_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    with pytest.raises(wasm_chain.ChainMissing, match="the compiler of requirements-wasm"):
        wasm_chain.fetch(tmp_path, {})
    assert not (tmp_path / "compiler/lock").exists(), "the next build tries again"


@pytest.mark.parametrize(("there", "said"), [(False, "apt-get is not here"), (True, "no mirror of Debian")])
@pytest.mark.usefixtures("no_network")
def test_headers_that_cannot_be_had_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool, said: str
) -> None:
    compiler = tmp_path / "compiler"
    compiler.mkdir()
    lock = wasm_chain.ROOT / wasm_chain.COMPILER_LOCK
    (compiler / "lock").write_bytes(lock.read_bytes())
    monkeypatch.setattr(shutil, "which", lambda tool: tool if there else None)
    with pytest.raises(wasm_chain.ChainMissing, match=said):
        wasm_chain.fetch(tmp_path, {})


def test_the_engine_is_interpreted_where_it_cannot_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runtime = tmp_path / "runtime"
    runtime.mkdir()
    for name in site_engine.RUNTIME_FILES.values():
        (runtime / name).write_text(name, encoding="utf-8")
    with zipfile.ZipFile(runtime / site_engine.LIBRARY, "w") as library:
        library.writestr("json/__init__.pyc", b"1")
        library.writestr("turtle.pyc", b"2")

    def missing() -> dict[str, bytes]:
        raise wasm_engine.Unavailable("there is no mirror")

    monkeypatch.setattr(wasm_engine, "binaries", missing)
    monkeypatch.setattr(site_engine, "RUNTIME", runtime)
    monkeypatch.setattr(site_engine, "_wheel_files", dict)
    monkeypatch.setattr(site_engine, "_play", lambda sources: ({"json"}, {"kingsbridge/form.pyc": b"3"}))
    assert site_engine.write(tmp_path / "engine") == "there is no mirror"
    about = json.loads((tmp_path / "engine" / site_engine.ABOUT).read_text(encoding="utf-8"))
    assert (about["form"], about["library"]) == ("interpreted", ["json"])
    with zipfile.ZipFile(tmp_path / "engine" / site_engine.LIBRARY) as library:
        assert library.namelist() == ["json/__init__.pyc"], "what no game takes is left out"
    with zipfile.ZipFile(tmp_path / "engine" / site_engine.ENGINE) as engine:
        names = engine.namelist()
    assert "kingsbridge/form.pyc" in names and not [name for name in names if name.endswith((".py", ".so"))]
