/* explain_dealings.c - what an action among all gives and costs now: crises, pledges, deals, objectives. */
#include "telling.h"
#include "trading.h"

/* ---- Crises ------------------------------------------------------------------------------------------ */

static void tell_export_cube(const struct telling *to, const struct arch_crisis *c)
{
    arch_tell(to, "Then {0} of {1} {0|is|are} given.", c->given + 1, c->number, 0);
    if (c->if_nothing > 1)
        arch_tell_boards(to, c->if_nothing - 1, 0);
}

static void tell_home_cube(const struct telling *to, const struct arch_crisis *c)
{
    arch_tell(to,
              "{0} {0|citizen gets|citizens get} up{1?|; {1} still {1|lies|lie}}. Now {2} of yours "
              "{2|lies|lie}.",
              c->by_one, c->if_nothing - c->by_one, c->lying[to->seat]);
}

static bool has_benefactor(const struct arch_state *s)
{
    for (int i = 0; i < s->n_trends; i++)
        if (s->trend[i] == T_BENEFACTOR)
            return true;
    return false;
}

static void tell_help(const struct telling *to, unsigned verb)
{
    struct arch_crisis c;
    if (!arch_crisis_now(to->s, &c))
        return;
    if (c.board == DOMESTIC)
        tell_home_cube(to, &c);
    else
        tell_export_cube(to, &c);
    if (verb == V_consume_market)
        arch_tell(to, "{0?None is|{0} {0|is|are}} left there.", to->s->market[c.board][c.res] - 1,
                  0, 0);
    else if (verb == V_consume_own)
        arch_tell(to, "{0?You have none left|You keep {0}}.", to->p->cubes[c.res] - 1, 0, 0);
    else
        arch_tell(to, "You keep {0} {0|token|tokens}.", to->p->tokens - 1, 0, 0);
    if (verb != V_consume_market && has_benefactor(to->s))
        arch_tell_text(to, "1 florin goes to your place on the benefactor card.");
}

/* What happens if nobody helps any more. */
static void tell_done(const struct telling *to)
{
    struct arch_crisis c;
    if (!arch_crisis_now(to->s, &c))
        return;
    arch_tell(to,
              c.board == DOMESTIC ? "{0} {0|lies|lie}, {1} of them yours. If nobody helps any more:"
                                  : "{0} {0|is|are} missing. If nobody gives more:",
              c.if_nothing, c.lying[to->seat], 0);
    arch_tell_boards(to, c.if_nothing, 0);
}

/* As far as his florins go, where the viewer can see them. */
static int what_is_paid(const struct telling *to, int owner, int pledge)
{
    int florins = to->s->player[owner].florins;
    bool is_seen = arch_sees_screen(to->s, arch_viewer(to->words), owner);
    return is_seen && florins < pledge ? florins : pledge;
}

static void tell_stand(const struct telling *to, int unit)
{
    const struct arch_state *s = to->s;
    int owner = arch_owner(s, unit), pledge = s->player[owner].pledge;
    if (owner != to->seat && pledge && pledge != VK_NONE)
        arch_tell_of(to, "{0} pays you {1} {1|florin|florins}, as promised.", A_SEAT, owner,
                     what_is_paid(to, owner, pledge));
    if (s->player[owner].owed)
        arch_tell(to, "A deal binds you to help {0} of them up.", s->player[owner].owed, 0, 0);
    if (s->unit[unit].spot == SPOT_BUILDING + TOWN)
        arch_tell_of(to, "{0} holds the region again.", A_SEAT, owner, 0);
}

static void tell_pledge(const struct telling *to, int x)
{
    struct arch_crisis c;
    if (!arch_crisis_now(to->s, &c))
        return;
    int lying = c.lying[to->seat], most = lying * x;
    arch_tell(to, "{0} of your citizens {0|lies|lie}.", lying, 0, 0);
    if (x)
        arch_tell(to, "This costs you {0} {0|florin|florins} at most.",
                  most < to->p->florins ? most : to->p->florins, 0, 0);
    else
        arch_tell_text(to, "Nobody is paid for helping them up.");
}

/* ---- Cards --------------------------------------------------------------------------------------------- */

static void tell_ravage(const struct telling *to, vk_action a)
{
    int region = (int)vk_arg(a, 0);
    int res = arch_face_of(to->s, region)->icon[vk_arg(a, 1)].res, n = to->s->supply[res];
    arch_tell_of(to, "{1} {0} for you; after that nobody harvests here again.", A_RES, res,
                 n < 3 ? n : 3);
    arch_tell_boards(to, 1, 0);
}

static void tell_clergy(const struct telling *to, int reb)
{
    arch_tell_boards(to, -reb, 0);
}

static void tell_settle(const struct telling *to)
{
    const struct vk_frame *f = arch_frame_of(to->s, P_wonder_citizen);
    int card = f ? f->v[WONDER_CARD] : VK_NONE;
    int reb = card == C_pyramid ? 2 : card == C_cathedral ? -to->s->built[TEMPLE] : 0;
    arch_tell_text(to, "This citizen leaves the map for good.");
    arch_tell_boards(to, reb, -1);
}

/* ---- Deals ----------------------------------------------------------------------------------------------- */

/* The two sides of a deal, by blanks: what its owner gives, and what he wants. */
struct sides {
    const struct arch_deal *d;
    uint8_t gives, wants;
    int value;
};

static void tell_offer(const struct telling *to, struct sides x)
{
    bool is_owner = to->seat == x.d->owner;
    struct face_blanks b = {
        .n = 3,
        .kind = { is_owner ? x.gives : x.wants, is_owner ? x.wants : x.gives, A_SEAT },
        .value = { (int16_t)x.value, (int16_t)x.value, is_owner ? x.d->partner : x.d->owner }
    };
    arch_say(
        to, x.d->window == FOR_PLACE ? "You give {0} for {1}." : "You give {0}; {2} gives {1}.", b);
}

static void tell_bundles(const struct telling *to)
{
    const struct arch_deal *d = arch_deal_now(to->s, to->seat);
    if (d)
        tell_offer(to, (struct sides){ d, W_DEAL_GIVES, W_DEAL_WANTS, 0 });
}

static void tell_wish(const struct telling *to, int seat, int k)
{
    tell_offer(to, (struct sides){ &to->s->player[seat].note[k], W_NOTE_GIVES, W_NOTE_WANTS,
                                   seat * 8 + k });
}

static void tell_partner(const struct telling *to, int partner)
{
    struct face_blanks b = { .n = 2,
                             .kind = { A_SEAT, W_STOCK },
                             .value = { (int16_t)partner, (int16_t)partner } };
    if (arch_sees_screen(to->s, arch_viewer(to->words), partner))
        arch_say(to, "{0} has {1}.", b);
}

static void tell_terms(const struct telling *to)
{
    arch_tell_text(to, "Without a price others need your leave, or the Diplomat.");
}

static void tell_objective(const struct telling *to, int card)
{
    if (card >= N_OBJECTIVES)
        return;
    const struct arch_objective *o = &arch_objectives[card];
    arch_tell(to, "Its ending needs {1}; there {0|is|are} {0} now.", arch_end_value(to->s, card),
              o->needs[to->s->h.seats - 2], 0);
    if (o->criterion == SEPARATIST)
        arch_tell_text(to, "Separatist: you alone win if the islands become independent.");
    else if (o->criterion == PACIFIST)
        arch_tell(to,
                  "Pacifist: 3 points if at the end the population is ahead of the rebellion by "
                  "more than {0}.",
                  o->gap, 0, 0);
}

static void tell_end_round(const struct telling *to)
{
    if (!(to->s->used & (ROUND_ACTION | ROUND_CARD | ROUND_BUILDING)))
        arch_tell_text(to,
                       "You have done nothing in this round: that is a pass for the whole turn.");
    else if (to->p->ready)
        arch_tell(to, "{0} {0|disc|discs} left for later rounds.", to->p->ready, 0, 0);
}

static void tell_deal_action(const struct telling *to, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_deal: tell_partner(to, first); break;
    case V_offer:
        arch_tell(to, "You keep {0} {0|florin|florins}.", to->p->florins - first, 0, 0);
        break;
    case V_give_card:
    case V_want_card: arch_tell_text(to, arch_card_text[first]); break;
    case V_propose:
    case V_accept: tell_bundles(to); break;
    case V_take_up: tell_wish(to, first, (int)vk_arg(a, 1)); break;
    case V_terms:
    case V_close: tell_terms(to); break;
    case V_drop: tell_objective(to, to->p->objective[first]); break;
    case V_end_round: tell_end_round(to); break;
    default: break;
    }
}

void arch_tell_dealings(const struct telling *to, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_consume_market:
    case V_consume_own:
    case V_consume_token: tell_help(to, vk_verb_of(a)); break;
    case V_done: tell_done(to); break;
    case V_stand:
    case V_stand_free: tell_stand(to, first); break;
    case V_pledge: tell_pledge(to, first); break;
    case V_ravage: tell_ravage(to, a); break;
    case V_one: tell_clergy(to, 1); break;
    case V_two: tell_clergy(to, 2); break;
    case V_settle: tell_settle(to); break;
    default: tell_deal_action(to, a); break;
    }
}
