/* table_bookmark.c - bookmarks of long journals on their way to the store. Nobody waits for them. */
#include "server/table.h"
#include "server/table_read.h"
#include "store/xmalloc.h"
#include "table/bookmark.h"
#include <stdlib.h>
#include <string.h>

/* After so many lines there is another one. Most games end before the second. */
enum { BOOKMARK_LINES = 512 };

struct bookmark_job {
    struct keeper_job job;
    char id[STORE_ID];
    int64_t line;
    void *bytes;
    size_t n;
};

static int run_bookmark(struct keeper_job *job, struct store *s, struct err *e)
{
    const struct bookmark_job *b = (const struct bookmark_job *)job;
    return store_bookmark_put(s, b->id, b->line, b->bytes, b->n, e);
}

/* One that was not written is missed by nobody: the next one comes. */
static void done_bookmark(struct keeper_job *job, VK_UNUSED void *context)
{
    struct bookmark_job *b = (struct bookmark_job *)job;
    free(b->bytes);
    free(b);
}

void table_bookmark(struct table *t)
{
    if (t->row.n_lines - t->marked < BOOKMARK_LINES || !t->play.game.state || t->play.has_end ||
        t->play.journal.line != t->row.n_lines)
        return;
    t->marked = t->row.n_lines;
    size_t n = vk_bookmark_size(&t->play);
    if (n > STORE_BOOKMARK)
        return;
    struct bookmark_job *b = xcalloc(1, sizeof *b);
    b->job.run = run_bookmark;
    b->job.done = done_bookmark;
    b->line = t->row.n_lines;
    b->n = n;
    b->bytes = xmalloc(n);
    memcpy(b->id, t->row.id, sizeof b->id);
    vk_bookmark_write(&t->play, b->bytes);
    if (!keeper_put(t->sv->keeper, &b->job))
        done_bookmark(&b->job, NULL);
}
