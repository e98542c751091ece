/*
 * The doors of the compiled engine in a browser. mypyc puts all code into one library and makes, for every module, a
 * small one that opens it. Browsers load and keep more than a hundred and fifty libraries one by one, so here one
 * function opens them all: it is given what the library offers to the small ones.
 */
#include <Python.h>

static PyObject *open_door(PyObject *self, PyObject *capsule)
{
    const char *name = PyCapsule_GetName(capsule);
    void *init = name == NULL ? NULL : PyCapsule_GetPointer(capsule, name);
    return init == NULL ? NULL : ((PyObject *(*)(void))init)();
}

static PyMethodDef functions[] = {
    {"open_door", open_door, METH_O, "Give the module whose making a capsule holds."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "kingsbridge__doors", NULL, -1, functions,
};

PyMODINIT_FUNC PyInit_kingsbridge__doors(void)
{
    return PyModule_Create(&definition);
}
