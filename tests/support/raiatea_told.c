/* raiatea_told.c - acting in positions of Raiatea, and looking at them. */
#include "raiatea_given.h"

static int n_entries(const char *list)
{
    int n = *list != 0;
    for (; (list = strstr(list, "; ")); list += 2)
        n++;
    return n;
}

void play_told(int seat, const char *text, const char *file, int line)
{
    must_be_whole(file, line);
    event_log_open(&told);
    play_at(&raiatea_game, &isle, seat, text, &told.sink, file, line);
    must_be_whole(file, line);
}

void goes_line(const char *text, const char *file, int line)
{
    event_log_open(&told);
    while (*text) {
        char act[VK_ACTION_TEXT];
        size_t n = strcspn(text, ";");
        int seat = *text == '*' ? VK_CHANCE : *text - '0';
        snprintf(act, sizeof act, "%.*s", (int)n - 2, text + 2);
        must_be_whole(file, line);
        play_at(&raiatea_game, &isle, seat, act, &told.sink, file, line);
        text += n;
        text += strspn(text, "; ");
    }
    must_be_whole(file, line);
}

void step_on(void)
{
    struct vk_due due = vk_due(&raiatea_game, &isle);
    int seat = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, seat, &list);
    vk_play(&raiatea_game, &isle, seat, list.act[list.usual], NULL);
}

void go_on_until(int seat, const char *point)
{
    for (int i = 0; i < 20000 && !isle.h.over; i++) {
        if (awaits(seat, point))
            return;
        step_on();
    }
    fail_msg("%s of %d is never due", point, seat);
}

void decline_until(int seat, const char *point)
{
    for (int i = 0; i < 200 && !awaits(seat, point); i++) {
        struct vk_due due = vk_due(&raiatea_game, &isle);
        assert_false(due.over);
        int by = due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
        if (by != VK_CHANCE && offers(by, "pass"))
            play(&raiatea_game, &isle, by, "pass");
        else
            step_on();
    }
    must_be_at(seat, point);
}

void draw_any(int n)
{
    for (int i = 0; i < n; i++) {
        must_be_at(VK_CHANCE, "draw_ritual");
        step_on();
    }
}

void perform(const char *id)
{
    char text[64];
    snprintf(text, sizeof text, "shaman %s", id);
    does(0, text);
    assert_int_equal(isle.player[0].ready[SHAMAN], 0);
    snprintf(text, sizeof text, "performed 0 %s", id);
    assert_true(was_told(VK_SPECTATOR, text));
}

void lay_down(const char *id)
{
    struct raia_player old = isle.player[0];
    perform(id);
    const struct raia_player *p = &isle.player[0];
    assert_string_equal(cards_text(p->lasting), id);
    assert_int_equal(n_open(id), 0);
    assert_int_equal(p->pearls, old.pearls);
    assert_int_equal(p->mana, old.mana);
    assert_int_equal(p->tattoo, old.tattoo);
    assert_int_equal(p->priests, old.priests);
    assert_true(awaits(0, "choose_location"));
}

bool awaits(int seat, const char *point)
{
    struct vk_due due = vk_due(&raiatea_game, &isle);
    if (due.over || strcmp(raiatea_game.points[due.point].name, point) != 0)
        return false;
    return seat == VK_CHANCE ? due.kind == VK_RANDOM : (due.seats >> seat & 1) != 0;
}

void must_be_at_line(int seat, const char *point, const char *file, int line)
{
    if (awaits(seat, point))
        return;
    struct vk_due due = vk_due(&raiatea_game, &isle);
    print_error("%s:%d: %s of %d is not due, but %s of %#x\n", file, line, point, seat,
                due.over ? "nothing" : raiatea_game.points[due.point].name, due.seats);
    _fail(file, line);
}

void offers_all_line(int seat, const char *all, const char *file, int line)
{
    char rest[2048];
    struct vk_actions list;
    bool is_odd = false;
    vk_legal(&raiatea_game, &isle, seat, &list);
    snprintf(rest, sizeof rest, "%s", all);
    for (char *act = rest; act && *act;) {
        char *end = strstr(act, "; ");
        if (end)
            *end = '\0';
        is_odd |= !offers(seat, act);
        act = end ? end + 2 : NULL;
    }
    if (!is_odd && list.n == n_entries(all))
        return;
    print_error("%s:%d: legal for seat %d: %s\nexpected: %s\n", file, line, seat,
                legal_text(&raiatea_game, &isle, seat), all);
    _fail(file, line);
}

void must_draw_line(const char *all, const char *file, int line)
{
    char text[4096];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, VK_CHANCE, &list);
    for (int i = 0; i < list.n; i++) {
        vk_put(&out, i ? "; " : "");
        vk_action_write(&raiatea_game, list.act[i], &out);
        vk_put_char(&out, ' ');
        vk_put_int(&out, list.weight[i]);
    }
    if (strcmp(text, all) == 0)
        return;
    print_error("%s:%d: outcomes: %s\nexpected: %s\n", file, line, text, all);
    _fail(file, line);
}

const char *usual_of(int seat)
{
    static char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, seat, &list);
    assert_true(list.n > 0);
    vk_action_write(&raiatea_game, list.act[list.usual], &out);
    return text;
}

bool was_told(int viewer, const char *event)
{
    return strstr(event_log_text(&raiatea_game, &told, viewer), event) != NULL;
}

void must_be_in_order(const char *wanted)
{
    char order[8] = "";
    for (int i = 0; i < isle.n_order; i++)
        order[i] = isle.order[i] == RAIA_SPIRIT ? 'S' : (char)('0' + isle.order[i]);
    assert_string_equal(order, wanted);
}

void must_lie_in_row(const char *wanted)
{
    char row[1024] = "";
    for (int i = 0; i < isle.n_row; i++) {
        size_t n = strlen(row);
        if (isle.row[i].owner == VK_NONE)
            snprintf(row + n, sizeof row - n, "%s%s", i ? " " : "",
                     raia_ritual_words[isle.row[i].ritual]);
        else
            snprintf(row + n, sizeof row - n, "%s%d:%s", i ? " " : "", isle.row[i].owner,
                     raia_ritual_words[isle.row[i].ritual]);
    }
    assert_string_equal(row, wanted);
}

const struct raia_player *player(int seat)
{
    return &isle.player[seat];
}

int owner_of(const char *tile)
{
    return isle.tile_at[tile_of(tile)];
}

int n_open(const char *id)
{
    int ritual = ritual_of(id);
    return cards_of(isle.open[raia_deck_of(ritual)], ritual);
}

const char *cards_text(struct cards a)
{
    static char text[1024];
    text[0] = '\0';
    while (cards_any(a)) {
        int ritual = cards_lowest(a);
        cards_take(&a, ritual);
        if (text[0])
            strcat(text, " ");
        strcat(text, raia_ritual_words[ritual]);
    }
    return text;
}

int points_of(int seat, enum score_part part)
{
    struct vk_score score = { 0 };
    raia_score(&isle, &score);
    return score.part[seat][part];
}

int total_points(int seat)
{
    struct vk_score score = { 0 };
    raia_score(&isle, &score);
    return score.total[seat];
}

void must_be_whole(const char *file, int line)
{
    const char *broken = raia_check(&isle);
    if (!broken)
        return;
    print_error("%s:%d: %s\n", file, line, broken);
    _fail(file, line);
}
