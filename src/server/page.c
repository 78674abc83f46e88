/* page.c - JSON into a buffer that grows. */
#include "server/page.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

enum { PAGE_START = 32768 };

const char *page_text(struct page *p, page_text_fn *fn, const void *context, size_t *n)
{
    if (!p->bytes) {
        p->bytes = xmalloc(PAGE_START);
        p->cap = PAGE_START;
    }
    for (;;) {
        struct vk_out out = vk_out_to(p->bytes, p->cap);
        fn(&out, context);
        if (vk_out_ok(&out)) {
            *n = out.len;
            return p->bytes;
        }
        p->cap = out.len + out.len / 4 + 1;
        p->bytes = xrealloc(p->bytes, p->cap, 1);
    }
}

struct json_call {
    page_fn *fn;
    const void *context;
};

static void write_json(struct vk_out *out, const void *context)
{
    const struct json_call *call = context;
    struct vk_json j = vk_json_to(out);
    call->fn(&j, call->context);
}

const char *page_json(struct page *p, page_fn *fn, const void *context, size_t *n)
{
    struct json_call call = { fn, context };
    return page_text(p, write_json, &call, n);
}

void page_free(struct page *p)
{
    free(p->bytes);
    *p = (struct page){ 0 };
}
