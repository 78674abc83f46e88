/* archipelago_told.c - acting in positions of Archipelago, and looking at them. */
#include "archipelago_given.h"

static const struct vk_game *const game = &archipelago_game;

static const char *line_of(const char *form, va_list args)
{
    static char text[VK_ACTION_TEXT];
    vsnprintf(text, sizeof text, form, args);
    return text;
}

bool wishes_are_asked;

/* As fronts do for people who have nothing to say. */
static void be_quiet(void)
{
    while (!wishes_are_asked && !colony.h.over && vk_top(&colony.h)->point == P_wish)
        vk_play(game, &colony, vk_top(&colony.h)->seat, vk_act(V_none, 0, 0, 0), NULL);
}

void does_line(const char *file, int line, int seat, const char *form, ...)
{
    va_list args;
    va_start(args, form);
    const char *text = line_of(form, args);
    va_end(args);
    must_hold_together(file, line);
    event_log_open(&news);
    play_at(game, &colony, seat, text, &news.sink, file, line);
    be_quiet();
    must_hold_together(file, line);
}

void go_on(void)
{
    struct vk_due due = vk_due(game, &colony);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    struct vk_actions list;
    vk_legal(game, &colony, seat, &list);
    vk_play(game, &colony, seat, list.act[list.usual], NULL);
}

void go_until(int seat, const char *point)
{
    for (int i = 0; i < 20000 && !colony.h.over; i++) {
        if (asks(seat, point))
            return;
        go_on();
    }
    fail_msg("%s of %d is never due", point, seat);
}

/* What the core does after an action: programs run until somebody is asked. */
static void run_programs(void)
{
    event_log_open(&news);
    while (!colony.h.over && game->points[vk_top(&colony.h)->point].kind == VK_STEP)
        game->points[vk_top(&colony.h)->point].run(&colony, vk_top(&colony.h), &news.sink);
    while (colony.h.over && colony.h.depth)
        vk_pop(&colony.h);
    must_hold_together(__FILE__, __LINE__);
}

void enter_phase(int phase)
{
    while (vk_top(&colony.h)->point != P_turn)
        vk_pop(&colony.h);
    vk_top(&colony.h)->pc = (uint8_t)(phase - 1);
    colony.h.waiting = 0;
    colony.active = VK_NONE;
    run_programs();
    be_quiet();
}

void begin_round(int seat)
{
    while (vk_top(&colony.h)->point != P_rounds)
        vk_pop(&colony.h);
    for (int place = 0; place < colony.n_order; place++)
        if (colony.order[place] == seat)
            vk_top(&colony.h)->v[ROUNDS_PLACE] = (int16_t)place;
    colony.player[seat].has_passed = 0;
    run_programs();
    be_quiet();
}

/* ---- looking ---- */

/* Is the unit at this place, by its word? */
static bool is_there(const struct arch_unit *u, const char *where)
{
    static const char *const parts[] = { "A", "B", "sea" };
    static const char *const buildings[] = { "town", "temple", "market", "port" };
    if (!where)
        return true;
    if (where[0] == '@')
        return u->spot == SPOT_ICON + where[1] - '0';
    for (int b = 0; b < N_BUILDINGS; b++)
        if (strcmp(where, buildings[b]) == 0)
            return u->spot == SPOT_BUILDING + b;
    return u->spot == SPOT_FREE && strcmp(parts[u->part], where) == 0;
}

static int find_unit(int seat, int region, const char *where, bool ships, int *number)
{
    int n = 0;
    for (int u = arch_first_unit(&colony, seat); u < arch_end_unit(&colony, seat); u++)
        if (colony.unit[u].region == region && arch_is_ship(&colony, u) == ships &&
            is_there(&colony.unit[u], where)) {
            if (!n && number)
                *number = u;
            n++;
        }
    return n;
}

int who(int seat, int region, const char *where)
{
    int number = -1;
    if (!find_unit(seat, region, where, false, &number))
        fail_msg("seat %d has no citizen at %s of region %d", seat, where, region);
    return number;
}

int boat(int seat, int region, const char *where)
{
    int number = -1;
    if (!find_unit(seat, region, where, true, &number))
        fail_msg("seat %d has no ship at %s of region %d", seat, where, region);
    return number;
}

int count_units(int seat, int region, const char *where, bool ships)
{
    return find_unit(seat, region, where, ships, NULL);
}

int controller(int region, const char *building)
{
    struct arch_sight sight;
    arch_look(&colony, &sight);
    return arch_controller(&colony, &sight, region, building_of(building));
}

void must_be_used(const char *card, int florins, int discs)
{
    must_ask(0, "round_menu");
    assert_int_equal(colony.card_flags[card_of(card)] & CARD_USED, CARD_USED);
    assert_int_equal(n_ways(0, "use_card"), 0); /* part b of the round is over */
    has_florins(0, florins);
    assert_int_equal(colony.player[0].on_cards, discs);
    begin_round(0);
    may_not(0, "use_card %s", card);
}

bool asks(int seat, const char *point)
{
    struct vk_due due = vk_due(game, &colony);
    if (due.over || strcmp(game->points[due.point].name, point) != 0)
        return false;
    return seat == VK_CHANCE ? due.kind == VK_RANDOM : (due.seats >> seat & 1) != 0;
}

void must_ask_line(int seat, const char *point, const char *file, int line)
{
    if (asks(seat, point))
        return;
    struct vk_due due = vk_due(game, &colony);
    print_error("%s:%d: %s of %d is not due, but %s of %#x\n", file, line, point, seat,
                due.over ? "nothing" : game->points[due.point].name, due.seats);
    _fail(file, line);
}

bool may(int seat, const char *form, ...)
{
    va_list args;
    va_start(args, form);
    const char *text = line_of(form, args);
    va_end(args);
    return is_legal(game, &colony, seat, text);
}

int n_ways(int seat, const char *verb)
{
    struct vk_actions list;
    int n = 0;
    vk_legal(game, &colony, seat, &list);
    for (int i = 0; i < list.n; i++)
        n += strcmp(game->verbs[vk_verb_of(list.act[i])].name, verb) == 0;
    return n;
}

const char *usual_answer(int seat)
{
    static char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_actions list;
    vk_legal(game, &colony, seat, &list);
    assert_true(list.n > 0);
    vk_action_write(game, list.act[list.usual], &out);
    return text;
}

bool was_news(int viewer, const char *event)
{
    return strstr(event_log_text(game, &news, viewer), event) != NULL;
}

int points_by(int seat, int part)
{
    struct vk_score score = { 0 };
    arch_score(&colony, &score);
    return score.part[seat][part];
}

int all_points(int seat)
{
    struct vk_score score = { 0 };
    arch_score(&colony, &score);
    return score.total[seat];
}

void must_hold_together(const char *file, int line)
{
    const char *broken = arch_check(&colony);
    if (!broken)
        return;
    print_error("%s:%d: %s\n", file, line, broken);
    _fail(file, line);
}
