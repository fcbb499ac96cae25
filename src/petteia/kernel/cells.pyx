# cython: language_level=3, boundscheck=False, wraparound=False, annotation_typing=False
"""Cells: where a position's numbers live, in C memory. cells.py is the plain form and says what each is for."""

from cpython.object cimport PyTypeObject
from cpython.ref cimport PyObject
from libc.stdint cimport int64_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcmp, memcpy, memset

COMPILED = True
TOP = 0
FRAME = 8
LEAST, MOST = -(1 << 63), (1 << 63) - 1
Numbers = list[int]
Floats = list[float]

cdef tuple NOTHING = ()

cdef enum:
    C_TOP = 0
    C_FRAME = 8


def native(function):
    """Marks a function or method that compiles to C without Python objects; see docs/compiling.md."""
    return function


def buffer(size):
    """Room for so many whole numbers, all 0; compiled, a C array of the function that asks for it."""
    return Vector([0] * size)


def floats(size):
    """Room for so many floats, all 0."""
    return FloatVector(size)


def write_floats(target, values):
    """Write numbers into a buffer of floats of the same length."""
    cdef FloatVector row
    cdef float[::1] singles
    cdef double[::1] doubles
    cdef Py_ssize_t i
    if isinstance(values, FloatVector):
        row = values
        try:
            singles = target
        except (TypeError, ValueError, BufferError):
            try:
                doubles = target
            except (TypeError, ValueError, BufferError):
                pass
            else:
                if doubles.shape[0] == row.size:
                    memcpy(&doubles[0], row.p, row.size * sizeof(double))
                    return
        else:
            if singles.shape[0] == row.size:
                for i in range(row.size):
                    singles[i] = <float>row.p[i]
                return
        values = row[:]
    for i, value in enumerate(values):
        target[i] = value


def arrange(Vector out, first, last):
    """Sort the numbers from ``first`` to before ``last``; returns ``last``."""
    if not 0 <= first <= last <= out.size:
        raise IndexError("there are fewer numbers than are to be sorted")
    return c_arrange(out.p, first, last)


def numbers(values):
    """What keeps a table for rules to read (see `Machine`); OverflowError if one has more than 64 bits."""
    return Vector(values)


def check(values):
    """OverflowError if a number has more than 64 bits: the compiled engine could not hold it."""
    if values and (min(values) < LEAST or max(values) > MOST):
        raise OverflowError("a number of a state or a table has more than 64 bits")


cdef uint64_t c_overflows = 0
petteia_overflows = &c_overflows


cdef int64_t c_inexact() except -1:
    """The error of a compiled function in which a result did not fit."""
    raise OverflowError("a result of the rules' arithmetic has more than 64 bits; the state is not to be used any more")


cdef int64_t fitting(value) except? -7777777777777777777:
    """The number, if it fits into 64 bits."""
    try:
        return value
    except OverflowError:
        raise OverflowError("a number of a state or a table has more than 64 bits") from None


cdef void sift(int64_t* out, int64_t root, int64_t size) noexcept nogil:
    cdef int64_t child, kept
    kept = out[root]
    while True:
        child = 2 * root + 1
        if child >= size:
            break
        if child + 1 < size and out[child + 1] > out[child]:
            child += 1
        if out[child] <= kept:
            break
        out[root] = out[child]
        root = child
    out[root] = kept


cdef int64_t c_arrange(int64_t* out, int64_t first, int64_t last) noexcept nogil:
    cdef int64_t i, j, kept, size
    cdef int64_t moves = 0
    out += first
    size = last - first
    for i in range(1, size):  # lists are nearly sorted as a rule
        kept = out[i]
        j = i
        while j and out[j - 1] > kept:
            out[j] = out[j - 1]
            j -= 1
            moves += 1
        out[j] = kept
        if moves > 8 * size:
            break
    else:
        return last
    for i in range(size // 2 - 1, -1, -1):
        sift(out, i, size)
    for i in range(size - 1, 0, -1):
        out[0], out[i] = out[i], out[0]
        sift(out, 0, i)
    return last


cdef class Vector:
    """A row of 64-bit numbers of fixed length that behaves like a list otherwise; slices are lists."""

    __hash__ = None

    def __cinit__(self, values=()):
        cdef Py_ssize_t i
        cdef list given = list(values)
        self.size = len(given)
        self.p = <int64_t*>malloc((self.size or 1) * sizeof(int64_t))
        if self.p == NULL:
            raise MemoryError
        for i in range(self.size):
            self.p[i] = fitting(given[i])

    def __dealloc__(self):
        free(self.p)

    def __len__(self):
        return self.size

    cdef Py_ssize_t place(self, index) except -1:
        cdef Py_ssize_t i = index
        if i < 0:
            i += self.size
        if not 0 <= i < self.size:
            raise IndexError("index out of range")
        return i

    def __getitem__(self, index):
        cdef Py_ssize_t start, stop, step, i
        if isinstance(index, slice):
            start, stop, step = index.indices(self.size)
            if step == 1:
                return [self.p[i] for i in range(start, stop)]
            return [self.p[i] for i in range(start, stop, step)]
        return self.p[self.place(index)]

    def __setitem__(self, index, value):
        cdef Py_ssize_t start, stop, step, i
        cdef list given
        if isinstance(index, slice):
            start, stop, step = index.indices(self.size)
            given = list(value)
            if len(given) != len(range(start, stop, step)):
                raise ValueError(f"{len(given)} numbers do not fit into {len(range(start, stop, step))} places")
            for one in given:
                fitting(one)  # all of them fit, or none is written
            for i, one in zip(range(start, stop, step), given):
                self.p[i] = one
            return
        i = self.place(index)
        self.p[i] = fitting(value)

    def __iter__(self):
        return iter(self[:])

    def __reversed__(self):
        return reversed(self[:])

    def __contains__(self, value):
        return value in self[:]

    def __eq__(self, other):
        if isinstance(other, Vector):
            return self.size == (<Vector>other).size and not memcmp(
                self.p, (<Vector>other).p, self.size * sizeof(int64_t))
        return self[:] == other if isinstance(other, list) else NotImplemented

    def __add__(self, other):
        return list(self) + list(other)

    def index(self, *args):
        """As of a list."""
        return self[:].index(*args)

    def count(self, value):
        """As of a list."""
        return self[:].count(value)

    def copy(self):
        """As of a list: a list."""
        return self[:]

    def __repr__(self):
        return repr(self[:])

    def __reduce__(self):
        return Vector, (self[:],)


cdef class FloatVector:
    """A row of floats of fixed length."""

    def __cinit__(self, Py_ssize_t size):
        self.size = size
        self.p = <double*>calloc(size or 1, sizeof(double))
        if self.p == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.p)

    def __len__(self):
        return self.size

    def __getitem__(self, index):
        cdef Py_ssize_t start, stop, step, i
        if isinstance(index, slice):
            start, stop, step = index.indices(self.size)
            if step == 1:
                return [self.p[i] for i in range(start, stop)]
            return [self.p[i] for i in range(start, stop, step)]
        i = index
        if i < 0:
            i += self.size
        if not 0 <= i < self.size:
            raise IndexError("index out of range")
        return self.p[i]

    def __setitem__(self, Py_ssize_t i, double value):
        if not 0 <= i < self.size:
            raise IndexError("index out of range")
        self.p[i] = value


cdef class Luck:
    """A generator of its own for rollouts (SplitMix64): the same on every platform, compiled or not."""

    def __init__(self, seed):
        self._state = seed & 0xFFFFFFFFFFFFFFFF

    cdef int64_t c_below(self, int64_t limit) noexcept nogil:
        cdef uint64_t z
        self._state += <uint64_t>0x9E3779B97F4A7C15
        z = self._state
        z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
        z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
        return <int64_t>((((z ^ (z >> 31)) >> 32) * <uint64_t>limit) >> 32)

    def below(self, int64_t limit):
        """A number from 0 to before ``limit``, which is at most 2**31."""
        return self.c_below(limit)


cdef class Machine:
    """What works a setup's positions: its steps, its tables, and the buffers that lists are written into."""

    def __cinit__(self, steps, int64_t size, int64_t frames, int64_t capacity):
        self.steps = tuple(steps)
        self.size, self.frames, self.capacity = size, frames, capacity
        n = len(self.steps) or 1
        self.pointers = <PyObject**>calloc(n, sizeof(PyObject*))
        self.kinds = <char*>calloc(n, 1)
        self.forcing = <char*>calloc(n, 1)
        self.out = <int64_t*>calloc(capacity or 1, sizeof(int64_t))
        self.weights = <int64_t*>calloc(capacity or 1, sizeof(int64_t))
        if not (self.pointers and self.kinds and self.forcing and self.out and self.weights):
            raise MemoryError
        for i, step in enumerate(self.steps):
            self.pointers[i] = <PyObject*>step
            # A class of Python's own may override what its compiled base does: then its methods are asked.
            self.kinds[i] = "_native" in vars(type(step))
            self.forcing[i] = step.how_forced()
        self.fix(Vector())

    def __dealloc__(self):
        free(self.pointers)
        free(self.kinds)
        free(self.forcing)
        free(self.out)
        free(self.weights)

    def fix(self, Vector table):
        """Set the table that rules read as ``state.t``, made by `numbers`."""
        self.table = table
        self.t = table.p

    def __reduce__(self):
        return revive_machine, (self.steps, self.size, self.frames, self.capacity, list(self.table))

    def twin(self):
        """Another one for the same steps and tables with buffers of its own: for another thread."""
        twin = Machine(self.steps, self.size, self.frames, self.capacity)
        twin.fix(self.table)
        return twin


def revive_machine(steps, size, frames, capacity, table):
    """A machine as it was."""
    machine = Machine(steps, size, frames, capacity)
    machine.fix(Vector(table))
    return machine


def revive(kind, setup, v):
    """A state as it was."""
    return kind(setup, v)


cdef class Cells:
    """The storage of a state."""

    __hash__ = None

    def __init__(self, setup, v):
        """Not for callers: use ``game.new`` or ``game.restore``."""
        self.setup = setup
        self.take_machine(setup.machine)
        self.seats = setup.seats
        if len(v) != self.machine.size:
            raise ValueError(f"expected {self.machine.size} numbers, not {len(v)}")
        self._v = Vector(v)
        self.p = self._v.p
        setup.equip(self)

    def __reduce__(self):
        return revive, (self.__class__, self.setup, list(self.v))

    def __dealloc__(self):
        if self.owns:
            free(self.p)

    cdef void take_machine(self, Machine machine):
        self.machine = machine
        self.t = machine.t
        self.stamp = 0

    @property
    def v(self):
        """The numbers: like a list of fixed length."""
        cdef Vector vector
        if self._v is None:  # from now on the vector keeps the memory
            vector = Vector.__new__(Vector)
            free(vector.p)
            vector.p = self.p
            vector.size = self.machine.size
            self._v = vector
            self.owns = False
        return self._v

    @property
    def decider(self):
        """Who decides now: a seat, `CHANCE`, or None when the game is over."""
        cdef int64_t top = self.p[C_TOP]
        return self.p[top + 1] if top else None

    @property
    def log(self):
        """The events told so far, None when nobody listens."""
        return self._log

    @log.setter
    def log(self, value):
        self._log = value
        self.telling = value is not None

    @property
    def _legal(self):
        return self.kept if self.is_kept else None

    @_legal.setter
    def _legal(self, value):
        self.kept = value
        self.is_kept = value is not None
        if value is None:
            self.stamp = 0

    def adopt(self, Vector v):
        """Use another state's numbers from now on: both change together."""
        if v.size != self.machine.size:
            raise ValueError("another length")
        if self.owns:
            free(self.p)
            self.owns = False
        self._v = v
        self.p = v.p

    def attach(self, Vector table):
        """Set the table that rules read as ``state.m``, made by `numbers`; copies share it."""
        self._m = table
        self.m = table.p

    def duplicate(self):
        """An independent copy; it tells no events."""
        return self.c_duplicate()

    cdef Cells c_duplicate(self):
        cdef type kind = type(self)
        cdef Cells new = <Cells>(<PyTypeObject*>kind).tp_new(kind, <PyObject*>NOTHING, NULL)
        cdef size_t size = self.machine.size * sizeof(int64_t)
        new.p = <int64_t*>malloc(size)
        if new.p == NULL:
            raise MemoryError
        new.owns = True
        memcpy(new.p, self.p, size)
        new.setup = self.setup
        new.machine = self.machine
        new.seats = self.seats
        new.t = self.t
        new.m = self.m
        new._m = self._m
        new.kept = self.kept  # never changed in place, so it may be shared
        new.is_kept = self.is_kept
        new.stamp = self.stamp
        return new

    cdef int64_t c_forget(self) noexcept nogil:
        self.is_kept = False
        self.stamp = 0
        return 0

    def forget(self):
        """What was legal is legal no more."""
        self.c_forget()

    cdef int64_t c_push(self, int64_t step, int64_t who, int64_t a=0, int64_t b=0, int64_t c=0, int64_t d=0,
                        int64_t e=0, int64_t f=0) except? -7777777777777777777 nogil:
        cdef int64_t* v = self.p
        cdef int64_t top = v[C_TOP]
        top = top + C_FRAME if top else self.machine.frames
        if top + C_FRAME > self.machine.size:
            with gil:
                raise OverflowError("the stack of frames is full: give the game's setup more depth")
        v[C_TOP] = top
        v += top
        v[0], v[1], v[2], v[3] = step, who, a, b
        v[4], v[5], v[6], v[7] = c, d, e, f
        return 0

    cdef int64_t c_offered(self, int64_t count) noexcept nogil:
        self.machine.stamp += 1
        self.machine.count = count
        self.stamp = self.machine.stamp
        self.is_kept = False  # a list that a step has offered before is another frame's
        return count

    cdef int64_t c_ready(self) noexcept nogil:
        return self.machine.count if self.stamp and self.stamp == self.machine.stamp else -1

    cdef list c_taken(self, Py_ssize_t count):
        cdef int64_t* out = self.machine.out
        cdef Py_ssize_t i
        if not 0 <= count <= self.machine.capacity:
            raise IndexError(count)
        return [out[i] for i in range(count)]

    def taken(self, count):
        """The actions in the machine's buffer as a list."""
        return self.c_taken(count)

    cdef list c_taken_weighed(self, Py_ssize_t count):
        cdef Py_ssize_t i
        if not 0 <= count <= self.machine.capacity:
            raise IndexError(count)
        return [(self.machine.out[i], self.machine.weights[i]) for i in range(count)]

    def taken_weighed(self, count):
        """The outcomes in the machine's buffers with their weights."""
        return self.c_taken_weighed(count)

    def push(self, step, who, a=0, b=0, c=0, d=0, e=0, f=0):
        """Put a frame on top of the stack."""
        self.c_push(step, who, a, b, c, d, e, f)

    cdef int64_t c_pop(self) noexcept nogil:
        cdef int64_t* v = self.p
        cdef int64_t top = v[C_TOP]
        memset(v + top, 0, C_FRAME * sizeof(int64_t))
        v[C_TOP] = top - C_FRAME if top > self.machine.frames else 0
        return 0

    def pop(self):
        """Take the top frame off."""
        self.c_pop()


cdef int64_t listed(object legal, Machine machine, int64_t* out) except? -7777777777777777777:
    """Write a list into a buffer."""
    cdef Py_ssize_t i
    if len(legal) > machine.capacity:
        raise OverflowError("there are more legal actions than the game knows actions")
    for i in range(len(legal)):
        out[i] = legal[i]
    return len(legal)


cdef int64_t weighed(object outcomes, Machine machine, int64_t* out, int64_t* weights) except? -7777777777777777777:
    """Write outcomes and weights into buffers."""
    cdef Py_ssize_t i
    if len(outcomes) > machine.capacity:
        raise OverflowError("there are more outcomes than the game knows actions")
    for i in range(len(outcomes)):
        out[i], weights[i] = outcomes[i]
    return len(outcomes)


cdef int64_t written(object encoder, Cells state, int64_t viewer, double* out) except? -7777777777777777777:
    """Ask an encoder that is written in plain Python."""
    cdef FloatVector row = FloatVector(state.setup.tensor_size)
    encoder.write(state, viewer, row)
    memcpy(out, row.p, row.size * sizeof(double))
    return row.size
