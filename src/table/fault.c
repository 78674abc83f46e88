/* fault.c - codes, statuses and sentences, out of fault.def. */
#include "table/fault.h"
#include "table/table.h"
#include "vaka/face.h"

static const struct {
    const char *code;
    int status;
    const char *text;
} rows[N_FAULTS] = {
    [FINE] = { "ok", 200, "" },
#define FAULT(id, code, status, text) [F_##id] = { code, status, text },
#include "table/fault.def"
#undef FAULT
};

const char *fault_code(enum fault f)
{
    return rows[f].code;
}

int fault_status(enum fault f)
{
    return rows[f].status;
}

const char *fault_text(enum fault f)
{
    return rows[f].text;
}

void fault_write(struct vk_json *j, enum fault f, const char *text, const struct vk_words *w)
{
    vk_json_object(j, "error");
    vk_json_text(j, "code", rows[f].code);
    vk_json_text(j, "text", vk_tr(w, text && text[0] ? text : rows[f].text));
    vk_json_end(j, '}');
}

enum fault fault_of_rules(int error)
{
    switch (error) {
    case VK_OK: return FINE;
    case VK_ERR_OVER: return F_OVER;
    case VK_ERR_NOT_DUE: return F_NOT_DUE;
    case VK_ERR_ILLEGAL: return F_ILLEGAL;
    case VK_ERR_UNDO: return F_UNDO;
    case VK_ERR_STALE: return F_STALE;
    case VK_ERR_NOTHING: return F_NOTHING;
    default: return F_BUSY;
    }
}
