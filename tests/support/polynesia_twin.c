/* polynesia_twin.c - engine and model side by side. */
#include "polynesia_twin.h"
#include <stdio.h>
#include <string.h>

static const struct vk_game *const game = &polynesia_game;

static void set(struct vk_setup *cfg, const char *key, const char *value)
{
    char why[200];
    struct vk_out out = vk_out_to(why, sizeof why);
    if (!vk_setup_option(game, cfg, key, value, &out))
        fail_msg("%s", why);
}

void twin_start(struct twin *t, int seats, char side, const int card[3], int first)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    vk_setup_standard(game, seats, &cfg);
    if (side)
        set(&cfg, "board_side", side == 'a' ? "A" : "B");
    for (int k = 0; k < 3; k++) {
        char key[] = { 'c', 'a', 'r', 'd', '_', (char)('1' + k), 0 };
        char code[] = { (char)('0' + card[k] / 10), '.', (char)('0' + card[k] % 10), 0 };
        if (card[k])
            set(&cfg, key, code);
    }
    char seat[] = { (char)('0' + first), 0 };
    if (first >= 0)
        set(&cfg, "first_player", seat);
    assert_int_equal(vk_start(game, &t->engine, &cfg, &no, NULL), VK_OK);
    model_start(&t->model, seats, side, card, first);
}

static void same(const char *what, int seat, int engine, int model)
{
    if (engine != model)
        fail_msg("%s of seat %d: engine %d, model %d", what, seat, engine, model);
}

static void compare_player(const struct poly_state *s, const struct model *m, int p)
{
    const struct model_player *q = &m->player[p];
    for (int g = 0; g < 2; g++) {
        same("goods", p, s->goods[p][g], q->goods[g]);
        same("goods tokens", p, s->goods_tokens[p][g], q->goods_tokens[g]);
    }
    same("home", p, s->home[p], q->home);
    same("boats left", p, s->boats_left[p], q->boats_left);
    same("masks", p, s->masks[p], q->masks);
    same("turtle tokens", p, s->turtle_tokens[p], q->turtle_tokens);
    same("island turtles", p, s->island_turtles[p], q->island_turtles);
    for (int i = 0; i < POLY_ISLANDS; i++) {
        same("pieces", p, s->pieces[p][i], q->pieces[i]);
        same("occupied", p, s->occupied[p] >> i & 1, q->pieces[i] > 0);
    }
    for (int r = 0; r < POLY_ROUTES; r++)
        same("boat", p, s->boats[p] >> r & 1, q->boat[r]);
}

static int card_code(int card)
{
    return card == VK_NONE ? 0 : card < 4 ? 11 + card : card < 10 ? 21 + card - 4 : 31 + card - 10;
}

static void compare_fields(const struct poly_state *s, const struct model *m)
{
    same("side", 0, s->side == SIDE_A ? 'a' : 'b', m->side);
    for (int p = 0; p < m->seats; p++)
        compare_player(s, m, p);
    for (int r = 0; r < POLY_ROUTES; r++)
        for (int g = 0; g < 2; g++)
            same("marker", 0, s->marker[g] >> r & 1, m->marker[r] == g);
    for (int i = 0; i < POLY_ISLANDS; i++)
        same("token", 0, s->token[i] == VK_NONE ? -1 : s->token[i], m->token[i]);
    for (int k = 0; k < 3; k++) {
        same("card", 0, card_code(s->card[k]), m->card[k]);
        same("bag", 0, s->bag[k], m->bag[k]);
    }
    for (int x = 0; x < 4 && m->setup_at == 18; x++)
        same("lagoon", 0, s->lagoon >> x & 1, m->lagoon[x]);
    if (m->setup_at < 18)
        return;
    same("supply", 0, s->turtle_supply, m->supply);
    same("first", 0, s->first, m->first);
    same("round", 0, s->h.round, m->round);
    same("marker value", 0, s->step <= S_M1 ? 3 - s->step : 0, m->m);
}

static void compare_list(struct twin *t)
{
    char text[VK_ACTION_TEXT];
    vk_legal(game, &t->engine, t->seat, &t->list);
    model_legal(&t->model, &t->wanted);
    for (int i = 0; i < t->list.n && i < t->wanted.n; i++) {
        text_of(t->list.act[i], text);
        if (strcmp(text, t->wanted.text[i]) != 0)
            fail_msg("action %d: engine %s, model %s", i, text, t->wanted.text[i]);
        if (t->seat == VK_CHANCE)
            same(text, 0, t->list.weight[i], t->wanted.weight[i]);
    }
    same("number of actions", t->seat, t->list.n, t->wanted.n);
    if (t->seat != VK_CHANCE)
        same("usual", t->seat, t->list.usual, t->wanted.usual);
}

void twin_compare(struct twin *t)
{
    struct vk_due due = vk_due(game, &t->engine);
    const char *broken = game->check(&t->engine);
    if (broken)
        fail_msg("invariant broken: %s", broken);
    same("over", 0, due.over, t->model.is_over);
    compare_fields(&t->engine, &t->model);
    t->list.n = 0;
    if (due.over)
        return;
    assert_string_equal(game->points[due.point].name,
                        model_point_names[t->model.pending[t->model.depth - 1]]);
    int seat = model_due(&t->model);
    same("seats due", 0, due.seats, seat < 0 ? 0 : 1 << seat);
    t->seat = seat < 0 ? VK_CHANCE : seat;
    const struct vk_frame *f = vk_top_of(&t->engine.h);
    if (t->model.pending[t->model.depth - 1] == MODEL_TRAVEL_STEP)
        same("movement left", seat, f->v[TRAVEL_STEP_LEFT], t->model.mp_left);
    if (t->model.pending[t->model.depth - 1] == MODEL_DRAW_STONE)
        same("stones to draw", 0, f[-1].v[LAVA_STONES], t->model.todo);
    compare_list(t);
}

void twin_compare_score(const struct twin *t)
{
    struct vk_score score;
    struct model_score wanted;
    struct poly_state before = t->engine;
    memset(&score, 0, sizeof score);
    game->score(&t->engine, &score);
    assert_memory_equal(&before, &t->engine, sizeof before);
    model_score(&t->model, &wanted);
    for (int p = 0; p < t->model.seats; p++) {
        for (int k = 0; k < 7; k++)
            same(game->parts[k], p, score.part[p][k], wanted.part[p][k]);
        same("total", p, (int)score.total[p], wanted.total[p]);
        same("tie-break", p, (int)score.tie_break[p], wanted.islands[p]);
        same("rank", p, score.rank[p], wanted.rank[p]);
        same("winner", p, score.winners >> p & 1, wanted.rank[p] == 1);
    }
}

void twin_play(struct twin *t, int i)
{
    model_apply(&t->model, t->wanted.text[i]);
    vk_play(game, &t->engine, t->seat, t->list.act[i], NULL);
}

/* Outward bound: to tokens, away from the volcano, over routes that one's own pieces can use. */
static unsigned eagerness(const struct twin *t, const char *action)
{
    const struct model *m = &t->model;
    char verb[12] = "", a[8] = "", b[8] = "";
    sscanf(action, "%11s %7s %7s", verb, a, b);
    if (strcmp(verb, "HOP") == 0) {
        int r = (b[2] - '0') * 10 + b[3] - '0' - 1, from = model_island_number(a);
        int to = model_other_end(m, r, from);
        return m->token[to] >= 0                                         ? 60
               : model_island(m, to)->dist > model_island(m, from)->dist ? 8
                                                                         : 1;
    }
    if (a[0] == 'r') {
        const struct spec_route *route = model_route(m, (a[2] - '0') * 10 + a[3] - '0' - 1);
        int one = model_island_number(route->one), other = model_island_number(route->other);
        const int *pieces = m->player[t->seat].pieces;
        return pieces[one] || pieces[other] ? m->token[one] >= 0 || m->token[other] >= 0 ? 60 : 12
                                            : 1;
    }
    return 1;
}

int twin_pick(const struct twin *t, struct vk_rng *rng)
{
    unsigned verbs[N_VERBS + 2], n = 0, total = 0;
    if (t->seat == VK_CHANCE)
        return vk_find(&t->list, vk_pick_outcome(&t->list, vk_rng_next(rng)));
    for (int i = 0; i < t->list.n; i++)
        if (i == 0 || vk_verb_of(t->list.act[i]) != vk_verb_of(t->list.act[i - 1]))
            verbs[n++] = vk_verb_of(t->list.act[i]);
    for (unsigned k = 0, was = n; k < was; k++)
        if (verbs[k] == V_TRV || verbs[k] == V_HOP)
            verbs[n++] = verbs[k]; /* twice as often */
    unsigned verb = verbs[vk_rng_below(rng, n)];
    for (int i = 0; i < t->list.n; i++)
        if (vk_verb_of(t->list.act[i]) == verb)
            total += eagerness(t, t->wanted.text[i]);
    unsigned x = vk_rng_below(rng, total);
    for (int i = 0;; i++) {
        unsigned w = vk_verb_of(t->list.act[i]) == verb ? eagerness(t, t->wanted.text[i]) : 0;
        if (x < w)
            return i;
        x -= w;
    }
}

static void copy_player(const struct poly_state *s, struct model_player *q, int p)
{
    for (int g = 0; g < 2; g++) {
        q->goods[g] = s->goods[p][g];
        q->goods_tokens[g] = s->goods_tokens[p][g];
    }
    q->home = s->home[p];
    q->boats_left = s->boats_left[p];
    q->masks = s->masks[p];
    q->turtle_tokens = s->turtle_tokens[p];
    q->island_turtles = s->island_turtles[p];
    for (int i = 0; i < POLY_ISLANDS; i++)
        q->pieces[i] = s->pieces[p][i];
    for (int r = 0; r < POLY_ROUTES; r++)
        q->boat[r] = s->boats[p] >> r & 1;
}

void twin_from_now(struct twin *t)
{
    struct model *m = &t->model;
    struct vk_due due = vk_due(game, &now);
    assert_string_equal(game->points[due.point].name, "choose_action");
    memset(t, 0, sizeof *t);
    t->engine = now;
    m->seats = now.h.seats;
    m->side = now.side == SIDE_A ? 'a' : 'b';
    m->first = now.first;
    m->round = now.h.round;
    m->m = poly_marker(&now);
    m->turn = (__builtin_ctz(due.seats) - now.first + m->seats) % m->seats;
    m->setup_at = 18;
    for (int p = 0; p < m->seats; p++)
        copy_player(&now, &m->player[p], p);
    for (int r = 0; r < POLY_ROUTES; r++)
        m->marker[r] = now.marker[0] >> r & 1 ? 0 : now.marker[1] >> r & 1 ? 1 : -1;
    for (int i = 0; i < POLY_ISLANDS; i++)
        m->token[i] = now.token[i] == VK_NONE ? -1 : now.token[i];
    for (int x = 0; x < 4; x++)
        m->lagoon[x] = now.lagoon >> x & 1;
    for (int k = 0; k < 3; k++) {
        m->card[k] = card_code(now.card[k]);
        m->bag[k] = now.bag[k];
    }
    m->supply = now.turtle_supply;
    m->pending[m->depth++] = MODEL_CHOOSE_ACTION;
}
