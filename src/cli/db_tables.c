/*
 * db_tables.c - every game of a store is played again from its journal, as the server does when
 * somebody comes to the table, and held against the table's row.
 */
#include "cli/db_tables.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "vaka/journal.h"
#include "words/tell.h"
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What of a row its journal must agree with. */
struct known {
    char id[STORE_ID], game[STORE_ID];
    uint8_t status, n_seats, secret[32];
};

struct looker {
    store_fault_fn *fn;
    void *context;
    int64_t n_faults;
    struct known *table;
    size_t n, room;
    char *text; /* the journal of one */
    size_t n_text, text_room;
};

static void add_table(void *context, const struct store_table *row)
{
    struct looker *l = context;
    if (l->n == l->room) {
        l->room = l->room ? l->room * 2 : 256;
        l->table = xrealloc(l->table, l->room, sizeof *l->table);
    }
    struct known *k = &l->table[l->n++];
    *k = (struct known){ .status = row->status, .n_seats = row->n_seats };
    memcpy(k->id, row->id, sizeof k->id);
    memcpy(k->game, row->game, sizeof k->game);
    memcpy(k->secret, row->secret, sizeof k->secret);
}

static void add_line(void *context, VK_UNUSED int64_t line, const char *text, size_t n)
{
    struct looker *l = context;
    while (l->n_text + n + 1 > l->text_room) {
        l->text_room = l->text_room ? l->text_room * 2 : 16384;
        l->text = xrealloc(l->text, l->text_room, 1);
    }
    memcpy(l->text + l->n_text, text, n);
    l->n_text += n;
    l->text[l->n_text++] = '\n';
}

static void report(struct looker *l, const struct known *k, const char *format, ...)
{
    char why[400], sentence[500];
    struct vk_out out = vk_out_to(why, sizeof why);
    va_list arguments;
    va_start(arguments, format);
    vk_tell_list(&out, format, &arguments);
    va_end(arguments);
    vk_tell_text(sentence, sizeof sentence, "table %s: %s", k->id, why);
    l->fn(l->context, sentence);
    l->n_faults++;
}

/* The journal is right in itself; does it belong to this table? */
static void compare(struct looker *l, const struct known *k, const struct vk_session *game,
                    const struct vk_journal_head *head, const struct vk_journal_end *end)
{
    uint8_t commit[32];
    vk_fair_commit(k->secret, commit);
    if (strcmp(game->game->id, k->game) != 0)
        report(l, k, "its journal is of another game");
    else if (game->setup.seats != k->n_seats)
        report(l, k, "its journal is for another number of seats");
    else if (head->chance_kind != VK_CHANCE_FAIR || memcmp(head->commit, commit, 32) != 0)
        report(l, k, "its journal promises other luck than that of the table");
    else if (end->is_there != (k->status == TABLE_OVER) &&
             !(end->is_there && k->status == TABLE_CLOSED)) /* it goes on elsewhere */
        report(l, k,
               end->is_there ? VK_WORD("its journal has ended, the table has not")
                             : VK_WORD("the table is over, its journal has no end"));
}

static void replay(struct looker *l, const struct known *k)
{
    struct vk_journal_fault no = { 0 };
    struct vk_journal_head head;
    struct vk_journal_end end = { 0 };
    struct vk_journal at = { 0 };
    uint32_t cap = vk_journal_lines(l->text, l->n_text) + 1;
    struct vk_session game = { .state = xmalloc(VK_STATE_MAX),
                               .step = xcalloc(cap, sizeof *game.step),
                               .cap = cap };
    if (vk_journal_read(l->text, l->n_text, &game, &head, &end, &at, NULL, NULL, &no))
        compare(l, k, &game, &head, &end);
    else
        report(l, k, "line %u of its journal: %s", no.line, vk_say_reason(&no.reason).text);
    free(game.state);
    free(game.step);
}

static int look_at(struct looker *l, struct store *s, const struct known *k, struct err *e)
{
    struct err found = { 0 };
    l->n_text = 0;
    if (store_lines(s, k->id, 1, add_line, l, &found)) {
        if (found.code != ERR_BROKEN)
            return err_set(e, found.code, "%s", found.text);
        report(l, k, "%s", found.text);
    } else if (l->n_text > 0) {
        replay(l, k);
    } else if (k->status == TABLE_RUNNING || k->status == TABLE_OVER) {
        report(l, k, "it has begun, and its journal is missing");
    }
    return 0;
}

int cli_check_tables(struct store *s, store_fault_fn *fn, void *context, int64_t *n_faults,
                     struct err *e)
{
    struct looker l = { .fn = fn, .context = context };
    struct err found = { 0 };
    int result = 0;
    /* Rows that cannot be read have been reported by the store itself. */
    if (store_tables(s, LIST_ALL, 0, NULL, INT_MAX, 0, add_table, &l, &found) &&
        found.code != ERR_BROKEN)
        result = err_set(e, found.code, "%s", found.text);
    for (size_t i = 0; i < l.n && result == 0; i++)
        result = look_at(&l, s, &l.table[i], e);
    *n_faults += l.n_faults;
    free(l.table);
    free(l.text);
    return result;
}
