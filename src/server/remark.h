/*
 * remark.h - what the house itself says in the chat of a table. It is kept as sentences with blanks, each with what
 * goes into them, and put into words for everybody who reads it. What people say is theirs, in any language.
 */
#ifndef VAKA_SERVER_REMARK_H
#define VAKA_SERVER_REMARK_H

#include "store/store.h"
#include "vaka/reason.h"

/* One more sentence of a remark: `{0} is back.` Names that it does not have are NULL. */
void remark_add(struct store_chat *c, const char *msgid, const char *name, const char *other);

/* The line as somebody reads it. Remarks of before, kept in English, stay so. */
void remark_put(const struct store_chat *c, const struct vk_words *w, struct vk_out *out);

#endif
