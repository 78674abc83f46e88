/* bookmark.c - see bookmark.h. */
#include "table/bookmark.h"
#include "session/scan.h"
#include "table/own.h"
#include "vaka/hash.h"
#include "vaka/registry.h"
#include "vaka/version.h"
#include <string.h>

/* What stands at the front. Behind it: the state, states of the past, steps, who was told of each. */
struct front {
    uint64_t sum;   /* of all that follows */
    uint64_t maker; /* which program */
    uint64_t size;  /* of all */
    char game[24];
    struct vk_setup setup;
    struct vk_journal journal;
    struct vk_journal_head head;
    uint32_t n, n_saves, gap;
};

/* ---- Which program ------------------------------------------------------------------------- */

/*
 * A program that plays and lays out the same makes the same of a short game: each step the one that the last position
 * points at.
 */
static uint64_t play_a_while(const struct vk_game *g, uint64_t hash)
{
    enum { STEPS = 64 };
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_setup cfg;
    struct vk_refusal no;
    struct vk_actions list;
    vk_setup_standard(g, g->seats_max, &cfg);
    if (vk_start(g, state, &cfg, &no, NULL) != VK_OK)
        return hash;
    for (int i = 0; i < STEPS; i++) {
        struct vk_due due = vk_due(g, state);
        if (due.over)
            break;
        int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        vk_legal(g, state, seat, &list);
        vk_play(g, state, seat, list.act[hash % (uint64_t)list.n], NULL);
        hash = vk_hash(hash, state, g->state_size);
    }
    return hash;
}

static uint64_t maker_of(const struct vk_game *g)
{
    const uint64_t sizes[] = { sizeof(struct front), sizeof(struct vk_step), g->state_size,
                               (uint64_t)g->rules_version };
    uint64_t hash = vk_hash(VK_HASH_START, VAKA_VERSION, sizeof VAKA_VERSION);
    hash = vk_hash(hash, g->id, strlen(g->id));
    return play_a_while(g, vk_hash(hash, sizes, sizeof sizes));
}

/* ---- Writing ------------------------------------------------------------------------------- */

static uint64_t sum_of(const void *mark, size_t n)
{
    return vk_hash(VK_HASH_START, (const uint8_t *)mark + sizeof(uint64_t), n - sizeof(uint64_t));
}

/* The parts behind the front, one after the other. */
struct parts {
    size_t state, saves, steps, told, end;
};

static struct parts parts_of(const struct vk_game *g, size_t n, size_t n_saves)
{
    struct parts p = { .state = sizeof(struct front) };
    p.saves = p.state + g->state_size;
    p.steps = p.saves + n_saves * g->state_size;
    p.told = p.steps + n * sizeof(struct vk_step);
    p.end = p.told + n * sizeof(uint16_t);
    return p;
}

size_t vk_bookmark_size(const struct vk_table *t)
{
    return parts_of(t->game.game, t->game.n, t->game.saves.n).end;
}

void vk_bookmark_write(const struct vk_table *t, void *out)
{
    const struct vk_session *s = &t->game;
    struct parts p = parts_of(s->game, s->n, s->saves.n);
    struct front front;
    memset(&front, 0, sizeof front);
    front.maker = maker_of(s->game);
    front.size = p.end;
    memcpy(front.game, s->game->id, strlen(s->game->id));
    front.setup = s->setup;
    front.journal = t->journal;
    front.head = t->head;
    front.n = s->n;
    front.n_saves = s->saves.n;
    front.gap = s->saves.gap;
    uint8_t *to = out;
    memcpy(to, &front, sizeof front);
    memcpy(to + p.state, s->state, s->game->state_size);
    if (s->saves.n)
        memcpy(to + p.saves, s->saves.state, p.steps - p.saves);
    if (s->n) {
        memcpy(to + p.steps, s->step, p.told - p.steps);
        memcpy(to + p.told, t->told, p.end - p.told);
    }
    front.sum = sum_of(out, p.end);
    memcpy(to, &front.sum, sizeof front.sum);
}

/* ---- Reading ------------------------------------------------------------------------------- */

/* Whole, undamaged, and made by a program like this one. */
static const struct vk_game *read_front(const void *mark, size_t n, struct front *front)
{
    enum { MOST = 1 << 24 };
    if (n < sizeof *front)
        return NULL;
    memcpy(front, mark, sizeof *front);
    if (front->size != n || front->sum != sum_of(mark, n) ||
        !memchr(front->game, 0, sizeof front->game))
        return NULL;
    const struct vk_game *g = vk_game_by_id(front->game);
    bool is_right = g && front->maker == maker_of(g) && front->n < MOST &&
                    front->n_saves <= VK_TABLE_SAVES &&
                    parts_of(g, front->n, front->n_saves).end == n;
    return is_right ? g : NULL;
}

/* The line with this sum, line feed included; 0: the first one is another. */
static size_t length_of_last(const char *lines, size_t n, uint64_t sum)
{
    static const char key[] = ",\"sum\":\"";
    enum { TAIL = sizeof key - 1 + 16 + 2 };
    const char *feed = n ? memchr(lines, '\n', n) : NULL;
    uint64_t is;
    if (!feed || feed - lines < TAIL)
        return 0;
    struct scan tail = { feed - TAIL, feed };
    bool is_sum = scan_literal(&tail, key) && scan_hex64(&tail, &is) && is == sum;
    return is_sum ? (size_t)(feed - lines) + 1 : 0;
}

static void take(struct vk_table *t, const struct vk_game *g, const struct front *front,
                 const uint8_t *mark, uint32_t n_more)
{
    struct parts p = parts_of(g, front->n, front->n_saves);
    uint32_t gap = front->gap ? front->gap : VK_SAVES_GAP;
    uint32_t cap = (front->n + n_more) / gap;
    t->game = (struct vk_session){ .game = g, .setup = front->setup };
    t->game.state = t->resize(NULL, g->state_size);
    memcpy(t->game.state, mark + p.state, g->state_size);
    room_make(t, front->n + n_more + 8);
    t->game.n = front->n;
    if (front->n) {
        memcpy(t->game.step, mark + p.steps, p.told - p.steps);
        memcpy(t->told, mark + p.told, p.end - p.told);
    }
    for (uint32_t i = 0; i < front->n; i++) /* no journal says so, and this is as good as one */
        t->game.step[i].marks = (uint8_t)(t->game.step[i].marks & ~(unsigned)VK_STEP_UNASKED);
    cap = cap > VK_TABLE_SAVES ? VK_TABLE_SAVES : cap;
    cap = cap < front->n_saves ? front->n_saves : cap;
    t->game.saves = (struct vk_saves){ .gap = gap, .n = front->n_saves, .cap = cap };
    if (cap)
        t->game.saves.state = t->resize(NULL, cap * g->state_size);
    if (cap)
        room_keep_near(t); /* those that are near come with the next steps */
    if (front->n_saves)
        memcpy(t->game.saves.state, mark + p.saves, p.steps - p.saves);
    t->journal = front->journal;
    t->head = front->head;
    t->end = (struct vk_journal_end){ 0 };
    t->has_end = false;
}

/* How far the lines behind the bookmark went back: who was told is found out anew from there on. */
struct lowest {
    struct vk_journal_watch watch;
    uint32_t n;
};

static void note_lowest(struct vk_journal_watch *self, const struct vk_session *t,
                        VK_UNUSED const char *text, VK_UNUSED size_t n)
{
    struct lowest *l = (struct lowest *)self;
    if (t->n < l->n)
        l->n = t->n;
}

/* The position is the one behind the last step. */
static bool has_its_hash(const struct vk_session *s)
{
    return !s->n || vk_state_hash(s->game, s->state) == s->step[s->n - 1].hash;
}

bool vk_bookmark_read(struct vk_table *t, const void *mark, size_t n_mark, const char *lines,
                      size_t n)
{
    struct front front;
    struct vk_journal_fault no;
    const struct vk_game *g = read_front(mark, n_mark, &front);
    size_t known = g ? length_of_last(lines, n, front.journal.sum) : 0;
    struct lowest lowest = { { note_lowest }, front.n };
    if (!known)
        return false;
    take(t, g, &front, mark, vk_journal_lines(lines + known, n - known));
    if (!has_its_hash(&t->game) ||
        !vk_journal_read_more(lines + known, n - known, &t->game, &t->head, &t->end, &t->journal,
                              &lowest.watch, &no)) {
        vk_table_drop(t);
        return false;
    }
    t->has_end = t->end.is_there;
    t->n_counted = 0;
    vk_table_tell(t, lowest.n);
    return true;
}
