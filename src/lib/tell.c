/* tell.c - a game under way as its viewers are told it: numbers, JSON, lines, labels. */
#include "lib/lib.h"
#include "vaka/face.h"
#include <stdalign.h>
#include <string.h>

int vaka_state_observe(const vaka_state *s, int seat, float *row, int cap)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    int who = lib_seat(&s->of, seat), size = s->of.layout.size;
    if (who == VK_NONE || who == VK_CHANCE)
        return lib_fault(VAKA_CALL, "only a seat observes; there is no seat %d", seat);
    if (!row || cap < size)
        return lib_fault(VAKA_FULL, "an observation has %d numbers, and there is room for %d", size,
                         row ? cap : 0);
    vk_view(s->of.game, s->table.state, who, seen);
    lib_observe(&s->of.layout, s->of.game, seen, who, row);
    return size;
}

int64_t vaka_state_view(const vaka_state *s, int viewer, char *text, size_t cap)
{
    if (!lib_is(s, LIB_STATE) || !lib_is_place(text, cap))
        return VAKA_CALL;
    int who = lib_viewer(&s->of, viewer);
    if (who == VK_NONE)
        return VAKA_CALL;
    struct vk_out out = vk_out_to(text, cap);
    struct vk_json j = vk_json_to(&out);
    uint32_t told = who == VK_REFEREE ? s->table.n : vk_session_told(&s->table, who, s->table.n);
    vk_view_json(s->of.game, s->table.state, who, told, &j);
    return lib_length(&out);
}

/* ---- What a seat was told so far ------------------------------------------------------------- */

static uint64_t seen_hash(const struct vk_game *g, const void *state, int viewer)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    vk_view(g, state, viewer, seen);
    return vk_state_hash(g, seen);
}

static void put_setup(const struct vaka_game *g, struct vk_out *out)
{
    vk_put(out, g->game->id);
    vk_put_char(out, ' ');
    vk_put_int(out, g->setup.seats);
    for (int i = 0; i < g->game->n_options; i++) {
        vk_put_char(out, ' ');
        vk_put(out, g->game->options[i].key);
        vk_put_char(out, '=');
        vk_option_write(&g->game->options[i], g->setup.option[i], out);
    }
    vk_put_char(out, '\n');
}

static void put_step(const struct vk_game *g, const struct vk_step *step, bool is_read,
                     uint64_t hash, struct vk_out *out)
{
    if (!is_read) {
        vk_put(out, "? ?");
    } else {
        vk_put_int(out, step->seat == VK_CHANCE ? VAKA_CHANCE : step->seat);
        vk_put_char(out, ' ');
        vk_action_write(g, step->act, out);
    }
    vk_put_char(out, ' ');
    vk_put_hex64(out, hash);
    vk_put_char(out, '\n');
}

/*
 * Steps that a seat cannot read show only where they change what it sees: how many small steps somebody
 * made under seal is nobody's business.
 */
int64_t vaka_state_told(const vaka_state *s, int viewer, char *text, size_t cap)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    if (!lib_is(s, LIB_STATE) || !lib_is_place(text, cap))
        return VAKA_CALL;
    int who = lib_viewer(&s->of, viewer);
    if (who == VK_NONE)
        return VAKA_CALL;
    if (!s->is_whole)
        return lib_fault(VAKA_CALL, "an imagined game has no steps to tell");
    const struct vk_game *g = s->of.game;
    struct vk_out out = vk_out_to(text, cap);
    put_setup(&s->of, &out);
    vk_session_at(&s->table, 0, state, NULL);
    uint64_t before = seen_hash(g, state, who);
    for (uint32_t i = 0; i < s->table.n; i++) {
        const struct vk_step *step = &s->table.step[i];
        vk_play(g, state, step->seat, step->act, NULL);
        uint64_t hash = seen_hash(g, state, who);
        bool is_read = who == VK_REFEREE || step->seen >> who & 1;
        if (is_read || hash != before)
            put_step(g, step, is_read, hash, &out);
        before = hash;
    }
    return lib_length(&out);
}

int64_t vaka_state_label(const vaka_state *s, int player, int action, char *text, size_t cap)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    if (!lib_is(s, LIB_STATE) || !lib_is_place(text, cap))
        return VAKA_CALL;
    vk_action a = lib_action(&s->of, action);
    int who = lib_seat(&s->of, player);
    if (a == VK_NO_ACTION || who == VK_NONE)
        return VAKA_CALL;
    int viewer = who == VK_CHANCE ? VK_SPECTATOR : who;
    struct vk_actions list;
    vk_legal(s->of.game, s->table.state, who, &list);
    if (vk_find(&list, a) < 0)
        return lib_fault(VAKA_ILLEGAL, "%s", vk_error_text(VK_ERR_ILLEGAL));
    struct vk_out out = vk_out_to(text, cap);
    vk_view(s->of.game, s->table.state, viewer, seen);
    struct vk_words words = { .state = seen, .viewer = viewer };
    vk_action_label(vk_face_of(s->of.game), a, &words, &out);
    return lib_length(&out);
}
