/*
 * view_now.c - what is under way in Archipelago, as JSON: crisis, deal, order, round, exploration,
 * migration; and the pack of objectives as far as its viewer can tell.
 */
#include "things.h"
#include "trading.h"

static void write_told(struct vk_json *j, const char *key, const char *msgid,
                       const struct face_blanks *b, const struct vk_words *w)
{
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_fill(&archipelago_face, msgid, b, w, &out);
    vk_json_text(j, key, text);
}

/* What happens without help and with one cube, beside each other and, short of room, in one line. */
static void write_outlook(const struct arch_state *s, const struct arch_crisis *c,
                          const struct vk_words *w, struct vk_json *j)
{
    write_told(j, "outlook", "Rebellion {0}; {1} without help, and {2} is the most",
               &(struct face_blanks){ .who = VK_NONE,
                                      .n = 3,
                                      .value = { (int16_t)s->reb, (int16_t)(s->reb + c->if_nothing),
                                                 (int16_t)s->pop } },
               w);
    write_told(j, "without", "without help: {0} more",
               &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)c->if_nothing } },
               w);
    write_told(
        j, "with_one", "with one {1}: {0} more",
        &(struct face_blanks){ .who = VK_NONE,
                               .n = 2,
                               .kind = { 0, A_RES },
                               .value = { (int16_t)(c->if_nothing - c->by_one), (int16_t)c->res } },
        w);
}

static void write_crisis(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    struct arch_crisis c;
    char text[300], brief[200];
    struct vk_out in_full = vk_out_to(text, sizeof text), line = vk_out_to(brief, sizeof brief);
    if (!arch_crisis_now(s, &c)) {
        vk_json_null(j, "crisis");
        return;
    }
    arch_crisis_text(&c, w, &in_full);
    arch_crisis_brief(&c, w, &line);
    vk_json_object(j, "crisis");
    vk_json_text(j, "text", text);
    vk_json_text(j, "brief", brief);
    write_outlook(s, &c, w, j);
    arch_word_or_null(j, "board", A_BOARD, c.board);
    arch_word_or_null(j, "res", A_RES, c.res);
    vk_json_int(j, "number", c.number);
    vk_json_bool(j, "red", c.is_red);
    vk_json_int(j, "given", c.given);
    arch_number_or_null(j, "seat", c.seat);
    vk_json_array(j, "lying");
    for (int seat = 0; seat < s->h.seats; seat++)
        vk_json_int(j, NULL, c.lying[seat]);
    vk_json_end(j, ']');
    vk_json_array(j, "pledges");
    for (int seat = 0; seat < s->h.seats; seat++)
        arch_number_or_null(j, NULL, s->player[seat].pledge);
    vk_json_end(j, ']');
    int more = c.if_nothing, less = c.if_nothing - c.by_one;
    vk_json_int(j, "if_nothing", more);
    vk_json_int(j, "if_one", less);
    vk_json_int(j, "reb_by_nothing", s->reb + more);
    vk_json_int(j, "reb_by_one", s->reb + less);
    vk_json_bool(j, "lost_by_nothing", s->reb + more > s->pop);
    vk_json_bool(j, "lost_by_one", s->reb + less > s->pop);
    vk_json_int(j, "needs", c.needs);
    vk_json_int(j, "to_stand", c.to_stand);
    vk_json_int(j, "deals_left", arch_has_deals(s) ? ARCH_DEALS - s->crisis_deals : 0);
    vk_json_end(j, '}');
}

/* ---- A round ------------------------------------------------------------------------------------------ */

static void write_res_mask(struct vk_json *j, const char *key, unsigned mask)
{
    vk_json_array(j, key);
    for (int res = 0; res < N_RES; res++)
        if (mask >> res & 1)
            arch_word_or_null(j, NULL, A_RES, res);
    vk_json_end(j, ']');
}

static void write_round(const struct arch_state *s, struct vk_json *j)
{
    if (s->active == VK_NONE || s->phase != 5) {
        vk_json_null(j, "round");
        return;
    }
    vk_json_object(j, "round");
    vk_json_int(j, "seat", s->active);
    vk_json_bool(j, "action", s->used & ROUND_ACTION);
    vk_json_bool(j, "card", s->used & ROUND_CARD);
    vk_json_bool(j, "building", s->used & ROUND_BUILDING);
    vk_json_int(j, "deals_left", arch_has_deals(s) ? ARCH_DEALS - s->deals : 0);
    vk_json_int(j, "terms_left", ARCH_TERMS_CHANGES - s->changes);
    vk_json_int(j, "refusals_left", arch_has_deals(s) ? ARCH_REFUSALS - s->refused : 0);
    write_res_mask(j, "doubled", s->doubled);
    write_res_mask(j, "discount", s->discount);
    arch_number_or_null(j, "diplomat", s->diplomat);
    vk_json_end(j, '}');
}

/* The side of the land in hand that fits nowhere, where the viewer lays it down; else VK_NONE. */
static int unfit_face(const struct arch_state *s, int viewer, int hex)
{
    struct vk_actions list;
    unsigned sides = 0;
    if (arch_point_now(s) != P_explore_spot || vk_top_of(&s->h)->seat != viewer)
        return VK_NONE;
    vk_legal(&archipelago_game, s, viewer, &list);
    for (int i = 0; i < list.n; i++)
        sides |= 1u << vk_arg(list.act[i], 2) / SIDES;
    return sides == 1 ? 2 * hex + 1 : sides == 2 ? 2 * hex : VK_NONE;
}

static void write_unfit(const struct arch_state *s, int viewer, const struct vk_words *w,
                        struct vk_json *j)
{
    int face = unfit_face(s, viewer, arch_hex_now(s));
    if (face == VK_NONE)
        vk_json_null(j, "unfit");
    else
        write_told(j, "unfit", "{0}, its other side, fits nowhere.",
                   &(struct face_blanks){
                       .who = VK_NONE, .n = 1, .kind = { A_FACE }, .value = { (int16_t)face } },
                   w);
}

static void write_migrating(const struct arch_state *s, struct vk_json *j)
{
    int unit = arch_migrant_now(s);
    if (unit == VK_NONE) {
        vk_json_null(j, "migrating");
        return;
    }
    vk_json_object(j, "migrating");
    vk_json_int(j, "unit", unit);
    vk_json_end(j, '}');
}

/* What deals bind the giver to, as far as it is not done yet: how many of whose citizens, and the sentence of it. */
static void write_owed(const struct arch_state *s, const struct vk_words *w, struct vk_json *j)
{
    vk_json_array(j, "owed");
    for (int seat = 0; seat < s->h.seats; seat++) {
        int n = s->player[seat].owed;
        if (!n)
            continue;
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", seat);
        vk_json_int(j, "n", n);
        arch_write_text(j, "why", "You have promised to help up {0} {0|citizen|citizens} of {who}.",
                        seat, n, 0, w);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* Several things of a kind that are chosen together, in ascending order: what they are among, how many, and what the
 * button says that confirms them, {0} of {1}. Citizens who stand up; cards of the track that are turned instead of a
 * purchase. */
static void write_set(const struct arch_state *s, int viewer, const struct vk_words *w,
                      struct vk_json *j)
{
    int now = arch_point_now(s), n = 0;
    const struct vk_frame *top = s->h.depth ? vk_top_of(&s->h) : NULL;
    if (!top || (now != P_crisis_stand && now != P_evolve_first) || top->seat != viewer) {
        vk_json_null(j, "set");
        return;
    }
    vk_json_object(j, "set");
    vk_json_text(j, "verb", now == P_crisis_stand ? "stand" : "rotate");
    vk_json_text(j, "of", now == P_crisis_stand ? "unit" : "slot");
    vk_json_text(
        j, "confirm",
        vk_tr(w, now == P_crisis_stand ? "Help them up ({0} of {1})" : "Turn these ({0} of {1})"));
    if (now == P_evolve_first)
        vk_json_text(j, "group", arch_click_ids[CLICK_ROTATE]);
    vk_json_array(j, "from");
    for (int slot = 0; now == P_evolve_first && slot < ARCH_SLOTS; slot++)
        if (s->track[slot] < N_CARDS && ++n)
            vk_json_int(j, NULL, slot);
    int end = now == P_crisis_stand ? arch_end_unit(s, s->h.seats - 1) : 0;
    for (int unit = end ? top->v[STAND_LOWEST] : 0; unit < end; unit++)
        if (s->unit[unit].flags & REBEL)
            vk_json_int(j, NULL, unit);
    vk_json_end(j, ']');
    vk_json_int(j, "n", now == P_crisis_stand ? top->v[STAND_LEFT] : n > 1 ? 2 : 1);
    if (now == P_crisis_stand)
        write_owed(s, w, j);
    vk_json_end(j, '}');
}

/* ---- the order of play --------------------------------------------------------------------------------- */

/* Seats at their places from `place` on, as near to the present order as what was promised allows. */
static bool arrange(const struct arch_state *s, int order[ARCH_SEATS], int place)
{
    if (place == s->n_order)
        return true;
    for (int i = place; i < s->n_order; i++) {
        int who = order[i];
        if (!(arch_places_for(s, who) >> (place + 1) & 1))
            continue;
        for (int at = i; at > place; at--)
            order[at] = order[at - 1];
        order[place] = who;
        if (arrange(s, order, place + 1))
            return true;
        for (int at = place; at < i; at++)
            order[at] = order[at + 1];
        order[i] = who;
    }
    return false;
}

/* Which places a seat was promised, if any. */
static void write_promise(const struct arch_state *s, int seat, const struct vk_words *w,
                          struct vk_json *j)
{
    char places[60];
    struct vk_out list = vk_out_to(places, sizeof places);
    if (!s->player[seat].is_taken)
        return;
    arch_places_text(&s->player[seat].note[0], w, &list);
    write_told(j, "promise", "{who} was promised {0}.",
               &(struct face_blanks){ .who = seat, .n = 1, .text = { places } }, w);
}

/* What the decider arranges: from which place on, an order to begin with, the places that each may get, and how many
 * he names before the rest follows. */
static void write_arranging(const struct arch_state *s, int viewer, const struct vk_words *w,
                            struct vk_json *j)
{
    const struct vk_frame *choice = arch_frame_of(s, P_choose_order);
    int order[ARCH_SEATS] = { 0 };
    if (!choice || choice->seat != viewer) {
        vk_json_null(j, "arranging");
        return;
    }
    for (int i = 0; i < s->n_order; i++)
        order[i] = arch_at_place(s, i);
    arrange(s, order, choice->v[CHOOSE_ORDER_SET]);
    vk_json_object(j, "arranging");
    vk_json_int(j, "from", choice->v[CHOOSE_ORDER_SET] + 1);
    vk_json_int(j, "picks", s->n_order - choice->v[CHOOSE_ORDER_SET] - 1);
    vk_json_array(j, "seats");
    for (int i = choice->v[CHOOSE_ORDER_SET]; i < s->n_order; i++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", order[i]);
        vk_json_array(j, "places");
        for (int place = 1; place <= s->n_order; place++)
            if (arch_places_for(s, order[i]) >> place & 1)
                vk_json_int(j, NULL, place);
        vk_json_end(j, ']');
        write_promise(s, order[i], w, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

void arch_write_now(const struct arch_state *s, int viewer, const struct vk_words *w,
                    struct vk_json *j)
{
    write_crisis(s, w, j);
    write_set(s, viewer, w, j);
    arch_write_deals(s, viewer, w, j);
    arch_write_tables(s, viewer, w, j);
    write_arranging(s, viewer, w, j);
    write_round(s, j);
    write_unfit(s, viewer, w, j);
    write_migrating(s, j);
}

/* ---- The pack ------------------------------------------------------------------------------------------- */

struct holder {
    int seat, is_shown;
};

static struct holder holder_of(const struct arch_state *s, int objective)
{
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_objectives; k++)
            if (s->player[seat].objective[k] == objective)
                return (struct holder){ seat, s->player[seat].shown >> k & 1 };
    return (struct holder){ VK_NONE, 0 };
}

static bool is_common(const struct arch_state *s, int objective)
{
    for (int i = 0; i < s->n_common; i++)
        if (s->common[i] == objective)
            return true;
    return false;
}

/* A card whose condition was met and that nobody shows is with nobody; so is what the viewer gave back. */
static int state_of(const struct arch_state *s, int viewer, int objective, struct holder holder)
{
    int i = objective - arch_pack(s) * PACK_SIZE;
    bool is_own = viewer < s->h.seats && s->player[viewer].dropped == objective;
    if (is_common(s, objective) || holder.is_shown)
        return PACK_SHOWN;
    if (holder.seat != VK_NONE)
        return holder.seat == viewer ? PACK_MINE : PACK_KNOWN;
    if (is_own || s->met >> i & 1 || s->n_common)
        return PACK_GONE;
    return PACK_POSSIBLE;
}

/* All that what is said of a card of the pack hangs on. */
static bool is_card_known(const struct arch_state *s, int objective, int state,
                          struct holder holder, struct vk_json *j)
{
    int i = objective - arch_pack(s) * PACK_SIZE, now = arch_end_value(s, objective);
    const uint8_t from[] = {
        (uint8_t)objective, s->h.seats,          (uint8_t)holder.seat,      (uint8_t)state,
        (uint8_t)now,       (uint8_t)(now >> 8), (uint8_t)(s->met >> i & 1)
    };
    return vk_json_known(j, NULL, from, sizeof from);
}

void arch_write_progress(const struct arch_state *s, int objective, struct vk_json *j)
{
    vk_json_object(j, "progress");
    vk_json_int(j, "now", arch_end_value(s, objective));
    vk_json_int(j, "needs", arch_objectives[objective].needs[s->h.seats - 2]);
    vk_json_bool(j, "met", s->met >> (objective - arch_pack(s) * PACK_SIZE) & 1);
    vk_json_end(j, '}');
}

void arch_write_pack(const struct arch_state *s, int viewer, const struct vk_words *w,
                     struct vk_json *j)
{
    unsigned mask = arch_pack_mask(s);
    int first = arch_pack(s) * PACK_SIZE;
    vk_json_array(j, "pack");
    for (int i = 0; i < PACK_SIZE; i++) {
        if (!(mask >> i & 1))
            continue;
        struct holder holder = holder_of(s, first + i);
        int state = state_of(s, viewer, first + i, holder);
        if (is_card_known(s, first + i, state, holder, j))
            continue;
        vk_json_object(j, NULL);
        char ends[64];
        struct vk_out out = vk_out_to(ends, sizeof ends);
        arch_condition_text(s, first + i, w, &out);
        vk_json_text(j, "objective", arch_objective_words[first + i]);
        vk_json_text(j, "ends", ends);
        vk_json_text(j, "state", arch_pack_ids[state]);
        if (holder.seat != VK_NONE)
            vk_json_int(j, "owner", holder.seat);
        arch_write_progress(s, first + i, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}
