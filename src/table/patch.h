/*
 * patch.h - what changed in a text of JSON since another one was said: the patch of docs/protocol.md, section 5. The
 * former text is not kept, only a digest of it: a hash for each value down to those that are short. An object with the
 * same keys in the same order, or an array of the same length, changes by members; everything else is said whole.
 */
#ifndef VAKA_TABLE_PATCH_H
#define VAKA_TABLE_PATCH_H

#include "vaka/json.h"

/*
 * A value that is said whole is one row. One that is looked into has a second row behind its own, for its shape: its
 * keys, or how many it has. Then come the rows of its members. `below`: all of these, itself included. A hash of 48
 * bits is enough, and a row of eight bytes: every look at a table has hundreds. A value with a stamp (vk_json_known) is
 * one row with that in it, and `below` 0: as long as the stamp is the same it is not even written. Where such a value
 * is told by members (vk_json_same) its stamp has a row before all others of it, with VK_DIGEST_OPEN in `below`.
 */
struct vk_digest_row {
    uint32_t low;
    uint16_t high, below;
};

enum {
    VK_DIGEST_MAX = 4096,  /* rows, and values of a text, at most; what has more is said whole */
    VK_DIGEST_SHORT = 128, /* bytes of a value that is said whole */
    VK_DIGEST_MEMBERS = 2, /* rows before those of the members */
    VK_DIGEST_OPEN = UINT16_MAX
};

/* A text, where its values stand, and its rows; `of` says of which value each row is. */
struct vk_digest {
    const char *text;
    struct vk_json_spans spans; /* given to the writer of the text, by vk_digest_begin */
    uint32_t n;
    const struct vk_digest_row *old; /* of the text before */
    struct vk_digest_row row[VK_DIGEST_MAX];
    uint16_t of[VK_DIGEST_MAX];
    struct vk_json_span span[VK_DIGEST_MAX];
    struct vk_json_stamp known[VK_DIGEST_MAX];
};

/*
 * Before a text is written: spans of nothing. What has the same stamp as in these rows (NULL: none) is left out, so
 * that the text is of use for a patch of them alone.
 */
struct vk_json_spans *vk_digest_begin(struct vk_digest *d, const struct vk_digest_row *old,
                                      uint32_t n_old);

/* The text, one value, has been written by the writer that had the spans. */
void vk_digest_read(struct vk_digest *d, const char *text, size_t n);

/* From the text with these rows to this one; `[text]` whole where nothing is alike. False: that cannot be said, since
 * something of it was left out. */
bool vk_patch_write(const struct vk_digest_row *old, uint32_t n_old, const struct vk_digest *now,
                    struct vk_out *out);

#endif
