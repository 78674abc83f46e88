/* panel.c - lines for the panels beside the board: one player, the table, the cards. */
#include "things.h"
#include "trading.h"

#define FILL(msgid, who_, ...)                                                                     \
    face_fill(                                                                                     \
        &archipelago_face, (msgid),                                                                \
        &(struct face_blanks){ .who = (who_), .n = VK_EVENT_ARGS, .value = { __VA_ARGS__ } }, w,   \
        out)

/* ---- One player ------------------------------------------------------------------------------ */

static void put_screen(const struct arch_state *s, int seat, const struct vk_words *w,
                       struct vk_out *out)
{
    const struct arch_player *p = &s->player[seat];
    int n = 0;
    if (!arch_sees_screen(s, arch_viewer(w), seat))
        return;
    for (int res = 0; res < N_RES; res++)
        if (p->cubes[res]) {
            vk_put(out, n++ ? ", " : " ");
            arch_goods_text(res, p->cubes[res], w, out);
        }
    if (p->tokens) {
        vk_put(out, n++ ? ", " : " ");
        FILL("{0} {0|token|tokens}", seat, p->tokens);
    }
    if (n)
        vk_put_char(out, '\n');
}

/* Each card with its state: ' used, + built, * fresh. */
static void put_cards(const struct arch_state *s, int seat, const struct vk_words *w,
                      struct vk_out *out)
{
    int n = 0;
    for (int card = 0; card < N_CARDS; card++) {
        if (s->card_at[card] != seat)
            continue;
        vk_put(out, n++ ? ", " : " ");
        arch_card_name(card, w, out);
        unsigned flags = s->card_flags[card];
        if (!(flags & (CARD_BUILT | CARD_USED | CARD_FRESH)))
            continue;
        vk_put(out, " (");
        vk_put(out, vk_tr(w, arch_states[flags & CARD_BUILT  ? STATE_BUILT
                                         : flags & CARD_USED ? STATE_USED
                                                             : STATE_NEW]));
        vk_put_char(out, ')');
    }
    if (n)
        vk_put_char(out, '\n');
}

/* What a player has said in phase 2 and in a crisis. */
static void put_promises(const struct arch_player *p, int seat, const struct vk_words *w,
                         struct vk_out *out)
{
    if (p->bid != VK_NONE)
        FILL(" bid {0}f", seat, p->bid);
    if (p->rebid != VK_NONE)
        FILL(", again {0}f", seat, p->rebid);
    if (p->bid != VK_NONE)
        vk_put_char(out, '\n');
}

static void put_state(int state, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, ", ");
    vk_put(out, vk_tr(w, arch_states[state]));
}

void arch_player_text(const void *st, int seat, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = st;
    const struct arch_player *p = &s->player[seat];
    int rebels = arch_rebels(s, seat);
    vk_put_char(out, archipelago_face.seat_letter[seat]);
    vk_put_char(out, ' ');
    vk_seat_text(&archipelago_face, seat, w, out);
    if (arch_sees_screen(s, arch_viewer(w), seat))
        FILL(": {0}f", seat, p->florins);
    FILL(", {0}/{1} discs", seat, p->ready, p->discs);
    if (p->has_passed && s->phase == 5)
        put_state(p->has_passed == PASSED ? STATE_PASSED : STATE_IDLE, w, out);
    vk_put_char(out, '\n');
    vk_put_char(out, ' ');
    FILL(arch_counts[COUNT_CITIZENS], seat, (int16_t)arch_citizens_on_map(s, seat));
    if (rebels) {
        vk_put(out, " (");
        FILL(arch_fallen(s), seat, (int16_t)rebels);
        vk_put_char(out, ')');
    }
    vk_put(out, ", ");
    FILL(arch_counts[COUNT_SHIPS], seat, (int16_t)arch_ships_on_map(s, seat));
    FILL(", tax {0}f\n", seat, (int16_t)arch_income(s, seat));
    put_screen(s, seat, w, out);
    put_cards(s, seat, w, out);
    put_promises(p, seat, w, out);
}

/* ---- The table ------------------------------------------------------------------------------- */

/* Two lines an offer: what its owner gives, what he gets. */
static void put_offer(const struct arch_state *s, const struct arch_deal *d,
                      const struct vk_words *w, struct vk_out *out)
{
    FILL("{who} gives ", d->owner, 0);
    arch_bundle_text(s, d, true, w, out);
    if (d->window == FOR_PLACE) {
        vk_put(out, vk_tr(w, " for "));
        arch_places_text(d, w, out);
    } else {
        FILL("\n{who} gives ", d->partner, 0);
        arch_bundle_text(s, d, false, w, out);
    }
    vk_put_char(out, '\n');
}

static void put_deal(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_deal *d = arch_deal_now(s, arch_viewer(w));
    if (d)
        put_offer(s, d, w, out);
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_notes; k++) {
            const struct arch_deal *note = &s->player[seat].note[k];
            FILL(note->window == AS_WISH ? "{who} wishes: " : "{who} offers: ", seat, 0);
            put_offer(s, note, w, out);
        }
}

static void put_crisis(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    struct arch_crisis c;
    if (!arch_crisis_now(s, &c))
        return;
    struct face_blanks b = { .who = VK_NONE,
                             .n = 4,
                             .kind = { A_RES },
                             .value = { (int16_t)c.res, (int16_t)c.number, (int16_t)c.given,
                                        (int16_t)c.if_nothing } };
    face_fill(&archipelago_face,
              c.board == DOMESTIC
                  ? "Crisis: {0}, each helps {1} up. If nobody helps more: rebellion +{3}\n"
                  : "Crisis abroad: {0}, {2} of {1} given. If nobody gives more: rebellion +{3}\n",
              &b, w, out);
}

static void put_progress(const struct arch_state *s, int card, const struct vk_words *w,
                         struct vk_out *out)
{
    const struct arch_objective *o = &arch_objectives[card];
    vk_put(out, vk_tr(w, "ends at "));
    arch_condition_text(s, card, w, out);
    FILL(" (now {0})", VK_NONE, (int16_t)arch_end_value(s, card));
    vk_put(out, vk_tr(w, o->criterion < N_CRITERIA ? ", ranks " : ", "));
    vk_put(out, vk_tr(w, arch_criterion_name[o->criterion]));
    vk_put_char(out, '\n');
}

/* Objectives that lie open or that this viewer knows, own ones first. */
static void put_objectives(const struct arch_state *s, const struct vk_words *w, struct vk_out *out)
{
    int me = arch_viewer(w);
    for (int i = 0; i < s->n_common; i++) {
        vk_put(out, vk_tr(w, "Of all: "));
        put_progress(s, s->common[i], w, out);
    }
    for (int i = 0; i < s->h.seats; i++) {
        int seat = me < s->h.seats ? (me + i) % s->h.seats : i;
        for (int k = 0; k < s->player[seat].n_objectives; k++) {
            if (s->player[seat].objective[k] >= N_OBJECTIVES)
                continue;
            if (seat == me)
                vk_put(out, vk_tr(w, "Yours: "));
            else
                FILL("Of {who}: ", seat, 0);
            put_progress(s, s->player[seat].objective[k], w, out);
        }
    }
}

void arch_table_text(const void *st, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = st;
    put_deal(s, w, out);
    put_crisis(s, w, out);
    FILL("Population {0}, rebellion {1}, surplus workers {2}", VK_NONE, s->pop, s->reb, s->sur);
    if (s->phase && s->pop - s->reb <= 3)
        FILL(": danger, only {0} to spare", VK_NONE, (int16_t)(s->pop - s->reb));
    vk_put_char(out, '\n');
    for (int i = 0; i < s->n_trends; i++) {
        vk_put(out, i ? ", " : vk_tr(w, "Trend: "));
        vk_put(out, vk_tr(w, arch_criterion_name[arch_trends[s->trend[i]].criterion]));
    }
    vk_put(out, s->n_trends ? "\n" : "");
    put_objectives(s, w, out);
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void put_where(const struct arch_state *s, int card, const struct vk_words *w,
                      struct vk_out *out)
{
    int at = s->card_at[card];
    if (at < ARCH_SEATS) {
        FILL(", with {who}", at, 0);
    } else if (at == CARD_TRACK) {
        for (int slot = 0; slot < ARCH_SLOTS; slot++)
            if (s->track[slot] == card)
                FILL(", for sale at {0} florins", VK_NONE, (int16_t)arch_price_now(s, slot));
    } else {
        vk_put(out, vk_tr(w, at == CARD_REVEALED   ? ", turned up"
                             : at == CARD_DISCARDS ? ", discarded"
                                                   : ", in the deck"));
    }
}

static void put_card(const struct arch_state *s, int card, const struct vk_words *w,
                     struct vk_out *out)
{
    static const char *const kind[] = { "character", "progress", "wonder" };
    const struct arch_card *c = &arch_cards[card];
    arch_card_name(card, w, out);
    vk_put(out, ", ");
    vk_put(out, vk_tr(w, kind[c->kind]));
    put_where(s, card, w, out);
    FILL("\nPrices {0}, {1}, {2}. ", VK_NONE, c->price[0], c->price[1], c->price[2]);
    arch_use_text(NULL, VK_NONE, card, w, out);
    vk_put_char(out, ' ');
    vk_put(out, vk_tr(w, arch_card_text[card]));
}

static void put_objective_card(const struct arch_state *s, int card, const struct vk_words *w,
                               struct vk_out *out)
{
    const struct arch_objective *o = &arch_objectives[card];
    int i = card - arch_pack(s) * PACK_SIZE;
    vk_put(out, vk_tr(w, "Objective: "));
    arch_condition_text(s, card, w, out);
    vk_put(out, vk_tr(w, s->met >> i & 1 ? ", met\n" : "\n"));
    vk_put(out, vk_tr(w, "The game ends with "));
    arch_condition_text(s, card, w, out);
    FILL(" (now {0}). ", VK_NONE, (int16_t)arch_end_value(s, card));
    if (o->criterion == SEPARATIST)
        vk_put(out, vk_tr(w, "Separatist: its holder alone wins if the archipelago becomes "
                             "independent."));
    else if (o->criterion == PACIFIST)
        FILL("Pacifist: 3 points for its holder if at the end the population is ahead of the "
             "rebellion by more than {0}.",
             VK_NONE, o->gap);
    else {
        vk_put(out, vk_tr(w, "All are ranked by "));
        vk_put(out, vk_tr(w, arch_criterion_name[o->criterion]));
        vk_put(out, vk_tr(w, ": 3, 2, 1 points."));
    }
}

static void put_trend_card(int trend, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, "Trend: "));
    vk_put(out, vk_tr(w, arch_criterion_name[arch_trends[trend].criterion]));
    vk_put(out, vk_tr(w, "\nAll are ranked by "));
    vk_put(out, vk_tr(w, arch_criterion_name[arch_trends[trend].criterion]));
    vk_put(out, vk_tr(w, ": 4, 3, 2 points."));
    if (trend == T_BENEFACTOR)
        vk_put(out, vk_tr(w, " Every cube or token that you give in a crisis, and every temple "
                             "that you build, puts 1 florin of the bank on your place."));
}

static void put_back_card(int back, const struct vk_words *w, struct vk_out *out)
{
    vk_put(out, vk_tr(w, "The next crisis\n"));
    arch_half_text(back, DOMESTIC, w, out);
    vk_put(out, vk_tr(w, "; "));
    arch_half_text(back, EXPORT, w, out);
    vk_put(out, vk_tr(w, ". A RED half strikes at once when it is turned up, the other one in "
                         "phase 4."));
}

/* Evolution cards in the order in which one asks for them: the track, with players, the others. */
static int card_at(const struct arch_state *s, int *i)
{
    for (int slot = 0; slot < ARCH_SLOTS; slot++)
        if (s->track[slot] < N_CARDS && (*i)-- == 0)
            return s->track[slot];
    for (int pass = 0; pass < 2; pass++)
        for (int card = 0; card < N_CARDS; card++) {
            bool is_near = s->card_at[card] < ARCH_SEATS || s->card_at[card] == CARD_REVEALED;
            if (s->card_at[card] != CARD_TRACK && is_near == !pass && (*i)-- == 0)
                return card;
        }
    return VK_NONE;
}

/* The back, the trends, the pack of objectives, then all 48 evolution cards. */
bool arch_card(const void *st, int i, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = st;
    unsigned mask = arch_pack_mask(s);
    if (s->back < N_BACKS && i-- == 0) {
        put_back_card(s->back, w, out);
        return true;
    }
    if (i < s->n_trends) {
        put_trend_card(s->trend[i], w, out);
        return true;
    }
    i -= s->n_trends;
    for (int k = 0; k < PACK_SIZE; k++)
        if ((mask >> k & 1) && i-- == 0) {
            put_objective_card(s, arch_pack(s) * PACK_SIZE + k, w, out);
            return true;
        }
    int card = card_at(s, &i);
    if (card == VK_NONE)
        return false;
    put_card(s, card, w, out);
    return true;
}
