/* fault.h - the ways to say no to a client (docs/protocol.md, section 1). */
#ifndef VAKA_TABLE_FAULT_H
#define VAKA_TABLE_FAULT_H

#include "vaka/json.h"
#include "vaka/words.h"

enum fault {
    FINE,
#define FAULT(id, code, status, text) F_##id,
#include "table/fault.def"
#undef FAULT
    N_FAULTS
};

const char *fault_code(enum fault f);
int fault_status(enum fault f);
const char *fault_text(enum fault f);

/* "error":{"code","text"}; `text` NULL: the usual sentence. */
void fault_write(struct vk_json *j, enum fault f, const char *text, const struct vk_words *w);

/* What a refusal of the rules (enum vk_error) is called here. */
enum fault fault_of_rules(int error);

#endif
