from cpython.ref cimport PyObject
from libc.stdint cimport int64_t, uint64_t

# Sums, products and shifts of all compiled modules are checked (see CHECKS in compiling/build.py): where a result has
# more than 64 bits, one of these is called, in place of the C compiler's own library that would print a line. They
# count, and whoever was called from Python sees that the count has changed, and raises: `c_inexact`. A count never
# goes back, so no thread misses its own.
cdef extern from *:
    """
    #include <stdint.h>
    static uint64_t petteia_alone = 0;
    static uint64_t *petteia_overflows = &petteia_alone;  /* of kernel.cells, as soon as the module is loaded */
    #if defined(__GNUC__)
    #define PETTEIA_COUNTS __attribute__((noinline, cold, visibility("hidden"), used))
    PETTEIA_COUNTS void __ubsan_handle_add_overflow(void *d, void *a, void *b) { ++*petteia_overflows; }
    PETTEIA_COUNTS void __ubsan_handle_sub_overflow(void *d, void *a, void *b) { ++*petteia_overflows; }
    PETTEIA_COUNTS void __ubsan_handle_mul_overflow(void *d, void *a, void *b) { ++*petteia_overflows; }
    PETTEIA_COUNTS void __ubsan_handle_divrem_overflow(void *d, void *a, void *b) { ++*petteia_overflows; }
    PETTEIA_COUNTS void __ubsan_handle_shift_out_of_bounds(void *d, void *a, void *b) { ++*petteia_overflows; }
    PETTEIA_COUNTS void __ubsan_handle_negate_overflow(void *d, void *a) { ++*petteia_overflows; }
    PETTEIA_COUNTS void __ubsan_handle_float_cast_overflow(void *d, void *a) { ++*petteia_overflows; }
    /* The compiler takes checked sums for pure, and would look at the count before it works them out. */
    static inline void petteia_settle(void *result) { __asm__ volatile("" : : "r"(result) : "memory"); }
    #else
    static void petteia_settle(void *result) { (void)result; }
    #endif
    """
    uint64_t* petteia_overflows
    void petteia_settle(void* result) noexcept nogil

cdef uint64_t c_overflows
cdef int64_t c_inexact() except -1

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
