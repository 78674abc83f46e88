/*
 * patch.h - what changed in a text of JSON since another one was said: the patch of docs/protocol.md, section 5. The
 * former text is not kept, only a digest of it: a hash for each value down to those that are short. An object with the
 * same keys in the same order, or an array of the same length, changes by members; everything else is said whole.
 */
#ifndef VAKA_TABLE_PATCH_H
#define VAKA_TABLE_PATCH_H

#include "vaka/out.h"

/* A value and all that lies in it: `below` rows in all, the first of them this one. */
struct vk_digest_row {
    uint64_t hash;
    uint32_t shape; /* of keys, or of how many there are; 0: not looked into */
    uint32_t below;
};

enum {
    VK_DIGEST_MAX = 4096, /* rows at most; what has more is said whole */
    VK_DIGEST_SHORT = 128 /* bytes of a value that is said whole */
};

/* Where the values of a text stand, for a patch to be cut from it. */
struct vk_digest {
    const char *text;
    uint32_t n;
    bool is_full;
    struct vk_digest_row row[VK_DIGEST_MAX];
    struct vk_digest_span {
        uint32_t key, n_key, at, n;
    } span[VK_DIGEST_MAX];
};

/* The text is one value as vk_json writes it, without blanks, and a zero behind it. */
void vk_digest_read(struct vk_digest *d, const char *text);

/* From the text with these rows to this one; `[text]` whole where nothing is alike. */
void vk_patch_write(const struct vk_digest_row *old, uint32_t n_old, const struct vk_digest *now,
                    struct vk_out *out);

#endif
