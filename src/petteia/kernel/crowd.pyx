# cython: language_level=3, boundscheck=False, wraparound=False, annotation_typing=False
"""Crowd: the loop that steps many games. crowd.py is the plain form and says what everything is for."""

from cpython.ref cimport PyObject
from libc.stdint cimport int64_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset
from .cells cimport Cells, Luck, Machine, c_inexact, c_overflows, petteia_overflows
from .state cimport State
from .encoder cimport Encoder
from .rollout cimport c_deal_on

petteia_overflows = &c_overflows


cdef class Crowd:
    """Some games side by side that one thread steps, each with a generator of its own."""

    cdef readonly list states, lucks
    cdef readonly State start
    cdef object pay
    cdef PyObject** games
    cdef PyObject** luck
    cdef Encoder encoder
    cdef bint native_encoder
    cdef double* row
    cdef uint64_t* listed  # by game a bit for each action: what is legal there
    cdef readonly int64_t size
    cdef int64_t actions
    cdef Py_ssize_t count, words

    def __init__(self, states, lucks, start, Machine machine, pay):
        cdef Py_ssize_t i
        self.states, self.lucks, self.start, self.pay = list(states), list(lucks), start, pay
        self.count = len(self.states)
        self.size = start.setup.tensor_size
        self.actions = machine.capacity
        self.words = (machine.capacity + 63) // 64
        self.listed = <uint64_t*>calloc(self.count * self.words or 1, sizeof(uint64_t))
        self.games = <PyObject**>calloc(self.count or 1, sizeof(PyObject*))
        self.luck = <PyObject**>calloc(self.count or 1, sizeof(PyObject*))
        self.row = <double*>calloc(self.size or 1, sizeof(double))
        if not (self.games and self.luck and self.row and self.listed):
            raise MemoryError
        for i in range(self.count):
            (<Cells?>self.states[i]).take_machine(machine)
            self.games[i] = <PyObject*>self.states[i]
            self.luck[i] = <PyObject*>(<Luck?>self.lucks[i])
        encoder = start.setup.game.encoder
        self.native_encoder = encoder is not None
        if encoder is not None:
            self.encoder = encoder

    def __dealloc__(self):
        free(self.games)
        free(self.luck)
        free(self.row)
        free(self.listed)

    def first_illegal(self, const int64_t[:] actions):
        """The first game whose action is not legal, -1 if all are."""
        cdef Py_ssize_t i
        cdef int64_t action
        for i in range(self.count):
            action = actions[i]
            if not (0 <= action < self.actions and self.listed[i * self.words + (action >> 6)] >> (action & 63) & 1):
                return i
        return -1

    def go(self, actions, masks, tensors, deciders, rewards, finished, counts, finals):
        """Step all games by legal actions, chance included; begin anew what is finished."""
        cdef const int64_t[:] acts
        cdef unsigned char[:, ::1] mask
        cdef float[:, ::1] tensor
        cdef int64_t[:] decider
        cdef float[:, ::1] reward
        cdef unsigned char[:] done
        cdef int64_t[:] number
        cdef float[:, ::1] final
        cdef bint acting = actions is not None, masking = masks is not None, seeing = tensors is not None
        cdef bint deciding = deciders is not None, paying = rewards is not None, ending = finished is not None
        cdef bint counting = counts is not None, closing = finals is not None
        if acting: acts = actions
        if masking: mask = masks
        if seeing: tensor = tensors
        if deciding: decider = deciders
        if paying: reward = rewards
        if ending: done = finished
        if counting: number = counts
        if closing: final = finals
        cdef Py_ssize_t i
        cdef int64_t seat, action, found, k, acted
        cdef bint over
        cdef uint64_t* listed
        cdef size_t bytes = self.start.machine.size * sizeof(int64_t)
        cdef uint64_t before = c_overflows
        with nogil:
            for i in range(self.count):
                over = False
                if acting:
                    acted = (<State>self.games[i]).p[(<State>self.games[i]).p[0] + 1]
                    (<State>self.games[i]).c_advance(acts[i])
                seat = c_deal_on(<State>self.games[i], <Luck>self.luck[i])
                if paying:
                    memset(&reward[i, 0], 0, reward.shape[1] * sizeof(float))
                if seat == -1 and acting:
                    over = True
                    if paying:
                        with gil:
                            for k, one in enumerate(self.pay(<State>self.games[i])):
                                reward[i, k] = one
                    if closing:
                        self.see(i, acted, &final[i, 0])
                    memcpy((<State>self.games[i]).p, self.start.p, bytes)
                    (<State>self.games[i]).c_forget()
                    seat = c_deal_on(<State>self.games[i], <Luck>self.luck[i])
                if seat < 0:
                    with gil:
                        raise OverflowError("a new game was over at once, or its weights are too heavy")
                if ending:
                    done[i] = over
                if deciding:
                    decider[i] = seat
                found = (<State>self.games[i]).c_enlist()
                listed = self.listed + i * self.words
                memset(listed, 0, self.words * sizeof(uint64_t))
                for k in range(found):
                    action = (<State>self.games[i]).machine.out[k]
                    listed[action >> 6] |= <uint64_t>1 << (action & 63)
                if counting:
                    number[i] = found
                if masking:
                    memset(&mask[i, 0], 0, mask.shape[1])
                    for k in range(found):
                        mask[i, (<State>self.games[i]).machine.out[k]] = 1
                if seeing:
                    self.see(i, seat, &tensor[i, 0])
        if c_overflows != before:
            c_inexact()

    cdef int64_t see(self, Py_ssize_t place, int64_t seat, float* target) except -1 nogil:
        """Write what a seat sees of a game."""
        cdef double* row = self.row
        cdef int64_t k
        if not self.native_encoder:
            return self.ask_python(place, seat, target)
        memset(row, 0, self.size * sizeof(double))
        self.encoder.c_write(<State>self.games[place], seat, row)
        for k in range(self.size):
            target[k] = <float>row[k]
        return 0

    cdef int64_t ask_python(self, Py_ssize_t place, int64_t seat, float* target) except -1 with gil:
        """The same, of an encoder that is written in plain Python."""
        cdef int64_t k
        for k, one in enumerate((<object>self.games[place]).tensor(seat)):
            target[k] = one
        return 0
