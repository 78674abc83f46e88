/* fault.c - the version, and what was wrong with a call: one sentence for each thread. */
#include "lib/lib.h"
#include "vaka/version.h"
#include <stdarg.h>
#include <stdio.h>

static _Thread_local char sentence[400];

int vaka_api(void)
{
    return VAKA_API_NUMBER;
}

const char *vaka_version(void)
{
    return VAKA_VERSION;
}

const char *vaka_error(void)
{
    return sentence;
}

int lib_fault(int fault, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    (void)vsnprintf(sentence, sizeof sentence, format, list);
    va_end(list);
    return fault;
}

int lib_no_memory(void)
{
    return lib_fault(VAKA_MEMORY, "there is not enough memory");
}

bool lib_is(const void *object, enum lib_mark mark)
{
    static const char *const names[] = { "game", "state", "bot", "batch" };
    uint32_t found = object ? *(const uint32_t *)object : LIB_CLOSED;
    if (found == mark)
        return true;
    (void)lib_fault(VAKA_CALL, "this is no %s, or it was closed", names[mark - LIB_GAME]);
    return false;
}

bool lib_is_place(const char *text, size_t cap)
{
    if (text || cap == 0)
        return true;
    (void)lib_fault(VAKA_CALL, "there is no place for the text");
    return false;
}

int64_t lib_length(const struct vk_out *out)
{
    return (int64_t)out->len;
}
