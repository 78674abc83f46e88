/* table_told.c - who looks at a table, and what number a step has for whom. */
#include "server/table.h"
#include "vaka/hash.h"
#include <sodium.h>
#include <stdalign.h>
#include <string.h>

/* ---- Who was told of a step ---------------------------------------------------------------- */

struct told_sink {
    struct vk_sink sink;
    uint16_t told;
};

static void note_event(struct vk_sink *self, const struct vk_event *ev)
{
    struct told_sink *s = (struct told_sink *)self;
    s->told = (uint16_t)(s->told | (ev->veil ? VK_EVERYBODY : ev->seen_by));
}

/* Told of it: may read it, got an event of it, or sees another position after it than before. */
static uint16_t told_of(const struct table *t, const struct vk_step *step, void *state)
{
    alignas(8) uint8_t before[VK_STATE_MAX], seen_before[VK_STATE_MAX], seen_after[VK_STATE_MAX];
    const struct vk_game *g = t->game.game;
    struct told_sink s = { .sink = { note_event }, .told = step->seen };
    memcpy(before, state, g->state_size);
    vk_play(g, state, step->seat, step->act, &s.sink);
    if (step->seat < VK_SEATS_MAX)
        s.told = (uint16_t)(s.told | VK_ONLY(step->seat));
    for (int v = 0; v <= VK_SPECTATOR; v++) {
        if (!(TABLE_VIEWERS >> v & 1) || s.told >> v & 1 ||
            (v < VK_SEATS_MAX && v >= t->row.n_seats))
            continue;
        vk_view(g, before, v, seen_before);
        vk_view(g, state, v, seen_after);
        if (memcmp(seen_before, seen_after, g->state_size) != 0)
            s.told = (uint16_t)(s.told | VK_ONLY(v));
    }
    return s.told;
}

void table_tell(struct table *t, uint32_t from)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    if (from >= t->game.n)
        return;
    vk_session_at(&t->game, from, state, NULL);
    for (uint32_t i = from; i < t->game.n; i++)
        t->told[i] = told_of(t, &t->game.step[i], state);
}

bool table_is_public(const struct table *t, uint32_t i)
{
    unsigned all = ((1u << t->row.n_seats) - 1) | 1u << VK_SPECTATOR;
    return (t->told[i] & all) == all;
}

bool table_is_over(const struct table *t)
{
    return t->row.status == TABLE_OVER;
}

/* Everybody may know everything once it is over. */
static bool counts_all(const struct table *t, int viewer)
{
    return viewer == VK_REFEREE || table_is_over(t);
}

uint32_t table_number(const struct table *t, int viewer, uint32_t at)
{
    uint32_t n = 0;
    if (counts_all(t, viewer))
        return at;
    for (uint32_t i = 0; i < at; i++)
        n += t->told[i] >> viewer & 1;
    return n;
}

/* The last moment that has this number: just before the next step that the viewer was told of. */
uint32_t table_at(const struct table *t, int viewer, uint32_t number)
{
    uint32_t n = 0;
    if (counts_all(t, viewer))
        return number < t->game.n ? number : t->game.n;
    for (uint32_t i = 0; i < t->game.n; i++) {
        bool is_told = t->told[i] >> viewer & 1;
        if (is_told && n == number)
            return i;
        n += is_told;
    }
    return t->game.n;
}

/* ---- At a sealed choice -------------------------------------------------------------------- */

static bool is_sealed(const struct vk_step *step)
{
    return step->marks & VK_STEP_SEALED && !(step->marks & VK_STEP_RAISED);
}

/*
 * While a sealed choice is open nobody goes back behind its opening alone: whether that were
 * possible would tell whether others have begun to answer.
 */
uint32_t table_floor(const struct table *t, int seat)
{
    uint32_t floor = vk_session_floor(&t->game, seat), opening = t->game.n;
    if (vk_due(t->game.game, t->game.state).kind != VK_SECRET)
        return floor;
    while (opening > 0 && is_sealed(&t->game.step[opening - 1]))
        opening--;
    return floor > opening ? floor : opening;
}

/* At a sealed choice what others do meanwhile makes nobody's decision stale. */
uint32_t table_fresh(const struct table *t, int seat)
{
    uint32_t at = t->game.n;
    if (vk_due(t->game.game, t->game.state).kind != VK_SECRET)
        return at;
    while (at > 0 && is_sealed(&t->game.step[at - 1]) && t->game.step[at - 1].seat != seat)
        at--;
    return at;
}

/* ---- Who looks ----------------------------------------------------------------------------- */

int seat_in(const struct store_table *row, int64_t person)
{
    for (int i = 0; person && i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_PERSON && row->seat[i].person == person)
            return i;
    return -1;
}

/* Before a game begins nobody is away: there it means that the seat waits for its person's yes. */
bool seat_is_asked(const struct store_table *row, int seat)
{
    return row->status == TABLE_OPEN && row->seat[seat].kind == SEAT_PERSON && row->seat[seat].away;
}

int table_seat(const struct table *t, int64_t person)
{
    return seat_in(&t->row, person);
}

bool table_may_see(const struct store_table *row, int64_t person, const char *invite)
{
    if (row->is_public || seat_in(row, person) >= 0 || (person && row->host == person))
        return true;
    size_t n = invite ? strlen(invite) : 0;
    return n > 0 && n == strlen(row->invite) && sodium_memcmp(invite, row->invite, n) == 0;
}

int table_look(const struct table *t, int64_t person)
{
    int seat = table_seat(t, person);
    if (seat >= 0)
        return seat;
    return person && t->row.host == person ? LOOK_HOST : LOOK_SPECTATOR;
}

int viewer_of_look(int look)
{
    return look < VK_SEATS_MAX ? look : VK_SPECTATOR;
}

/* ---- Names --------------------------------------------------------------------------------- */

const char *bot_name(const char *id, int seat)
{
    static const char *const names[] = { "Manu",  "Tere", "Teva", "Noa",  "Sina", "Rata",
                                         "Tinga", "Lono", "Vaea", "Kupe", "Nafa", "Turi" };
    enum { N = sizeof names / sizeof names[0] };
    return names[(vk_hash(VK_HASH_START, id, strlen(id)) + (uint64_t)seat) % N];
}

void table_words(const struct table *t, struct vk_words *w)
{
    *w = (struct vk_words){ 0 };
    for (int i = 0; i < t->row.n_seats; i++)
        w->name[i] = t->name[i][0] ? t->name[i] : NULL;
}
