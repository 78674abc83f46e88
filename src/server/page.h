/* page.h - JSON of any length: a buffer that grows until what is written fits. */
#ifndef VAKA_SERVER_PAGE_H
#define VAKA_SERVER_PAGE_H

#include "vaka/json.h"

struct page {
    char *bytes;
    size_t cap;
};

/* Writes one JSON value; called again with more room where it did not fit. */
typedef void page_fn(struct vk_json *j, const void *context);

/* The text, valid until the next write on this page. */
const char *page_json(struct page *p, page_fn *fn, const void *context, size_t *n);

/* The same for text that is not JSON. */
typedef void page_text_fn(struct vk_out *out, const void *context);
const char *page_text(struct page *p, page_text_fn *fn, const void *context, size_t *n);

void page_free(struct page *p);

#endif
