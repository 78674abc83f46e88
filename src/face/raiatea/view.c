/*
 * view.c - the position of Raiatea as JSON: the table. Players are in view_seat.c. What
 * is always the same (names, costs, what tiles ask) is left out.
 */
#include "face.h"
#include <string.h>

static void words_or_null(struct vk_json *j, const char *key, unsigned kind, int value)
{
    if (value == VK_NONE)
        vk_json_null(j, key);
    else
        vk_json_text(j, key, raiatea_game.arg_kinds[kind].words[value]);
}

static void number_or_null(struct vk_json *j, const char *key, int value)
{
    if (value == VK_NONE)
        vk_json_null(j, key);
    else
        vk_json_int(j, key, value);
}

void raia_write_counts(struct vk_json *j, const char *key, const uint8_t *n,
                       const char *const *words, int size)
{
    vk_json_object(j, key);
    for (int i = 0; i < size; i++)
        vk_json_int(j, words[i], n[i]);
    vk_json_end(j, '}');
}

void raia_write_cards(struct vk_json *j, const char *key, struct cards set)
{
    vk_json_array(j, key);
    for (int r = 0; r < N_RITUALS; r++)
        for (int n = cards_of(set, r); n > 0; n--)
            vk_json_text(j, NULL, raia_ritual_words[r]);
    vk_json_end(j, ']');
}

static void write_locations(const struct raia_state *s, struct vk_json *j)
{
    struct {
        uint8_t is_taken[N_LOCATIONS], by[N_LOCATIONS];
    } from;
    for (int l = 0; l < N_LOCATIONS; l++) {
        from.is_taken[l] = s->taken >> l & 1;
        from.by[l] = s->taken_by[l];
    }
    if (vk_json_same(j, "locations", &from, sizeof from))
        return;
    vk_json_array(j, "locations");
    for (int l = 0; l < N_LOCATIONS; l++) {
        vk_json_object(j, NULL);
        words_or_null(j, "id", A_LOCATION, l);
        number_or_null(j, "by", from.is_taken[l] ? from.by[l] : VK_NONE);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_track(const struct raia_state *s, struct vk_json *j)
{
    vk_json_int(j, "space", s->space);
    vk_json_array(j, "track");
    for (int space = 1; space <= RAIA_TRACK; space++)
        if (raia_space_used(space, s->h.seats))
            vk_json_int(j, NULL, space);
    vk_json_end(j, ']');
    vk_json_int(j, "ceremony", s->ceremony);
    vk_json_int(j, "act", s->act);
    vk_json_int(j, "start", s->start);
    number_or_null(j, "kahuna", s->kahuna);
    words_or_null(j, "location", A_LOCATION, s->location);
    write_locations(s, j);
}

static int cost_of_row(const struct raia_state *s)
{
    int sum = 0;
    for (int i = 0; i < s->n_row; i++)
        sum += raia_rituals[s->row[i].ritual].cost;
    return sum;
}

/* In all, the Spirit's too. */
static int offered(const struct raia_state *s)
{
    int sum = 0;
    for (int i = 0; i < s->n_order; i++)
        sum += s->offer[s->order[i]];
    return sum;
}

/* The ritual that is being carried out: of several, one that another one lets somebody perform. */
static void write_performing(const struct raia_state *s, struct vk_json *j)
{
    int at = s->h.depth;
    while (at > 0 && s->h.frame[at - 1].point != P_perform)
        at--;
    if (at == 0) {
        vk_json_null(j, "performing");
        return;
    }
    const struct vk_frame *f = &s->h.frame[at - 1];
    vk_json_object(j, "performing");
    vk_json_text(j, "ritual", raia_ritual_words[f->v[PERFORM_RITUAL]]);
    number_or_null(j, "owner", f->v[PERFORM_OWNER]);
    vk_json_end(j, '}');
}

/* Offers are those of this ceremony, once its hands are open. */
static void write_ceremony(const struct raia_state *s, struct vk_json *j)
{
    bool is_open = raia_hands_are_open(s);
    vk_json_array(j, "order");
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] == RAIA_SPIRIT)
            vk_json_text(j, NULL, "spirit");
        else
            vk_json_int(j, NULL, s->order[i]);
    vk_json_end(j, ']');
    vk_json_array(j, "rewards");
    for (int r = 0; r < N_REWARDS; r++)
        if (s->rewards >> r & 1)
            words_or_null(j, NULL, A_REWARD, r);
    vk_json_end(j, ']');
    if (is_open) {
        vk_json_array(j, "offers");
        for (int seat = 0; seat < s->h.seats; seat++)
            vk_json_int(j, NULL, s->offer[seat]);
        vk_json_end(j, ']');
    } else {
        vk_json_null(j, "offers");
    }
    number_or_null(j, "offered", is_open ? offered(s) : VK_NONE);
    if (is_open && s->h.seats == 2)
        vk_json_int(j, "spirit_offer", s->offer[RAIA_SPIRIT]);
    else
        vk_json_null(j, "spirit_offer");
    vk_json_int(j, "bag", s->bag);
    write_performing(s, j);
    vk_json_array(j, "row");
    uint16_t before[RAIA_ROW];
    int n_paid = raia_blessing_forecast(s, before), needs = cost_of_row(s);
    for (int i = 0; i < s->n_row; i++) {
        vk_json_object(j, NULL);
        vk_json_text(j, "ritual", raia_ritual_words[s->row[i].ritual]);
        number_or_null(j, "owner", s->row[i].owner);
        vk_json_int(j, "bag", before[i]); /* when its turn comes, as things stand */
        vk_json_bool(j, "enough", i < n_paid);
        vk_json_int(j, "needs", needs); /* with all that come behind it */
        needs -= raia_rituals[s->row[i].ritual].cost;
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_markets(const struct raia_state *s, struct vk_json *j)
{
    const struct vk_arg_kind *kinds = raiatea_game.arg_kinds;
    int left = 0;
    raia_write_counts(j, "goods", s->goods, kinds[A_GOOD].words, N_GOODS);
    raia_write_counts(j, "levels", s->level, kinds[A_GOOD].words, N_GOODS);
    raia_write_counts(j, "helpers", s->helpers, kinds[A_HELPER].words, N_HELPERS);
    vk_json_int(j, "helper_price", RAIA_HELPER_PRICE);
    vk_json_bool(j, "first_helper_free", raia_option(s, O_KAHUNA_HELPER_FREE));
    vk_json_int(j, "reward_pearls", RAIA_REWARD_PEARLS);
    vk_json_object(j, "masks");
    for (int m = 0; m < N_MASK_FACES; m++)
        if (s->masks[m])
            vk_json_int(j, raia_mask_words[m], s->masks[m]);
    vk_json_end(j, '}');
    vk_json_array(j, "display");
    for (int face = 0; face < N_FACES; face++) {
        left += s->forest[face];
        if (!s->display[face])
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "face", raia_face_words[face]);
        vk_json_int(j, "n", s->display[face]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_int(j, "forest_left", left);
}

static void write_decks(const struct raia_state *s, struct vk_json *j)
{
    vk_json_object(j, "decks");
    for (int d = 0; d < N_DECKS; d++) {
        int buried = 0;
        for (int seat = 0; seat < s->h.seats; seat++)
            buried += s->player[seat].n_buried[d];
        vk_json_object(j, raiatea_game.arg_kinds[A_DECK].words[d]);
        vk_json_int(j, "left", s->n_deck[d]);
        vk_json_int(j, "buried", buried);
        vk_json_object(j, "open");
        for (int r = 0; r < N_RITUALS; r++)
            if (cards_of(s->open[d], r))
                vk_json_int(j, raia_ritual_words[r], cards_of(s->open[d], r));
        vk_json_end(j, '}');
        vk_json_end(j, '}');
    }
    vk_json_end(j, '}');
}

static void write_tile(int tile, bool is_shown, struct vk_json *j)
{
    if (!is_shown)
        vk_json_text(j, NULL, "?");
    else if (tile < N_MISSIONS)
        vk_json_text(j, NULL, raia_tile_words[tile]);
    else
        vk_json_null(j, NULL);
}

static void write_statues(const struct raia_state *s, struct vk_json *j)
{
    struct {
        uint8_t seats, shown, open, tile[sizeof s->tile];
    } from = { s->h.seats, s->shown_statues, s->open_statues, { 0 } };
    memcpy(from.tile, s->tile, sizeof from.tile);
    if (vk_json_same(j, "statues", &from, sizeof from))
        return;
    vk_json_array(j, "statues");
    for (int i = 0; i < RAIA_STATUES; i++) {
        bool is_shown = i < s->shown_statues;
        int left = 0;
        vk_json_object(j, NULL);
        vk_json_int(j, "statue", i + 1);
        vk_json_int(j, "points", i + 1); /* of each tile */
        vk_json_bool(j, "open", i < s->open_statues);
        vk_json_bool(j, "shown", is_shown);
        vk_json_array(j, "rows");
        for (int row = 0; row < RAIA_ROWS; row++) {
            vk_json_array(j, NULL);
            for (int c = 0; c < raia_row_size(row, s->h.seats); c++) {
                int tile = s->tile[i][raia_row_start(row) + c];
                write_tile(tile, is_shown, j);
                left += !is_shown || tile < N_MISSIONS;
            }
            vk_json_end(j, ']');
        }
        vk_json_end(j, ']');
        vk_json_int(j, "left", left);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* Who has the tile that was sold: nobody while it lies on its statue. */
static void write_winner(const struct raia_state *s, struct vk_json *j)
{
    int at = s->tile_at[s->auction];
    if (at == TILE_GONE)
        vk_json_text(j, "won", "spirit");
    else
        number_or_null(j, "won", at < s->h.seats ? at : VK_NONE);
}

/* Bids are told once all are in; the Spirit's follows by the die. */
void raia_write_auction(const struct raia_state *s, struct vk_json *j)
{
    int now = raia_point_now(s);
    bool has_spirit = s->h.seats == 2 && now != P_auction_bid && now != P_roll_spirit;
    if (s->auction >= N_MISSIONS) {
        vk_json_null(j, "auction");
        return;
    }
    vk_json_object(j, "auction");
    vk_json_text(j, "tile", raia_tile_words[s->auction]);
    if (now == P_auction_bid) {
        vk_json_null(j, "bids");
    } else {
        vk_json_array(j, "bids");
        for (int seat = 0; seat < s->h.seats; seat++)
            vk_json_int(j, NULL, s->bids[seat]);
        vk_json_end(j, ']');
    }
    number_or_null(j, "spirit", has_spirit ? s->bids[RAIA_SPIRIT] : VK_NONE);
    write_winner(s, j);
    vk_json_end(j, '}');
}

void raia_view(const void *st, int viewer, const struct vk_words *w, struct vk_json *j)
{
    const struct raia_state *s = st;
    write_track(s, j);
    write_ceremony(s, j);
    write_markets(s, j);
    write_decks(s, j);
    write_statues(s, j);
    raia_write_auction(s, j);
    vk_json_array(j, "players");
    for (int seat = 0; seat < s->h.seats; seat++)
        raia_write_player(s, viewer, seat, w, j);
    vk_json_end(j, ']');
}
