/*
 * bot_danger.c - how near independence is: the chance that this colony falls before the game ends, as one
 * seat can judge it. The weights of its parts are log-odds, fitted to who fell (docs/bots.md).
 */
#include "games/archipelago/bot.h"

/* Cubes that those who have not had their turn in this crisis can still give. */
static float help_to_come(const struct arch_state *s, const struct vk_frame *crisis, int board,
                          int viewer)
{
    int res = crisis->v[CRISIS_RES];
    float cubes = 0.0f, trust = 0.0f;
    for (int i = crisis->v[CRISIS_PLACE]; i < s->n_order; i++) {
        int seat = s->order[i];
        const struct arch_player *p = &s->player[seat];
        float sum = (float)(p->cubes[res] + p->tokens);
        cubes += seat == viewer ? sum : W(trust_others) * sum;
        if (trust < 1.0f)
            trust = seat == viewer ? 1.0f : W(trust_help);
    }
    return cubes + trust * (float)s->market[board][res];
}

/* REB when the crisis under way is over: who still has his turn gives what he has, so far as trusted. */
static float reb_to_come(const struct arch_state *s, int viewer)
{
    float reb = (float)s->reb;
    int standing = 0; /* a cube is spent: so many will stand */
    if (s->phase != 4 && s->h.depth && vk_top_of(&s->h)->point == P_round_menu)
        return reb;
    for (int i = s->h.depth - 1; i >= 0; i--) {
        const struct vk_frame *f = &s->h.frame[i];
        float more = 0.0f;
        if (f->point == P_crisis_stand)
            standing = f->v[STAND_LEFT];
        else if (f->point == P_domestic_crisis)
            more = (float)(arch_all_rebels(s) - standing) -
                   (float)f->v[CRISIS_NUMBER] * help_to_come(s, f, DOMESTIC, viewer);
        else if (f->point == P_export_crisis)
            more = (float)(f->v[CRISIS_NUMBER] - f->v[CRISIS_GIVEN]) -
                   help_to_come(s, f, EXPORT, viewer);
        reb += more > 0.0f ? more : 0.0f;
    }
    return reb;
}

/* What the boards add to the rebellion in a turn. The rows of surplus workers are taken as a slope, so
 * that every single worker counts. */
static float board_rise(const struct arch_state *s, int more_sur)
{
    float reb = 0.0f, sur = (float)(s->sur + more_sur);
    for (int board = 0; board < N_BOARDS; board++)
        for (int res = 0; res < N_RES; res++) {
            int row = arch_zone_row(board, res, s->market[board][res]);
            if (row < 0)
                continue;
            struct arch_effect e = arch_row_effect(board, res, row);
            reb += (float)e.reb;
            sur += (float)e.sur;
        }
    struct arch_effect crowd = arch_pop_effect(s->pop);
    float slope = (sur + (float)crowd.sur - 5.5f) / 5.0f;
    return reb + (float)crowd.reb + (slope < -1.0f ? -1.0f : slope);
}

/* Cubes against one crisis of this resource. Who looks counts on the market and on his own cubes and
 * tokens, less on those of others. */
static float cubes_against(const struct arch_state *s, int viewer, int res, int more)
{
    float cubes = W(trust_market) * (float)s->market[DOMESTIC][res] + (float)more;
    for (int seat = 0; seat < s->h.seats; seat++) {
        const struct arch_player *p = &s->player[seat];
        float sum = (float)p->cubes[res] + W(trust_token) * (float)p->tokens;
        cubes += seat == viewer ? sum : W(trust_others) * sum;
    }
    return cubes;
}

/* Citizens that one crisis would leave lying. */
static float would_lie(const struct arch_state *s, int number, int pop, float cubes)
{
    float lie = (float)(pop - s->built[TEMPLE]) - (float)number * cubes;
    return lie > 0.0f ? lie : 0.0f;
}

/* What the next crisis may cost: the visible back where it will be the one, else the mean of all. */
static float exposure(const struct arch_state *s, const struct arch_ground *g, int pop)
{
    static const float share[N_RES] = { 7.0f / 48, 7.0f / 48, 7.0f / 48,
                                        6.0f / 48, 5.0f / 48, 3.0f / 48 };
    static const int mean[N_RES] = { 5, 5, 5, 5, 6, 7 };
    float sum = 0.0f, sure = s->phase >= 4 && s->phase < 6 ? 0.3f : 0.8f;
    for (int res = 0; res < N_RES; res++)
        sum += share[res] * would_lie(s, mean[res], pop, g->cubes[res]);
    if (s->back == VK_NONE)
        return sum;
    const struct arch_half *half = &arch_backs[s->back].half[DOMESTIC];
    float seen = 0.0f;
    if (half->what < N_RES && !half->is_red)
        seen = would_lie(s, half->number, pop, g->cubes[half->what]);
    return sure * seen + (1.0f - sure) * sum;
}

/* Rebellion that the seat's cards can take back in a turn; progress cards of others serve it too. */
static float calm_of_cards(const struct arch_state *s, int viewer)
{
    float temples = (float)s->built[TEMPLE];
    const struct {
        uint8_t card;
        float calm;
    } calming[] = {
        { C_archbishop, temples >= 5.0f   ? 3.0f
                        : temples >= 3.0f ? 2.0f
                                          : 1.0f },
        { C_governor, 0.8f },
        { C_pope, 0.8f * temples },
        { C_missionary, 1.5f },
        { C_healer, 0.8f },
        { C_medicine, 0.4f },
        { C_emigration, 0.5f * (float)s->built[PORT] },
        { C_education, 1.0f },
        { C_clergy_donations, 1.2f },
        { C_amphitheatre, 0.7f },
    };
    float sum = 0.0f;
    for (size_t i = 0; i < sizeof calming / sizeof *calming; i++) {
        int card = calming[i].card, owner = s->card_at[card];
        if (owner == viewer)
            sum += calming[i].calm;
        else if (owner < ARCH_SEATS && arch_cards[card].kind == PROGRESS)
            sum += 0.5f * calming[i].calm;
    }
    return sum;
}

static float chance_of(float odds)
{
    return odds < 0.0f ? vk_exp(odds) / (1.0f + vk_exp(odds)) : 1.0f / (1.0f + vk_exp(-odds));
}

/* In the set-up, and when the end is settled, nothing of it counts. */
struct arch_ground arch_survey(const struct arch_state *s, int viewer, int res, int cubes)
{
    struct arch_ground g = { .viewer = (uint8_t)viewer };
    if (s->phase == 0 || s->end_pending)
        return g;
    for (int seat = 0; seat < s->h.seats; seat++)
        g.supply += arch_supply(s, seat, false);
    for (int k = 0; k < N_RES; k++)
        g.cubes[k] = cubes_against(s, viewer, k, k == res ? cubes : 0);
    g.reb = reb_to_come(s, viewer);
    return g;
}

float arch_danger(const struct arch_state *s, int viewer, float time, const struct arch_change *c)
{
    struct arch_ground g = arch_survey(s, viewer, c->res, c->cubes);
    return arch_danger_on(s, &g, time, c);
}

/* It falls at once, or in one of the turns to come: then what still changes counts by the turns left. */
float arch_danger_on(const struct arch_state *s, const struct arch_ground *g, float time,
                     const struct arch_change *c)
{
    static const float turns[N_PACKS] = { 5.0f, 7.0f, 9.0f };
    if (s->phase == 0)
        return 0.1f;
    if (s->end_pending)
        return s->reb + c->reb > s->pop + c->pop ? 1.0f : 0.0f;
    int pop = s->pop + c->pop, supply = g->supply - c->pop, viewer = g->viewer;
    float reb = g->reb + (float)c->reb, players = (float)s->h.seats;
    float margin = (float)pop - (reb > 0.0f ? reb : 0.0f), left = time * turns[arch_pack(s)];
    float rise = board_rise(s, c->sur), exposed = exposure(s, g, pop);
    float odds = W(fall) + W(fall_margin) * margin + W(fall_rise) * rise +
                 W(fall_rise_left) * rise * left + W(fall_exposed) * exposed +
                 W(fall_exposed_left) * exposed * left + W(fall_left) * left +
                 W(fall_supply) * (float)supply / players + W(fall_crowd) * (float)pop / players +
                 W(fall_players) * players + W(fall_temple) * (float)s->built[TEMPLE];
    if (margin < W(brink))
        odds += W(fall_brink) * (W(brink) - margin);
    if (viewer != VK_NONE)
        odds += W(fall_calm) * calm_of_cards(s, viewer) +
                W(fall_token) * (float)s->player[viewer].tokens;
    float soon = chance_of(-margin / W(width));
    return soon + (1.0f - soon) * chance_of(odds);
}

float arch_calm_worth(const struct arch_state *s, const struct arch_outlook *o, int seat,
                      struct arch_change c)
{
    float after = arch_danger(s, seat, o->time, &c);
    return arch_fall_worth(o, seat) * (after - o->danger);
}
