/*
 * view_now.c - what is under way in Archipelago, as JSON: crisis, deal, order, round, exploration,
 * migration; and the pack of objectives as far as its viewer can tell.
 */
#include "drafts.h"
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

void arch_write_now(const struct arch_state *s, int viewer, const struct vk_words *w,
                    struct vk_json *j)
{
    write_crisis(s, w, j);
    arch_write_set(s, viewer, w, j);
    arch_write_deals(s, viewer, w, j);
    arch_write_tables(s, viewer, w, j);
    arch_write_arranging(s, viewer, w, j);
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
