from cpython.ref cimport PyObject
from libc.stdint cimport int64_t, uint64_t

cdef class Vector:
    cdef int64_t* p
    cdef Py_ssize_t size
    cdef Py_ssize_t place(self, index) except -1

cdef class FloatVector:
    cdef double* p
    cdef Py_ssize_t size

cdef class Luck:
    cdef uint64_t _state
    cdef int64_t c_below(self, int64_t limit) noexcept nogil

cdef class Machine:
    cdef readonly tuple steps
    cdef readonly Vector table
    cdef PyObject** pointers
    cdef char* kinds
    cdef char* forcing
    cdef int64_t* out
    cdef int64_t* weights
    cdef int64_t* t
    cdef public int64_t size, frames, capacity, stamp, count

cdef class Cells:
    cdef public object setup
    cdef readonly Machine machine
    cdef public int64_t seats
    cdef int64_t* p
    cdef int64_t* t
    cdef int64_t* m
    cdef Vector _v
    cdef Vector _m
    cdef object kept
    cdef object _log
    cdef bint telling
    cdef bint owns  # the memory of p; else the vector does
    cdef bint is_kept
    cdef int64_t stamp
    cdef void take_machine(self, Machine machine)
    cdef int64_t c_forget(self) noexcept nogil
    cdef int64_t c_offered(self, int64_t count) noexcept nogil
    cdef int64_t c_ready(self) noexcept nogil
    cdef list c_taken(self, Py_ssize_t count)
    cdef list c_taken_weighed(self, Py_ssize_t count)
    cdef Cells c_duplicate(self)
    cdef int64_t c_push(self, int64_t step, int64_t who, int64_t a=*, int64_t b=*, int64_t c=*, int64_t d=*,
                        int64_t e=*, int64_t f=*) except? -7777777777777777777 nogil
    cdef int64_t c_pop(self) noexcept nogil

cdef int64_t c_arrange(int64_t* out, int64_t first, int64_t last) noexcept nogil

cdef int64_t listed(object legal, Machine machine, int64_t* out) except? -7777777777777777777
cdef int64_t weighed(object outcomes, Machine machine, int64_t* out, int64_t* weights) except? -7777777777777777777
cdef int64_t written(object encoder, Cells state, int64_t viewer, double* out) except? -7777777777777777777
