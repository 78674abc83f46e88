/*
 * view_seat.c - one player of Raiatea as JSON. What lies behind a screen (pearls, mana, goods,
 * tiles) is left out for others by display alone; rituals are concealed by the rules.
 */
#include "face.h"
#include <string.h>

static void write_screen(const struct raia_state *s, int viewer, int seat, struct vk_json *j)
{
    const struct raia_player *p = &s->player[seat];
    if (!raia_sees_screen(s, viewer, seat)) {
        vk_json_null(j, "pearls");
        vk_json_null(j, "mana");
        vk_json_null(j, "goods");
        vk_json_null(j, "tiles");
        return;
    }
    vk_json_int(j, "pearls", p->pearls);
    vk_json_int(j, "mana", p->mana);
    raia_write_counts(j, "goods", p->goods, raiatea_game.arg_kinds[A_GOOD].words, N_GOODS);
    vk_json_array(j, "tiles");
    for (int t = 0; t < N_MISSIONS; t++)
        if (s->tile_at[t] == seat)
            vk_json_text(j, NULL, raia_tile_words[t]);
    vk_json_end(j, ']');
}

static void write_table(const struct raia_player *p, struct vk_json *j)
{
    vk_json_object(j, "helpers");
    for (int h = 0; h < N_HELPERS; h++) {
        vk_json_object(j, raiatea_game.arg_kinds[A_HELPER].words[h]);
        vk_json_int(j, "all", p->helpers[h]);
        vk_json_int(j, "ready", p->ready[h]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, '}');
    vk_json_array(j, "masks");
    for (int m = 0; m < N_MASKS; m++) {
        if (!p->masks[m])
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "face", raia_mask_words[m]);
        vk_json_int(j, "n", p->masks[m]);
        vk_json_int(j, "links", p->links[m]);
        vk_json_int(j, "pairs", raia_pairs(p, m));
        vk_json_bool(j, "single", raia_unpaired(p, m));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_int(j, "mirrors", raia_unlinked(p, MIRROR));
    raia_write_cards(j, "lasting", p->lasting);
}

static void write_rituals(const struct raia_player *p, bool is_own, struct vk_json *j)
{
    raia_write_counts(j, "hand_size", p->n_hand, raiatea_game.arg_kinds[A_DECK].words, N_DECKS);
    if (is_own) {
        raia_write_cards(j, "hand", p->hand);
        raia_write_cards(j, "drawn", p->drawn);
        raia_write_cards(j, "prepared", p->prepared);
        raia_write_cards(j, "buried", p->buried);
        vk_json_array(j, "picked");
        for (int i = 0; i < p->n_equal; i++)
            vk_json_text(j, NULL, raia_ritual_words[p->equal[i]]);
        vk_json_end(j, ']');
        return;
    }
    vk_json_null(j, "hand");
    vk_json_null(j, "drawn");
    vk_json_null(j, "prepared");
    vk_json_null(j, "buried");
    vk_json_null(j, "picked");
}

/* Has sealed a choice that others still owe. */
static bool is_ready(const struct raia_state *s, int seat)
{
    int now = raia_point_now(s);
    return now < N_POINTS && raiatea_game.points[now].kind == VK_SECRET &&
           !(s->h.waiting >> seat & 1);
}

/* All that what is said of a player hangs on: bytes and no padding, so that they can be compared. */
struct player_facts {
    uint64_t set;
    struct raia_player player;
    uint8_t seat, sees_screen, is_ready, tile_at[N_MISSIONS];
};

static bool is_same(const struct raia_state *s, int viewer, int seat, struct vk_json *j)
{
    struct player_facts f;
    memset(&f, 0, sizeof f);
    f.set = raia_sees_hand(viewer, seat) ? raia_set_hash(s, seat) : 0;
    f.player = s->player[seat];
    f.seat = (uint8_t)seat;
    f.sees_screen = raia_sees_screen(s, viewer, seat);
    f.is_ready = is_ready(s, seat);
    memcpy(f.tile_at, s->tile_at, sizeof f.tile_at);
    return vk_json_same(j, NULL, &f, sizeof f);
}

void raia_write_player(const struct raia_state *s, int viewer, int seat, const struct vk_words *w,
                       struct vk_json *j)
{
    const struct raia_player *p = &s->player[seat];
    if (is_same(s, viewer, seat, j))
        return;
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", seat);
    vk_json_int(j, "tattoo", p->tattoo);
    vk_json_text(j, "rank", raiatea_game.arg_kinds[A_RANK].words[raia_rank(p)]);
    vk_json_int(j, "priests", p->priests);
    vk_json_int(j, "priest_mana", raia_priest_mana(p, p->priests));
    vk_json_int(j, "n_helpers", raia_all_helpers(p));
    vk_json_int(j, "n_masks", raia_all_masks(p));
    vk_json_int(j, "n_hand", p->n_hand[NORMAL] + p->n_hand[FORBIDDEN]);
    write_screen(s, viewer, seat, j);
    write_table(p, j);
    write_rituals(p, raia_sees_hand(viewer, seat), j);
    if (raia_sees_hand(viewer, seat))
        raia_write_set(s, seat, w, j);
    else
        vk_json_null(j, "set");
    vk_json_bool(j, "ready", is_ready(s, seat));
    vk_json_int(j, "tahua", p->tahua);
    vk_json_int(j, "shamans_used", p->shamans_used);
    vk_json_bool(j, "trader_used", p->trader_used);
    vk_json_end(j, '}');
}
