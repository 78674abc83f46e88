/*
 * fuzz_journal.c - reading journals never crashes, whatever the bytes. Two kinds of input:
 * text as it is, its check sums put right so that mutations reach what lies behind them; and a
 * game written by our own writer, which must be read back as it was, and must be refused by line
 * and reason once a byte of it is changed. The first byte chooses.
 */
#include "support.h"
#include "vaka/hash.h"
#include "vaka/journal.h"
#include "vaka/registry.h"
#include <string.h>

enum { TEXT_MAX = 1 << 16, STEPS_MAX = 200 };

static char text[TEXT_MAX];

struct reading {
    union room state;
    struct vk_step step[STEPS_MAX];
    struct vk_session t;
    struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_journal journal;
    struct vk_journal_fault no;
};

static bool read_journal(struct reading *r, size_t n, bool *torn)
{
    memset(&r->no, 0, sizeof r->no);
    r->t = (struct vk_session){ .state = &r->state, .step = r->step, .cap = STEPS_MAX };
    bool is_read =
        vk_journal_read(text, n, &r->t, &r->head, &r->end, &r->journal, torn, NULL, &r->no);
    if (is_read)
        must(r->t.n <= STEPS_MAX && !r->t.game->check(&r->state));
    else
        must(r->no.why[0] && memchr(r->no.why, '\0', sizeof r->no.why));
    return is_read;
}

/* ---- Any text ---- */

/* The last place of `,"sum":"` in a line, or NULL. */
static char *sum_in(char *line, char *end)
{
    static const char mark[] = ",\"sum\":\"";
    size_t n = sizeof mark - 1;
    for (char *at = end - n - 16; at >= line; at--)
        if (memcmp(at, mark, n) == 0)
            return at;
    return NULL;
}

static void put_sums_right(size_t n)
{
    uint64_t sum = 0;
    char *end = text + n;
    for (char *line = text; line < end;) {
        char *feed = memchr(line, '\n', (size_t)(end - line));
        char *stop = feed ? feed : end;
        char *at = stop - line > 32 ? sum_in(line, stop) : NULL;
        if (at) {
            char digits[17];
            struct vk_out out = vk_out_to(digits, sizeof digits);
            sum = vk_hash(sum, line, (size_t)(at - line));
            vk_put_hex64(&out, sum);
            memcpy(at + 8, digits, 16);
        }
        line = stop + 1;
    }
}

static void try_text(struct bytes *input)
{
    static struct reading r;
    bool torn = false;
    size_t n = input->left < TEXT_MAX ? input->left : TEXT_MAX;
    memcpy(text, input->at, n);
    read_journal(&r, n, NULL);
    put_sums_right(n);
    read_journal(&r, n, &torn);
}

/* ---- Our own writing ---- */

static void name_from(struct bytes *input, char name[VK_NAME_MAX])
{
    unsigned n = next_below(input, 12);
    memset(name, 0, VK_NAME_MAX);
    for (unsigned i = 0; i < n; i++)
        name[i] = (char)(' ' + next_below(input, 94));
}

static bool open_game(struct bytes *input, struct reading *r)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    const struct vk_game *g = vk_games[next_below(input, (unsigned)vk_n_games)];
    int seats = g->seats_min + (int)next_below(input, g->seats_max - g->seats_min + 1u);
    vk_setup_standard(g, seats, &cfg);
    memset(&r->head, 0, sizeof r->head);
    for (int seat = 0; seat < seats; seat++)
        name_from(input, r->head.name[seat]);
    r->head.chance_kind = VK_CHANCE_SEED;
    r->head.seed = next_byte(input);
    return vk_session_open(&r->t, g, &cfg, &r->state, r->step, STEPS_MAX, &no, NULL) == VK_OK;
}

/* One step by chance or by the bytes, or an undo of the seat that is due. */
static void write_step(struct bytes *input, struct reading *r, struct vk_out *out)
{
    static struct vk_actions list;
    struct vk_session *t = &r->t;
    struct vk_chance luck = vk_chance_from_seed(r->head.seed);
    struct vk_due due = vk_due(t->game, t->state);
    if (!due.seats) {
        must(vk_session_chance(t, &luck, 0, NULL));
    } else {
        int seat = __builtin_ctz(due.seats);
        unsigned what = next_byte(input);
        uint32_t floor = vk_session_floor(t, seat);
        must(floor <= t->n);
        if (what >= 0xF0 && floor < t->n) {
            must(vk_session_undo(t, seat, floor) == VK_OK);
            vk_journal_write_undo(&r->journal, t, seat, floor, 0, out);
            return;
        }
        vk_legal(t->game, t->state, seat, &list);
        must(vk_session_act(t, seat, list.act[what % list.n], 0, NULL) == VK_OK);
    }
    vk_journal_write_step(&r->journal, t->game, t->n, &t->step[t->n - 1], out);
}

static void change_one_byte(struct bytes *input, struct reading *r, size_t n)
{
    size_t at = (next_byte(input) | (size_t)next_byte(input) << 8) % n;
    text[at] = (char)(text[at] ^ (1 + (int)next_below(input, 255)));
    must(!read_journal(r, n, NULL));
    must(r->no.line >= 1);
}

static void try_own(struct bytes *input)
{
    static struct reading written, again;
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_session *t = &written.t;
    if (!open_game(input, &written))
        return;
    written.journal = (struct vk_journal){ 0 };
    vk_journal_write_head(&written.journal, t->game, &t->setup, &written.head, &out);
    unsigned steps = next_below(input, STEPS_MAX);
    while (steps-- && !vk_due(t->game, t->state).over && t->n < STEPS_MAX)
        write_step(input, &written, &out);
    if (next_byte(input) & 1)
        vk_journal_write_end(&written.journal, t, NULL, 0, &out);
    if (!vk_out_ok(&out))
        return;
    must(read_journal(&again, out.len, NULL));
    must(again.t.game == t->game && again.t.n == t->n);
    must(memcmp(&again.state, &written.state, t->game->state_size) == 0);
    must(memcmp(again.head.name, written.head.name, sizeof again.head.name) == 0);
    change_one_byte(input, &again, out.len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes input = { data, size };
    if (size == 0)
        return 0;
    if (data[0] == '{')
        try_text(&input); /* the journal with its first byte */
    else if (next_byte(&input) & 1)
        try_own(&input);
    else
        try_text(&input);
    return 0;
}
