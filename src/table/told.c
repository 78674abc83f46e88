/* told.c - who was told of a step, and what number a step has for whom. */
#include "table/own.h"
#include <string.h>

/* ---- Who was told of a step ---------------------------------------------------------------- */

static bool is_viewer(const struct vk_table *t, int viewer)
{
    return viewer == VK_SPECTATOR || viewer < t->game.setup.seats;
}

void vk_table_state(const struct vk_table *t, uint32_t at, void *out)
{
    const void *known = at == t->game.n                   ? t->game.state
                        : t->before && at == t->before_at ? t->before
                                                          : NULL;
    if (known)
        memcpy(out, known, t->game.game->state_size);
    else
        vk_session_at(&t->game, at, out, NULL);
}

/* How many of the steps from `from` on, up to `to`, the viewer was told of. */
static uint32_t count_told(const struct vk_table *t, int viewer, uint32_t from, uint32_t to)
{
    uint32_t n = 0;
    for (uint32_t i = from; i < to; i++)
        n += t->told[i] >> viewer & 1;
    return n;
}

void vk_table_tell(struct vk_table *t, uint32_t from)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    if (from < t->game.n)
        vk_table_state(t, from, state);
    for (uint32_t i = from; i < t->game.n; i++)
        t->told[i] = vk_step_told(t->game.game, t->game.setup.seats, &t->game.step[i], state);
    t->n_counted = from < t->n_counted ? 0 : t->n_counted;
    for (int v = 0; v < VK_VIEWERS; v++)
        t->n_told[v] =
            (t->n_counted ? t->n_told[v] : 0) + count_told(t, v, t->n_counted, t->game.n);
    t->n_counted = t->game.n;
}

bool vk_table_is_public(const struct vk_table *t, uint32_t from)
{
    unsigned all = ((1u << t->game.setup.seats) - 1) | VK_ONLY(VK_SPECTATOR);
    for (uint32_t i = from; i < t->game.n; i++)
        if ((t->told[i] & all) == all)
            return true;
    return false;
}

/* ---- Numbers ------------------------------------------------------------------------------- */

/* Everybody may know everything once it is over. */
static bool counts_all(const struct vk_table *t, int viewer)
{
    return viewer == VK_REFEREE || vk_table_is_over(t);
}

bool vk_table_was_told(const struct vk_table *t, uint32_t i, int viewer)
{
    return counts_all(t, viewer) || t->told[i] >> viewer & 1;
}

uint32_t vk_table_number(const struct vk_table *t, int viewer, uint32_t at)
{
    if (counts_all(t, viewer))
        return at;
    return at < t->game.n / 2 ? count_told(t, viewer, 0, at)
                              : t->n_told[viewer] - count_told(t, viewer, at, t->game.n);
}

/* The last moment that has this number: just before the next step that the viewer was told of. Mostly it is late:
   looked for from the end. */
uint32_t vk_table_at(const struct vk_table *t, int viewer, uint32_t number)
{
    uint32_t i = t->game.n;
    if (counts_all(t, viewer))
        return number < t->game.n ? number : t->game.n;
    for (uint32_t n = t->n_told[viewer]; n > number; i--)
        n -= t->told[i - 1] >> viewer & 1;
    return i;
}

uint64_t room_seen_by(const struct vk_table *t, int viewer)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    vk_view(t->game.game, t->game.state, viewer, seen);
    return vk_state_hash(t->game.game, seen);
}

void vk_table_sights(const struct vk_table *t, struct vk_sights *out)
{
    *out = (struct vk_sights){ 0 };
    for (int v = 0; v < VK_VIEWERS; v++)
        if (is_viewer(t, v)) {
            out->number[v] = vk_table_number(t, v, t->game.n);
            out->seen[v] = room_seen_by(t, v);
        }
}

uint16_t vk_table_changed(const struct vk_table *t, const struct vk_sights *before)
{
    struct vk_sights now;
    uint16_t viewers = 0;
    vk_table_sights(t, &now);
    for (int v = 0; v < VK_VIEWERS; v++)
        if (now.number[v] != before->number[v] || now.seen[v] != before->seen[v])
            viewers = (uint16_t)(viewers | VK_ONLY(v));
    return viewers;
}

/* ---- At a sealed choice -------------------------------------------------------------------- */

static bool is_sealed(const struct vk_step *step)
{
    return step->marks & VK_STEP_SEALED && !(step->marks & VK_STEP_RAISED);
}

uint32_t room_before_seals(const struct vk_table *t, uint32_t at)
{
    at = at < t->game.n ? at : t->game.n;
    while (at > 0 && is_sealed(&t->game.step[at - 1]))
        at--;
    return at;
}

static bool is_under_seal(const struct vk_table *t)
{
    return vk_due(t->game.game, t->game.state).kind == VK_SECRET;
}

/*
 * While a sealed choice is open nobody goes back behind its opening alone: whether that were
 * possible would tell whether others have begun to answer.
 */
uint32_t vk_table_floor(const struct vk_table *t, int seat)
{
    uint32_t floor = vk_session_floor(&t->game, seat), opening = t->game.n;
    if (!is_under_seal(t))
        return floor;
    while (opening > 0 && is_sealed(&t->game.step[opening - 1]))
        opening--;
    return floor > opening ? floor : opening;
}

uint32_t vk_table_own_last(const struct vk_table *t, int seat)
{
    for (uint32_t i = t->game.n; i > 0; i--)
        if (t->game.step[i - 1].seat == seat && !(t->game.step[i - 1].marks & VK_STEP_UNASKED))
            return i;
    return 0;
}

/* At a sealed choice what others do meanwhile makes nobody's decision stale. */
static bool is_stale(const struct vk_table *t, int seat, uint32_t number)
{
    uint32_t at = t->game.n;
    if (!is_under_seal(t))
        return number != vk_table_number(t, seat, at);
    while (at > 0 && is_sealed(&t->game.step[at - 1]) && t->game.step[at - 1].seat != seat)
        at--;
    return number < vk_table_number(t, seat, at);
}

int vk_table_understand(const struct vk_table *t, int seat, uint32_t number, const char *text,
                        vk_action *a, const char **why)
{
    if (!vk_table_is_running(t))
        return VK_ERR_OVER;
    if (is_stale(t, seat, number))
        return VK_ERR_STALE;
    if (!(vk_table_due(t) >> seat & 1))
        return VK_ERR_NOT_DUE;
    return vk_action_read(t->game.game, text, a, why) ? VK_OK : VK_ERR_ILLEGAL;
}
