"""Kernels: plain functions over records, compiled. The one module that knows Numba.

Compiled code is kept on disk in a directory named by everything it was made
from (see ``cache``), because Numba itself does not notice an edited callee in
another file.
"""

import inspect
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite.ir import Constant, IntType
from numba.core.caching import NullCache
from numba.extending import intrinsic, overload

from pelagos.engine import cache

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config

IS_COMPILED = not _config.DISABLE_JIT

_OPTIONS: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
_QUICK = type(_config.OPT)(2)
_OURS = secrets.token_hex(4)  # in the names of the files that this process writes
_compiled: list[Any] = []
_is_disk_forgotten = False


def kernel(function: F) -> F:
    """Compile ``function`` on its first call, or leave it plain under ``NUMBA_DISABLE_JIT=1``.

    A kernel allocates nothing, raises nothing and trusts its caller. That it allocates nothing is
    checked here: without a run-time for memory, code that would does not compile. The run-time would
    also count references to arrays, which took a third of a random game.
    """
    if not IS_COMPILED:
        return function
    is_kept = not _is_disk_forgotten and cache.covers(Path(inspect.getfile(function)))
    outer, _config.CACHE_DIR = _config.CACHE_DIR, str(cache.directory())
    try:
        compiled = numba.njit(cache=is_kept, **_OPTIONS)(function)
    finally:
        _config.CACHE_DIR = outer
    if is_kept:
        _name_files_apart(compiled._cache._cache_file)
    _compiled.append(compiled)
    return cast(F, compiled)


def _name_files_apart(kept: Any) -> None:
    """Let no two processes write the same file: one would read code that the other made for another game.

    Numba numbers the files by an index, and two that compile at once may both read it before either writes.
    What is then missing in the index is compiled again.
    """
    kept._data_name_pattern = f"{kept._data_name_pattern.removesuffix('.nbc')}.{_OURS}.nbc"


def large_kernel(function: F) -> F:
    """Compile as ``kernel`` does, for one that takes whole games in: half as long, by LLVM's second level.

    Searches run as fast after it, random games a tenth slower.
    """
    compiled: Any = kernel(function)
    if IS_COMPILED:
        compile_fully = compiled.compile

        def compile_quickly(signature: Any) -> Any:
            outer, _config.OPT = _config.OPT, min(_config.OPT, _QUICK)
            try:
                return compile_fully(signature)
            finally:
                _config.OPT = outer

        compiled.compile = compile_quickly
    return cast(F, compiled)


def part(function: F) -> F:
    """Mark a piece of a kernel that is too long for one function: it becomes a part of the one that calls it.

    LLVM optimises a kernel again within each of its callers, so deep calls between large ones take long.
    """
    return cast(F, numba.njit(inline="always", **_OPTIONS)(function)) if IS_COMPILED else function


def forget_disk() -> None:
    """Stop reading and writing compiled code on disk, for the rest of this process."""
    global _is_disk_forgotten  # noqa: PLW0603 - kernels defined later must know too
    _is_disk_forgotten = True
    for compiled in _compiled:
        compiled._cache = NullCache()


def overload_with(stub: Callable[..., Any], choose: Callable[..., Any]) -> None:
    """Let compiled code that calls ``stub`` call what ``choose`` returns for the argument types."""
    options: Any = {"forceinline": True, **_OPTIONS}
    overload(stub, jit_options=options)(choose)


def inlined(compiled: Any) -> Any:
    """Return the same kernel as one that is compiled into each of its callers.

    Generic loops call rules this way: passing two arrays takes as long as many a rule, and random
    games ran 1.4 times as fast without it.
    """
    return numba.njit(forceinline=True, **_OPTIONS)(compiled.py_func)


def compiled_type(dtype: np.dtype[Any]) -> Any:
    """Return Numba's own name for records of ``dtype``."""
    return numba.from_dtype(dtype)


def record(*fields: tuple[str, str] | tuple[str, str, tuple[int, ...]]) -> np.dtype[Any]:
    """Build the dtype of a state, with attribute access in compiled and plain code alike.

    Fields must fill the record: what stands in gaps is not copied, so equal states could differ in bytes.
    """
    dtype = np.dtype(list(fields), align=True)
    if dtype != np.dtype(list(fields)):
        packed = np.dtype(list(fields)).itemsize
        raise ValueError(f"expected fields without gaps, got {dtype.itemsize - packed} bytes of them")
    return np.dtype((np.record, dtype))


def _bit_intrinsic(emit_count: Callable[[Any, Any], Any]) -> Any:
    """Make a compiled function of one integer that is a single machine instruction."""

    @intrinsic
    def count(_typing: Any, bits: Any) -> Any:
        if not isinstance(bits, numba.types.Integer):
            raise numba.errors.TypingError(f"expected an integer, got {bits}: is uint64 mixed with int64?")

        def emit(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return context.cast(builder, emit_count(builder, args[0]), bits, numba.intp)

        return numba.intp(bits), emit

    return count


_ZERO_IS_UNDEFINED = Constant(IntType(1), 1)
_trailing_zeros = _bit_intrinsic(lambda builder, bits: builder.cttz(bits, _ZERO_IS_UNDEFINED))
_population = _bit_intrinsic(lambda builder, bits: builder.ctpop(bits))


def lowest_bit(bits: int | np.integer[Any]) -> int:
    """Return the position of the lowest bit set; ``bits`` is not 0."""
    return (int(bits) & -int(bits)).bit_length() - 1


def num_bits(bits: int | np.integer[Any]) -> int:
    """Count the bits set in ``bits``, which is not negative."""
    return int(bits).bit_count()


@overload(lowest_bit)
def _lowest_bit(bits):  # type: ignore[no-untyped-def]  # Numba compares the argument names
    return lambda bits: _trailing_zeros(bits)  # noqa: PLW0108 - Numba compiles a function, not an intrinsic


@overload(num_bits)
def _num_bits(bits):  # type: ignore[no-untyped-def]
    return lambda bits: _population(bits)  # noqa: PLW0108
