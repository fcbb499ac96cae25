# cython: language_level=3, boundscheck=False, wraparound=False, annotation_typing=False
"""How the compiled engine asks a step: compiled ones without the GIL, all others as Python asks them.

Rules write ``self.machine.steps[number].run(self, top, action)``; the translator makes calls of these of it.
"""

from libc.stdint cimport int64_t
from .cells cimport Cells, c_overflows, listed, petteia_overflows, weighed
from .steps cimport Step

petteia_overflows = &c_overflows


cdef int64_t c_step_run(Cells state, int64_t step, int64_t top, int64_t action) except? -7777777777777777777 nogil:
    if state.machine.kinds[step]:
        return (<Step>state.machine.pointers[step]).c_run(state, top, action)
    with gil:
        (<object>state.machine.pointers[step]).run(state, top, action)
    return 0


cdef int64_t c_step_fill(Cells state, int64_t step, int64_t top, int64_t* out) except? -7777777777777777777 nogil:
    if state.machine.kinds[step]:
        return (<Step>state.machine.pointers[step]).c_fill(state, top, out)
    with gil:
        return listed((<object>state.machine.pointers[step]).legal(state, top), state.machine, out)


cdef int64_t c_step_weigh(Cells state, int64_t step, int64_t top, int64_t* out, int64_t* weights) except? -7777777777777777777 nogil:
    if state.machine.kinds[step]:
        return (<Step>state.machine.pointers[step]).c_weigh(state, top, out, weights)
    with gil:
        return weighed((<object>state.machine.pointers[step]).chance(state, top), state.machine, out, weights)


cdef int64_t c_step_several(Cells state, int64_t step, int64_t top) except? -7777777777777777777 nogil:
    if state.machine.kinds[step]:
        return (<Step>state.machine.pointers[step]).c_several(state, top)
    with gil:
        return bool((<object>state.machine.pointers[step]).several(state, top))


cdef int64_t c_step_forces(Cells state, int64_t step, int64_t top) except? -7777777777777777777 nogil:
    cdef int64_t how = state.machine.forcing[step]
    if how < 2:
        return how
    if state.machine.kinds[step]:
        return (<Step>state.machine.pointers[step]).c_forces(state, top)
    with gil:
        return bool((<object>state.machine.pointers[step]).forces(state, top))
