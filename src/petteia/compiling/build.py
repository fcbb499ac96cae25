"""Building the compiled engine with Cython and the C compiler that Python was built for; nothing else is
needed.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import LIST, PACKAGE, SUFFIX, checkout, digest, places
from .native import HAND_MADE

# Of rules: a result that has more than 64 bits is counted by functions of our own (kernel/cells.pxd). Linking
# is told nothing of it, so that no library of the compiler is needed.
CHECKS = ("-fno-wrapv", "-fsanitize=signed-integer-overflow,shift,float-cast-overflow")
# No contraction to fused multiply-add, which would give other floats than the plain engine.
FLAGS = ("-O2", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing", "-fvisibility=hidden", "-g0", "-w",
         "-DCYTHON_CLINE_IN_TRACEBACK=0")  # fmt: skip

CYTHON = "3.1"
"""The oldest Cython that the translated modules are for."""

_CIMPORT = re.compile(r"^\s*from (\.?)([\w.]+) cimport ", re.MULTILINE)


class CannotCompile(Exception):  # noqa: N818  # then the plain engine runs, which is no error
    """There is no compiler or no Cython here, or one of them failed; the text says it in one line."""


def modules() -> list[str]:
    """The modules that are translated, in any order."""
    from .translate import DECLARING, takes_part

    found = []
    for part in ("kernel", "games"):
        for path in sorted((PACKAGE / part).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
            name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
            if takes_part(tree) or name in DECLARING:
                found.append(name)
    return found


def translate(work: Path) -> list[str]:
    """Write the Cython sources of all modules below a folder; returns the modules' names."""
    from .translate import Translator

    names = [name for name in modules() if name not in HAND_MADE]
    translator = Translator(names)
    for name in names:
        pyx, pxd = translator.write(name)
        target = work.joinpath(*name.split("."))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.with_suffix(".pyx").write_text(pyx, encoding="utf-8")
        target.with_suffix(".pxd").write_text(pxd, encoding="utf-8")
    for name in HAND_MADE:
        for suffix in (".pyx", ".pxd"):
            path = work.joinpath(*name.split(".")).with_suffix(suffix)
            written = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(suffix)
            if written.is_file():
                shutil.copy(written, path)
    for inner in {path.parent for path in work.rglob("*.pyx")}:
        while inner != work:
            (inner / "__init__.py").touch()
            inner = inner.parent
    return [*names, *HAND_MADE]


def compiler() -> list[str]:
    """The C compiler's command; CannotCompile if there is none."""
    if os.name == "nt":
        if importlib.util.find_spec("setuptools") is None:
            raise CannotCompile(
                "on Windows setuptools is needed to find the C compiler (pip install setuptools)"
            )
        return []
    given = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    for command in (given, ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    raise CannotCompile("there is no C compiler here (Debian: apt install gcc)")


def cython_version() -> str:
    """The version of Cython that is installed, empty if there is none."""
    if importlib.util.find_spec("Cython") is None:
        return ""
    return str(importlib.import_module("Cython").__version__)


def _need_cython() -> None:
    version = cython_version()
    if not version:
        raise CannotCompile(f"Cython is not installed (pip install 'cython>={CYTHON}')")
    if [int(part) for part in re.findall(r"\d+", version)[:2]] < [int(part) for part in CYTHON.split(".")]:
        raise CannotCompile(f"Cython {version} is too old (pip install 'cython>={CYTHON}')")


def _try(command: list[str], work: Path) -> None:
    """See whether the compiler works at all, before Cython works for a minute: it may lack libc's headers."""
    if os.name == "nt":
        return
    code = work / "try.c"
    code.write_text("#include <Python.h>\nint one(void) { return 1; }\n", encoding="utf-8")
    said = _make(command, code, code.with_suffix(SUFFIX), checked=True)
    if said is not None:
        told = [line.strip() for line in said.splitlines() if line.strip()]
        why = next((line for line in told if "error" in line), told[0] if told else "it says nothing")
        raise CannotCompile(f"the C compiler {command[0]} does not work: {why}")


def _make(command: list[str], code: Path, target: Path, checked: bool) -> str | None:
    """Make a module of Python from C; None, or what the compiler says where it fails."""
    include, made = f"-I{sysconfig.get_path('include')}", str(code.with_suffix(".o"))
    checks = CHECKS if checked else ()
    for words in (
        [*command, *FLAGS, *checks, "-fPIC", include, "-c", str(code), "-o", made],
        [*command, made, *_link(), "-o", str(target)],
    ):
        done = subprocess.run(words, cwd=code.parent, capture_output=True, text=True, check=False)
        if done.returncode:
            return done.stderr + done.stdout
    return None


def _link() -> list[str]:
    """How the compiler is told to make a module of Python."""
    words = shlex.split(sysconfig.get_config_var("LDSHARED") or "")[1:] or ["-shared"]
    return [word for word in words if not word.startswith(("-specs", "-g"))]


def build(into: Path | None = None, jobs: int | None = None) -> tuple[Path, int]:
    """Build what is not built yet; returns the folder of the compiled modules and how many were made.

    CannotCompile where that is not possible: then the plain engine runs.
    """
    root = checkout()
    place = into or (root / "build" / "compiled" if root else places()[0])
    kept = (root / "build" / "compiled" if root else place) / "kept"  # a wheel takes what is there already
    where = place / digest()
    if (where / LIST).is_file():
        return where, 0
    _need_cython()
    command = compiler()
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("Python's header files are not here (Debian: apt install python3-dev)")
    try:
        place.mkdir(parents=True, exist_ok=True)
        making = tempfile.TemporaryDirectory(dir=place, prefix="making-")
    except OSError as error:
        raise CannotCompile(f"{place} cannot be written: {error.strerror}") from None
    with making as folder:
        work = Path(folder)
        _try(command, work)
        names = translate_plainly(work / "source")
        if digest() != where.name:  # else an edit that is taken back would find what was made of it
            raise CannotCompile("the sources have changed meanwhile; compile them again")
        out = work / "out"
        out.mkdir()
        with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
            list(pool.map(lambda name: compile_one(work / "source", out, name, command, kept), names))
        (out / LIST).write_text("\n".join(names) + "\n", encoding="utf-8")
        _tidy(place, kept)
        try:
            out.rename(where)
        except OSError:
            if not (where / LIST).is_file():  # somebody else was faster, else it is a fault
                raise
    return where, len(names)


def translate_plainly(work: Path) -> list[str]:
    """Translate in a process that runs the plain engine, whatever runs here: constants are read from
    modules.
    """
    code = (
        "import sys, pathlib; from petteia.compiling.build import translate;"
        "print(*translate(pathlib.Path(sys.argv[1])))"
    )
    paths = os.pathsep.join([str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PETTEIA_PURE": "1", "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(work)], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(f"the rules could not be translated: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout.split()


def compile_one(source: Path, out: Path, name: str, command: list[str], kept: Path) -> None:
    """Compile one module, or take it from the last build if nothing that it includes has changed."""
    path = _place(source, name, ".pyx")
    target = out / f"{name}{SUFFIX}"
    cached = kept / f"{_key(source, name, command)}{SUFFIX}"
    if cached.is_file():
        shutil.copy(cached, target)
        os.utime(cached)
        return
    code = path.with_suffix(".c")
    _run([sys.executable, "-m", "cython", "-3", str(path.relative_to(source)), "-o", str(code)], source, name)
    if os.name == "nt":
        _compile_on_windows(code, target, name)
        _keep(target, cached)
        return
    said = _make(command, code, target, checked=name not in HAND_MADE)
    if said is not None:
        raise CannotCompile(f"{name} did not compile:\n{said.strip()}")
    _keep(target, cached)


def _place(source: Path, name: str, suffix: str) -> Path:
    return source.joinpath(*name.split(".")).with_suffix(suffix)


def included(source: Path, path: Path) -> list[Path]:
    """A Cython module and every declaration below ``source`` that it takes in, also by way of others."""
    found = set()
    waiting = [path, path.with_suffix(".pxd")]
    while waiting:
        file = waiting.pop()
        if file in found or not file.is_file():
            continue
        found.add(file)
        for near, name in _CIMPORT.findall(file.read_text(encoding="utf-8")):
            waiting.append(_place(file.parent if near else source, name, ".pxd"))
    return sorted(found)


def _key(source: Path, name: str, command: list[str]) -> str:
    """A digest of all that a compiled module follows from."""
    made_by = f"{name} {SUFFIX} {FLAGS} {CHECKS} {command} {cython_version()}"
    key = hashlib.blake2b(made_by.encode(), digest_size=16)
    for path in included(source, _place(source, name, ".pyx")):
        key.update(f"{path.relative_to(source).as_posix()}\n".encode() + path.read_bytes())
    return key.hexdigest()


def _keep(target: Path, cached: Path) -> None:
    cached.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=cached.parent, delete=False) as half:
        half.write(target.read_bytes())
    Path(half.name).replace(cached)


def _compile_on_windows(code: Path, target: Path, name: str) -> None:
    """With the compiler that setuptools finds."""
    from setuptools._distutils.ccompiler import new_compiler  # type: ignore[import-untyped,unused-ignore]

    made = new_compiler()
    try:
        objects = made.compile(
            [str(code)],
            include_dirs=[sysconfig.get_path("include")],
            extra_postargs=["/O2", "/fp:strict", "/w"],  # strict: never contracts, whatever the version,
        )
        libraries = [str(Path(sys.base_prefix) / "libs")]
        symbol = f"PyInit_{name.rpartition('.')[2]}"
        made.link_shared_object(objects, str(target), library_dirs=libraries, export_symbols=[symbol])
    except Exception as error:  # noqa: BLE001  # of many kinds, and none is exported
        raise CannotCompile(f"{name} did not compile: {error}") from None


def _run(command: list[str], folder: Path, name: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"{name} did not compile:\n{(done.stdout + done.stderr).strip()}")


def _tidy(place: Path, kept: Path) -> None:
    """Old builds go: the newest three stay, for whoever goes to and fro between two versions."""
    old = sorted((path.parent for path in place.glob(f"*/{LIST}")), key=lambda path: path.stat().st_mtime)
    for path in old[:-2]:
        shutil.rmtree(path, ignore_errors=True)
    modules = sorted(kept.glob("*"), key=lambda path: path.stat().st_mtime)
    for file in modules[:-400]:
        file.unlink(missing_ok=True)
