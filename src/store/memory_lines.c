/* memory_lines.c - what belongs to a table, in memory: journal, commands, chat, notes, marks. */
#include "store/memory.h"
#include "store/xmalloc.h"
#include <stdlib.h>
#include <string.h>

static int wants_owner(const struct memory *m, const char *table, int64_t person, struct err *e)
{
    return memory_wants_table(m, table, e) || memory_wants_person(m, person, e) ? -1 : 0;
}

void memory_line_write(struct memory *m, const char *table, int64_t line, const char *text,
                       size_t n)
{
    memory_put(m, ROWS_LINES, key_table_number(table, line), text, n);
}

int memory_lines(struct store *s, const char *table, int64_t from, store_line_fn *fn, void *context,
                 struct err *e)
{
    (void)e;
    const struct memory *m = (const struct memory *)s;
    for (int64_t line = from > 1 ? from : 1;; line++) {
        size_t n = 0;
        const char *text = memory_get(m, ROWS_LINES, key_table_number(table, line), &n);
        if (!text)
            return 0;
        fn(context, line, text, n);
    }
}

/* The number of the line, and behind it the bytes. */
int memory_bookmark_put(struct store *s, const char *table, int64_t line, const void *bytes,
                        size_t n, struct err *e)
{
    struct memory *m = (struct memory *)s;
    if (memory_wants_table(m, table, e))
        return -1;
    uint8_t *row = xmalloc(sizeof line + n);
    memcpy(row, &line, sizeof line);
    memcpy(row + sizeof line, bytes, n);
    memory_put(m, ROWS_BOOKMARKS, key_text(table), row, sizeof line + n);
    free(row);
    return 0;
}

int memory_bookmark_get(struct store *s, const char *table, store_bookmark_fn *fn, void *context,
                        struct err *e)
{
    (void)e;
    int64_t line;
    size_t n = 0;
    const uint8_t *row = memory_get((const struct memory *)s, ROWS_BOOKMARKS, key_text(table), &n);
    if (!row)
        return 0;
    memcpy(&line, row, sizeof line);
    fn(context, line, row + sizeof line, n - sizeof line);
    return 0;
}

static struct memory_key command_key(const char *table, int64_t person, const char *client)
{
    struct memory_key key = key_table_number(table, person);
    key_add_text(&key, client);
    return key;
}

int memory_command_get(struct store *s, const char *table, int64_t person, const char *client,
                       char reply[STORE_REPLY], struct err *e)
{
    const struct memory *m = (const struct memory *)s;
    const struct memory_command *row =
        memory_get(m, ROWS_COMMANDS, command_key(table, person, client), NULL);
    if (!row)
        return err_set(e, ERR_NOT_FOUND, "the command %s is new", client);
    memcpy(reply, row->reply, STORE_REPLY);
    return 0;
}

int memory_command_write(struct memory *m, const struct store_change *c, struct err *e)
{
    struct memory_command row = { .time = c->time };
    if (wants_owner(m, c->row->id, c->person, e))
        return -1;
    memcpy(row.reply, c->reply, strlen(c->reply));
    memory_put(m, ROWS_COMMANDS, command_key(c->row->id, c->person, c->client), &row, sizeof row);
    return 0;
}

int memory_chat_write(struct memory *m, const char *table, struct store_chat *c, struct err *e)
{
    if (memory_wants_table(m, table, e) || (c->person && memory_wants_person(m, c->person, e)))
        return -1;
    struct store_table at;
    memcpy(&at, memory_get(m, ROWS_TABLES, key_text(table), NULL), sizeof at);
    struct store_chat row = { .n = ++at.n_chat, .person = c->person, .time = c->time };
    memcpy(row.name, c->name, strlen(c->name));
    memcpy(row.text, c->text, strlen(c->text));
    memory_put(m, ROWS_CHAT, key_table_number(table, row.n), &row, sizeof row);
    memory_put(m, ROWS_TABLES, key_text(table), &at, sizeof at);
    c->n = row.n;
    return 0;
}

int memory_chat(struct store *s, const char *table, int64_t after, int limit, store_chat_fn *fn,
                void *context, struct err *e)
{
    (void)e;
    const struct memory *m = (const struct memory *)s;
    int64_t first = after > 0 ? after + 1 : 1;
    for (int i = 0; i < limit; i++) {
        const struct store_chat *c =
            memory_get(m, ROWS_CHAT, key_table_number(table, first + i), NULL);
        if (!c)
            break;
        fn(context, c);
    }
    return 0;
}

int memory_note_put(struct store *s, const char *table, int64_t person, const char *text,
                    struct err *e)
{
    struct memory *m = (struct memory *)s;
    if (wants_owner(m, table, person, e))
        return -1;
    if (text[0])
        memory_put(m, ROWS_NOTES, key_table_number(table, person), text, strlen(text) + 1);
    else
        memory_remove(m, ROWS_NOTES, key_table_number(table, person));
    return 0;
}

int memory_note_get(struct store *s, const char *table, int64_t person, char text[STORE_NOTE],
                    struct err *e)
{
    (void)e;
    size_t n = 0;
    const char *note =
        memory_get((const struct memory *)s, ROWS_NOTES, key_table_number(table, person), &n);
    memset(text, 0, STORE_NOTE);
    if (note)
        memcpy(text, note, n);
    return 0;
}

int memory_mark_put(struct store *s, const char *table, int64_t person, const struct store_mark *m,
                    struct err *e)
{
    struct memory *memory = (struct memory *)s;
    if (wants_owner(memory, table, person, e))
        return -1;
    memory_put(memory, ROWS_MARKS, key_table_number(table, person), m, sizeof *m);
    return 0;
}

int memory_mark_get(struct store *s, const char *table, int64_t person, struct store_mark *m,
                    struct err *e)
{
    (void)e;
    const struct store_mark *row =
        memory_get((const struct memory *)s, ROWS_MARKS, key_table_number(table, person), NULL);
    *m = row ? *row : (struct store_mark){ 0 };
    return 0;
}
