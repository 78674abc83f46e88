/*
 * decide.c - the keys of a decision: the list, the map, the typed line. Letters are commands, and
 * letters begin words: one that is followed at once by another begins a word.
 */
#include "term/answers.h"
#include "term/front.h"
#include "term/full.h"
#include "term/text.h"
#include "words/speak.h"
#include <stdio.h>
#include <string.h>

enum { WORD_WAIT = 300 }; /* milliseconds in which a second letter makes a word of a command */

static const struct vk_spot nowhere = { -1, -1 };

int full_choice(const struct full *f)
{
    if (!f->n_rows || f->row[f->cursor].n != 1)
        return -1;
    return f->scope.at[f->row[f->cursor].from];
}

int full_key(struct full *f, int milliseconds)
{
    int key = f->next_key;
    f->next_key = KEY_OF_NOTHING;
    return key != KEY_OF_NOTHING ? key : screen_key(milliseconds);
}

/* ---- The menu ------------------------------------------------------------------------------ */

static void put_cursor_on(struct full *f, int choice)
{
    for (int i = 0; i < f->n_rows; i++)
        for (int k = 0; k < f->row[i].n; k++)
            if (f->scope.at[f->row[i].from + k] == choice)
                f->cursor = i;
}

/* The menu again after a change of scope or branch. */
static void make_menu(struct full *f)
{
    bool is_typed = f->focus == ON_LINE && f->typed[0];
    f->n_rows = menu_rows(&f->choices, &f->scope, &f->branch,
                          is_typed ? VK_ACTIONS_MAX : CHOOSE_FLAT, f->row);
    if (f->cursor >= f->n_rows)
        f->cursor = f->n_rows ? f->n_rows - 1 : 0;
}

static void show_all(struct full *f)
{
    scope_all(&f->choices, &f->scope);
    f->branch = (struct branch){ 0 };
    f->focus = ON_LIST;
    f->typed[0] = '\0';
    f->cursor = f->top = 0;
    make_menu(f);
    f->base = f->branch.depth;
    bool (*gives_up)(vk_action) = f->t->face->gives_up;
    if (!gives_up || f->choices.n == 0 || !gives_up(f->choices.at[f->choices.usual].act))
        put_cursor_on(f, f->choices.usual);
}

static void go_up(struct full *f)
{
    int choice = f->n_rows ? f->scope.at[f->row[f->cursor].from] : -1;
    int depth = f->branch.depth;
    if (depth > f->base) {
        f->branch.depth--;
        make_menu(f);
    }
    if (f->branch.depth == depth)
        show_all(f);
    put_cursor_on(f, choice);
}

/* A group is opened; a choice is the answer. */
static bool take_row(struct full *f, vk_action *answer)
{
    int choice = full_choice(f);
    if (choice >= 0) {
        *answer = f->choices.at[choice].act;
        return true;
    }
    if (f->n_rows) {
        f->branch = menu_down(&f->choices, &f->scope, &f->branch, &f->row[f->cursor]);
        f->cursor = f->top = 0;
        make_menu(f);
    }
    return false;
}

static void move_cursor(struct full *f, int by)
{
    f->cursor += by;
    if (f->cursor >= f->n_rows)
        f->cursor = f->n_rows - 1;
    if (f->cursor < 0)
        f->cursor = 0;
    f->has_moved = true;
}

/* ---- The map ------------------------------------------------------------------------------- */

static void find_stops(struct full *f)
{
    struct scope all;
    scope_all(&f->choices, &all);
    board_find(&f->board, f->t->face, table_view(f->t, f->viewer), &f->choices, &all);
}

static void go_to_stop(struct full *f, int stop)
{
    f->focus = ON_MAP;
    f->stop = stop;
    scope_stop(&f->board, &f->choices, stop, &f->scope);
    f->branch = (struct branch){ 0 };
    f->base = 0;
    f->cursor = f->top = 0;
    make_menu(f);
}

static void go_to_map(struct full *f)
{
    int choice = f->n_rows ? f->scope.at[f->row[f->cursor].from] : -1;
    find_stops(f);
    if (f->board.n_stops == 0) {
        full_say(f, vk_say("Nothing in this decision is on the map."), false);
        return;
    }
    struct vk_spot near = choice >= 0 && f->board.is_there[choice] ? f->board.to[choice] : nowhere;
    int stop = near.x >= 0 ? board_near(&f->board, near.x, near.y, 1) : 0;
    go_to_stop(f, stop < 0 ? 0 : stop);
}

static bool map_key(struct full *f, int key, vk_action *answer)
{
    switch (key) {
    case KEY_OF_UP: go_to_stop(f, board_next(&f->board, f->stop, 0, -1)); break;
    case KEY_OF_DOWN: go_to_stop(f, board_next(&f->board, f->stop, 0, 1)); break;
    case KEY_OF_LEFT: go_to_stop(f, board_next(&f->board, f->stop, -1, 0)); break;
    case KEY_OF_RIGHT: go_to_stop(f, board_next(&f->board, f->stop, 1, 0)); break;
    case KEY_OF_ENTER:
        f->focus = ON_LIST;
        return full_choice(f) >= 0 && f->n_rows == 1 ? take_row(f, answer) : false;
    case KEY_OF_TAB:
    case KEY_OF_ESCAPE: show_all(f); break;
    default: break;
    }
    return false;
}

static bool mouse_key(struct full *f, vk_action *answer)
{
    int x, y, left, above;
    screen_mouse(&x, &y);
    full_corner(f, &left, &above);
    if (rect_has(&f->layout.choices, x, y)) {
        int row = f->top + y - f->layout.choices.y;
        if (row >= f->n_rows)
            return false;
        if (row == f->cursor)
            return take_row(f, answer);
        f->cursor = row;
        f->has_moved = true;
    } else if (rect_has(&f->layout.map, x, y)) {
        find_stops(f);
        int stop = board_near(&f->board, x - left, y - above, 5);
        if (stop < 0)
            return false;
        bool is_again = f->focus == ON_MAP && f->stop == stop;
        go_to_stop(f, stop);
        return is_again ? map_key(f, KEY_OF_ENTER, answer) : false;
    }
    return false;
}

/* ---- The typed line ------------------------------------------------------------------------- */

static void filter(struct full *f)
{
    f->focus = ON_LINE;
    f->has_moved = false;
    f->branch = (struct branch){ 0 };
    f->cursor = f->top = 0;
    scope_typed(&f->choices, f->typed, &f->scope);
    f->message[0] = '\0';
    if (f->scope.n == 0) {
        scope_all(&f->choices, &f->scope);
        full_say(f, vk_say("No choice contains this."), true);
    }
    make_menu(f);
}

static void type(struct full *f, int key)
{
    size_t n = strlen(f->typed);
    if (n + 1 < sizeof f->typed) {
        f->typed[n] = (char)key;
        f->typed[n + 1] = '\0';
    }
    filter(f);
}

/* Away with the last character, whole even if it has several bytes. */
static void type_back(struct full *f)
{
    size_t n = strlen(f->typed);
    if (n == 0) {
        show_all(f);
        return;
    }
    while (n && ((unsigned char)f->typed[n - 1] & 0xC0) == 0x80)
        n--;
    f->typed[n ? n - 1 : 0] = '\0';
    filter(f);
}

/* Words that are keys too, for those who would rather type. */
static const struct {
    const char *word;
    int key;
} words[] = {
    { "undo", 'u' },  { "hint", 'h' },  { "help", '?' },  { "quit", 'q' },       { "log", 'l' },
    { "score", 's' }, { "cards", 'c' }, { "rules", 'r' }, { "map", KEY_OF_TAB }, { "why", 'd' },
};

static bool is_match(const struct full *f)
{
    struct scope found;
    scope_typed(&f->choices, f->typed, &found);
    return found.n > 0;
}

static bool enter_typed(struct full *f, vk_action *answer)
{
    int exact = choice_exact(&f->choices, f->typed);
    if (exact >= 0) {
        *answer = f->choices.at[exact].act;
        return true;
    }
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(f->typed, words[i].word) == 0) {
            show_all(f);
            f->next_key = words[i].key;
            return false;
        }
    if (!f->typed[0] || !is_match(f))
        return false;
    if (f->has_moved || f->scope.n == 1)
        return take_row(f, answer);
    char text[200];
    snprintf(text, sizeof text, vk_say("%d choices contain this: type on, or choose with ↑ ↓"),
             f->scope.n);
    full_say(f, text, false);
    return false;
}

static bool line_key(struct full *f, int key, vk_action *answer)
{
    switch (key) {
    case KEY_OF_UP: move_cursor(f, -1); break;
    case KEY_OF_DOWN: move_cursor(f, 1); break;
    case KEY_OF_PAGE_UP: move_cursor(f, -f->layout.choices.h); break;
    case KEY_OF_PAGE_DOWN: move_cursor(f, f->layout.choices.h); break;
    case KEY_OF_ESCAPE: show_all(f); break;
    case KEY_OF_BACKSPACE: type_back(f); break;
    case KEY_OF_ENTER: return enter_typed(f, answer);
    case KEY_OF_TAB:
        if (choose_complete(&f->choices, f->typed, sizeof f->typed))
            filter(f);
        break;
    default:
        if (key >= ' ' && key < 256)
            type(f, key);
        break;
    }
    return false;
}

/* ---- Commands ------------------------------------------------------------------------------- */

static void show_hint(struct full *f)
{
    vk_action best;
    full_say(f, vk_say("Thinking…"), false);
    full_draw(f);
    struct vk_out out = vk_out_to(f->page, sizeof f->page);
    page_hint(f->t, f->turn.seat, &best, &out);
    f->message[0] = '\0';
    int key = full_page(f, vk_say("Hint"), f->page,
                        vk_say("Enter: go to the first one in the list   Esc: close"));
    int place = -1;
    for (int i = 0; i < f->choices.n; i++)
        if (f->choices.at[i].act == best)
            place = i;
    if (key != KEY_OF_ENTER || place < 0)
        return;
    show_all(f);
    put_cursor_on(f, place);
    while (f->row[f->cursor].n > 1) { /* down to the choice itself */
        f->branch = menu_down(&f->choices, &f->scope, &f->branch, &f->row[f->cursor]);
        make_menu(f);
        put_cursor_on(f, place);
    }
}

/* What is asked, and what is not possible. */
static void show_can(struct full *f)
{
    struct vk_out out = vk_out_to(f->page, sizeof f->page);
    page_can(f->t, f->turn.seat, "", &out);
    full_page(f, vk_say("What can I do?"), f->page, vk_say("Esc: close"));
}

/* The first letter of a word, or a command? The next key tells, if it comes at once. */
static bool is_word(struct full *f, int key)
{
    if (!(key >= 'a' && key <= 'z') && !(key >= 'A' && key <= 'Z') && key < 128)
        return false;
    if (!strchr(table_has_quiet(f->t) ? "uhrclsqaedw" : "uhrclsqaed", key))
        return true;
    int next = screen_key(WORD_WAIT);
    f->next_key = next;
    return next != key && next < 256 &&
           ((next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z'));
}

static bool list_key(struct full *f, int key, vk_action *answer)
{
    switch (key) {
    case KEY_OF_UP: move_cursor(f, -1); break;
    case KEY_OF_DOWN: move_cursor(f, 1); break;
    case KEY_OF_WHEEL_UP: move_cursor(f, -1); break;
    case KEY_OF_WHEEL_DOWN: move_cursor(f, 1); break;
    case KEY_OF_HOME: move_cursor(f, -f->n_rows); break;
    case KEY_OF_LEFT:
    case KEY_OF_BACKSPACE:
    case KEY_OF_ESCAPE: go_up(f); break;
    case KEY_OF_TAB: go_to_map(f); break;
    case KEY_OF_ENTER: return take_row(f, answer);
    case KEY_OF_RIGHT: return full_choice(f) < 0 ? take_row(f, answer) : false;
    case '/':
        f->typed[0] = '\0';
        filter(f);
        break;
    default:
        if (key >= '1' && key <= '9' && key - '1' < f->n_rows) {
            f->cursor = key - '1';
            return take_row(f, answer);
        }
        break;
    }
    return false;
}

static void begin(struct full *f)
{
    struct vk_actions list;
    table_legal(f->t, f->turn.seat, &list);
    choices_fill(&f->choices, f->t->game, f->t->face, &list, &f->t->words);
    show_all(f);
}

/* The choice under the cursor, from now on without a question. True: it is the answer. */
static bool always(struct full *f, bool ends, vk_action *answer)
{
    int choice = full_choice(f);
    if (choice < 0 || !table_always(f->t, f->turn.seat, f->choices.at[choice].act, ends)) {
        full_say(f, vk_say("Put the cursor on a single choice first, not on a group."), true);
        return false;
    }
    *answer = f->choices.at[choice].act;
    return true;
}

/* True: *answer is the answer. */
static bool decision_key(struct full *f, int key, vk_action *answer)
{
    if (key == KEY_OF_MOUSE)
        return mouse_key(f, answer);
    if (f->focus == ON_LINE)
        return line_key(f, key, answer);
    if (key < 256 && is_word(f, key)) {
        f->typed[0] = '\0';
        type(f, key);
        return false;
    }
    if (key == '=' || key == '~')
        return always(f, key == '~', answer);
    if (key == 'h')
        show_hint(f);
    else if (key == 'd')
        show_can(f);
    else if (full_common_key(f, key))
        return false;
    return f->focus == ON_MAP ? map_key(f, key, answer) : list_key(f, key, answer);
}

static void say_unasked(struct full *f, vk_action answer)
{
    char text[MESSAGE_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    table_unasked_text(f->t, f->turn.seat, answer, &out);
    full_say(f, text, false);
    f->n_rows = 0;
}

enum decision full_decide(struct full *f, vk_action *answer)
{
    begin(f);
    if (table_unasked(f->t, f->turn.seat, answer)) {
        say_unasked(f, *answer);
        return DECIDED;
    }
    for (;;) {
        full_draw(f);
        int key = full_key(f, -1);
        if (stop_signal() || f->wants_quit)
            return LEFT;
        if (key == KEY_OF_NOTHING || key == KEY_OF_RESIZE)
            continue;
        if (!f->layout.fits && key != 'q')
            continue;
        if (f->focus != ON_LINE)
            f->message[0] = '\0';
        if (decision_key(f, key, answer)) {
            f->has_answered = true;
            f->n_rows = 0;
            f->message[0] = '\0';
            return DECIDED;
        }
        if (f->wants_quit)
            return LEFT;
        if (f->wants_undo) {
            f->wants_undo = false;
            return UNDONE;
        }
    }
}
