/*
 * steps.c - the native half of the test that steps are told alike: puts a journal into the store of a
 * server, as a game of bots that is over, and prints the names of the seats and, for the referee and
 * for one seat in turn, what GET /api/tables/ID/steps answers, a line each. tests/wasm/parity.mjs asks
 * the WebAssembly module for the same steps.
 */
#include "../server/fake_net.h"
#include "vaka/journal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AT_ONCE = 200 };

static const char id[] = "golden";

static void want(bool is_so, const char *what)
{
    if (is_so)
        return;
    fprintf(stderr, "steps: %s\n", what);
    exit(1);
}

static char *read_all(const char *name, size_t *size)
{
    FILE *file = fopen(name, "rb");
    char *text = malloc(1 << 24);
    *size = file && text ? fread(text, 1, 1 << 24, file) : 0;
    if (file)
        fclose(file);
    return text;
}

static void add_row(struct store *s, const char *text, size_t size, struct store_table *row)
{
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_journal_head head;
    struct vk_journal journal = { 0 };
    struct vk_journal_fault no;
    struct err e;
    size_t used;
    struct store_person host = { .name = "Host" };
    want(vk_journal_read_head(text, size, &g, &cfg, &head, &journal, &used, &no), "no header");
    want(store_person_add(s, &host, &e) == 0, "no host");
    *row = (struct store_table){
        .host = host.id, .status = TABLE_OVER, .is_public = true, .n_seats = (int)cfg.seats
    };
    memcpy(row->id, id, sizeof id);
    (void)snprintf(row->name, sizeof row->name, "Golden");
    (void)snprintf(row->game, sizeof row->game, "%s", g->id);
    for (int i = 0; i < row->n_seats; i++) {
        row->seat[i].kind = SEAT_BOT;
        (void)snprintf(row->seat[i].level, sizeof row->seat[i].level, "greedy");
    }
    want(store_table_add(s, row, &e) == 0, "no row");
}

static uint32_t add_lines(struct store *s, const char *text)
{
    uint32_t n = 0;
    struct err e;
    for (const char *end; (end = strchr(text, '\n')); text = end + 1)
        want(store_line_add(s, id, ++n, text, (size_t)(end - text), &e) == 0, "no line");
    return n;
}

static void print_names(struct browser *b, int seats)
{
    struct reply r = get(b, "/api/tables/golden");
    json_t *names = json_array();
    for (int i = 0; i < seats; i++) {
        char path[40];
        (void)snprintf(path, sizeof path, "table.seats.%d.name", i);
        json_array_append_new(names, json_string(text_at(r.json, path)));
    }
    json_dumpf(names, stdout, 0);
    putchar('\n');
    json_decref(names);
    reply_free(&r);
}

static void print_steps(struct browser *b, const char *as, uint32_t from)
{
    char path[100];
    (void)snprintf(path, sizeof path, "/api/tables/golden/steps?as=%s&from=%u&to=%u", as,
                   (unsigned)from, (unsigned)(from + AT_ONCE - 1));
    struct reply r = get(b, path);
    want(r.status == 200, r.text);
    printf("%s %u %s\n", as, (unsigned)from, r.text);
    reply_free(&r);
}

/* Journals begin with different seats, so that short ones are not always told to the first. */
static void print_all_steps(struct browser *b, int seats, uint32_t n)
{
    uint32_t turn = n;
    for (uint32_t from = 1; from <= n; from += AT_ONCE, turn++) {
        print_steps(b, "all", from);
        print_steps(b, (char[]){ (char)('0' + turn % (uint32_t)seats), '\0' }, from);
    }
}

int main(int argc, char **argv)
{
    static struct house house;
    struct store_table row;
    struct err e;
    struct browser b = { .house = &house };
    size_t size;
    char *text = read_all(argc > 1 ? argv[1] : "", &size);
    struct store *s = store_open("memory:", &e);
    text[size] = '\0';
    want(store_begin(s, &e) == 0, "no transaction");
    add_row(s, text, size, &row);
    uint32_t n = add_lines(s, text) - 2; /* without the first and the last */
    want(store_commit(s, &e) == 0, "no commit");
    house_open(&house, s);
    print_names(&b, row.n_seats);
    print_all_steps(&b, row.n_seats, n);
    house_close(&house);
    free(text);
    return 0;
}
