from libc.stdint cimport int64_t
from .cells cimport Cells, Machine

cdef int64_t c_step_run(Cells state, int64_t step, int64_t top, int64_t action) except? -7777777777777777777 nogil
cdef int64_t c_step_fill(Cells state, int64_t step, int64_t top, int64_t* out) except? -7777777777777777777 nogil
cdef int64_t c_step_weigh(Cells state, int64_t step, int64_t top, int64_t* out, int64_t* weights) except? -7777777777777777777 nogil
cdef int64_t c_step_several(Cells state, int64_t step, int64_t top) except? -7777777777777777777 nogil
cdef int64_t c_step_forces(Cells state, int64_t step, int64_t top) except? -7777777777777777777 nogil
