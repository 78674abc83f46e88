/*
 * plain.c - the game in lines of text, for pipes and screen readers: what happened, a numbered
 * list of choices, one line of answer. No cursor control, no colour.
 */
#include "term/answers.h"
#include "term/choose.h"
#include "term/front.h"
#include "term/lines.h"
#include "term/pages.h"
#include "term/text.h"
#include "words/tell.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum answer { ANSWER_NONE, ANSWER_ACT, ANSWER_UNDO, ANSWER_QUIT };

struct plain {
    struct table *t;
    int viewer;
    uint32_t told;                  /* events up to this step were printed */
    uint32_t left_at[VK_SEATS_MAX]; /* what each person has heard, where the keyboard goes round */
    int last;                       /* the person who had the keyboard last, or VK_NONE */
    bool asks_end_of_turn;
    bool has_answered; /* in this turn, by hand: something to take back */
    char page[PAGE_MAX];

    /* the decision at hand */
    struct choices choices;
    struct scope scope;
    struct branch branch;
    struct row row[VK_ACTIONS_MAX];
    int n_rows;
    vk_action picked;
};

/* ---- Pages ------------------------------------------------------------------------------------ */

static struct vk_out page_begin(struct plain *p)
{
    return vk_out_to(p->page, sizeof p->page);
}

static void page_print(const struct plain *p)
{
    print(p->page);
    size_t n = strlen(p->page);
    if (n && p->page[n - 1] != '\n')
        putchar('\n');
}

static void tell_news(struct plain *p)
{
    struct vk_out out = page_begin(p);
    page_log(p->t, p->viewer, p->told + 1, &out);
    p->told = p->t->session.n;
    page_print(p);
}

/* ---- The list ------------------------------------------------------------------------------ */

static void fill_rows(struct plain *p, int flat)
{
    p->n_rows = menu_rows(&p->choices, &p->scope, &p->branch, flat, p->row);
}

static void show_all(struct plain *p)
{
    scope_all(&p->choices, &p->scope);
    p->branch = (struct branch){ 0 };
    fill_rows(p, CHOOSE_FLAT);
}

static int only_choice(const struct plain *p, int row)
{
    return p->row[row].n == 1 ? p->scope.at[p->row[row].from] : -1;
}

static void print_list(struct plain *p)
{
    for (int i = 0; i < p->n_rows; i++) {
        struct vk_out out = page_begin(p);
        vk_put_int(&out, i + 1);
        vk_put(&out, i < 9 ? ".  " : ". ");
        menu_label(&p->choices, &p->scope, &p->row[i], 0, &out);
        if (only_choice(p, i) >= 0) {
            vk_put(&out, "  [");
            vk_put(&out, p->choices.at[only_choice(p, i)].text);
            vk_put(&out, only_choice(p, i) == p->choices.usual ? vk_say(", usual]") : "]");
        }
        print_line(p->page);
    }
    fflush(stdout);
}

static void print_decision(struct plain *p, const struct turn *turn)
{
    struct vk_out out = page_begin(p);
    vk_put_char(&out, '\n');
    if (turn->seat != table_you(p->t)) {
        table_name(p->t, turn->seat, &out);
        vk_put(&out, vk_say(": "));
    }
    vk_point_title(p->t->face, turn->point, &p->t->words, &out);
    vk_put(&out, p->page[out.len - 1] == '?' ? " " : ". ");
    vk_put(&out, vk_say("Answer with a number, an action, a word to look for, or help."));
    print_line(p->page);
    print_list(p);
}

/* ---- Words that are not answers ------------------------------------------------------------- */

static void show_help(struct plain *p)
{
    struct vk_out out = page_begin(p);
    page_decision(p->t, &out);
    vk_put(&out,
           vk_say("\nYou can answer with\n"
                  "  a number      the choice, or the group, with this number\n"
                  "  an action     as shown in brackets\n"
                  "  a word        list only the choices that contain it\n"
                  "  usual         the usual answer; an empty line gives it too\n"
                  "  all, list     every choice one by one; the groups again\n"
                  "  why 3         what choice 3 costs and brings\n"
                  "  why           what is asked now, and what is not possible\n"
                  "  why WORD      why something with this word is not possible\n"
                  "  undo, hint    take back your last step; up to three good choices, and why\n"
                  "  map, me, players, table, cards, log, score, rules\n"
                  "  picture       the map drawn in characters\n"
                  "  ask on|off    ask before your turn ends\n"
                  "  auto on|off   answer for you where there is only one choice\n"
                  "  always 3      choice 3, now and whenever this kind of decision comes again\n"
                  "  until 3       the same, until there is something else to choose from\n"
                  "  again         ask me everything again\n"
                  "  quit          the game is saved; the end of input does the same\n"));
    if (table_has_quiet(p->t)) {
        char typed[64], title[POINT_TITLE_MAX];
        (void)snprintf(typed, sizeof typed, "%s on|off", table_quiet_name(p->t));
        table_quiet_title(p->t, title);
        text_say(&out, vk_say("  %-13s be asked this too: %s\n"), typed, title);
    }
    page_print(p);
}

static void show_picture(struct plain *p)
{
    struct vk_out out = page_begin(p);
    page_picture(p->t, p->viewer, &out);
    print_line(p->page);
}

static void show_hint(struct plain *p, int seat)
{
    vk_action best;
    struct vk_out out = page_begin(p);
    page_hint(p->t, seat, &best, &out);
    page_print(p);
}

/* A whole number of at most four digits and nothing else, or 0. */
static int read_number(const char *text)
{
    int n = 0, digits = 0;
    for (; text[digits] >= '0' && text[digits] <= '9' && digits < 5; digits++)
        n = 10 * n + (text[digits] - '0');
    return digits < 5 && !text[digits] ? n : 0;
}

/* What a choice costs and brings; or, as it was written, why it is not to be had. */
static void show_why(struct plain *p, int seat, const char *rest)
{
    int row = read_number(rest);
    bool is_row = row >= 1 && row <= p->n_rows;
    int i = is_row ? only_choice(p, row - 1) : choice_exact(&p->choices, rest);
    struct vk_out out = page_begin(p);
    if (i >= 0) {
        page_why(p->t, seat, p->choices.at[i].act, &out);
        print_line(p->page[0] ? p->page : p->choices.at[i].label);
    } else if (is_row) {
        print_line(vk_say("This is a group; answer with its number first."));
    } else {
        page_can(p->t, seat, rest, &out);
        page_print(p);
    }
}

typedef void writer(struct table *t, int viewer, struct vk_out *out);

static void write_me(struct table *t, int viewer, struct vk_out *out)
{
    page_players(t, viewer, viewer, out);
}

static void write_players(struct table *t, int viewer, struct vk_out *out)
{
    page_players(t, viewer, VK_NONE, out);
}

static void write_log(struct table *t, int viewer, struct vk_out *out)
{
    page_log(t, viewer, 0, out);
}

static void write_rules(struct table *t, VK_UNUSED int viewer, struct vk_out *out)
{
    page_rules(t, out);
}

static const struct {
    const char *word;
    writer *write;
} looks[] = {
    { "map", page_map },     { "me", write_me },       { "players", write_players },
    { "table", page_table }, { "cards", page_cards },  { "log", write_log },
    { "score", page_score }, { "rules", write_rules },
};

/* A word that asks to see something: true, and it was shown. */
static bool look(struct plain *p, int seat, const char *line)
{
    for (size_t i = 0; i < sizeof looks / sizeof looks[0]; i++) {
        if (strcmp(line, looks[i].word) != 0)
            continue;
        struct vk_out out = page_begin(p);
        looks[i].write(p->t, seat, &out);
        page_print(p);
        return true;
    }
    if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0)
        show_help(p);
    else if (strcmp(line, "picture") == 0)
        show_picture(p);
    else if (strcmp(line, "hint") == 0)
        show_hint(p, seat);
    else if (strncmp(line, "why ", 4) == 0 || strcmp(line, "why") == 0)
        show_why(p, seat, line[3] ? line + 4 : "");
    else
        return false;
    return true;
}

/* `wish on`: to be asked at the quiet point of the game, by its name. */
static bool set_quiet(struct plain *p, const char *line, bool is_on)
{
    const char *name = table_quiet_name(p->t);
    bool is_meant = table_has_quiet(p->t) && strncmp(line, name, strlen(name)) == 0 &&
                    strcmp(line + strlen(name), is_on ? " on" : " off") == 0;
    if (is_meant)
        table_set_hand(p->t, p->viewer, is_on);
    return is_meant;
}

static bool set(struct plain *p, const char *line)
{
    if (strcmp(line, "again") == 0) {
        int n = p->viewer < VK_SEATS_MAX ? table_ask_again(p->t, p->viewer) : 0;
        print_line(n ? vk_say("You are asked again.") : vk_say("Nothing is answered for you."));
        return true;
    }
    bool is_on = strstr(line, " on") != NULL;
    if (strcmp(line, "ask on") == 0 || strcmp(line, "ask off") == 0)
        p->asks_end_of_turn = is_on;
    else if (strcmp(line, "auto on") == 0 || strcmp(line, "auto off") == 0)
        table_let_answer(p->t, is_on);
    else if (!set_quiet(p, line, is_on))
        return false;
    print_line(is_on ? vk_say("On.") : vk_say("Off."));
    return true;
}

/* ---- Answers ------------------------------------------------------------------------------- */

static enum answer pick(struct plain *p, int choice)
{
    p->picked = p->choices.at[choice].act;
    return ANSWER_ACT;
}

static enum answer pick_row(struct plain *p, int row)
{
    if (row < 0 || row >= p->n_rows) {
        print_line(vk_say("There is no such number in the list."));
        return ANSWER_NONE;
    }
    if (only_choice(p, row) >= 0)
        return pick(p, only_choice(p, row));
    p->branch = menu_down(&p->choices, &p->scope, &p->branch, &p->row[row]);
    fill_rows(p, CHOOSE_FLAT);
    print_list(p);
    return ANSWER_NONE;
}

static enum answer filter(struct plain *p, const char *line)
{
    struct scope found;
    scope_typed(&p->choices, line, &found);
    if (found.n == 0) {
        struct vk_out out = page_begin(p);
        text_say(&out,
                 vk_say("Nothing here contains \"%s\". Type list for the choices, help for help."),
                 line);
        print_line(p->page);
        return ANSWER_NONE;
    }
    p->scope = found;
    p->branch = (struct branch){ 0 };
    fill_rows(p, found.n <= 40 ? found.n : CHOOSE_FLAT);
    print_list(p);
    return ANSWER_NONE;
}

/* `always 3`, `until 3`: the answer, from now on without a question. */
static enum answer always(struct plain *p, int seat, const char *rest, bool ends)
{
    int row = read_number(rest);
    int i = !rest[0]                       ? p->choices.usual
            : row >= 1 && row <= p->n_rows ? only_choice(p, row - 1)
                                           : choice_exact(&p->choices, rest);
    if (i < 0 || !table_always(p->t, seat, p->choices.at[i].act, ends)) {
        print_line(vk_say("Type it with the number of a single choice, such as always 3."));
        return ANSWER_NONE;
    }
    return pick(p, i);
}

static enum answer understand(struct plain *p, int seat, const char *line)
{
    size_t digits = strspn(line, "0123456789");
    if (!line[0] || strcmp(line, "usual") == 0)
        return pick(p, p->choices.usual);
    if (digits && digits < 5 && !line[digits])
        return pick_row(p, read_number(line) - 1);
    if (strcmp(line, "quit") == 0 || strcmp(line, "q") == 0)
        return ANSWER_QUIT;
    if (strcmp(line, "undo") == 0 || strcmp(line, "u") == 0)
        return ANSWER_UNDO;
    if (strcmp(line, "list") == 0 || strcmp(line, "back") == 0) {
        show_all(p);
        print_list(p);
        return ANSWER_NONE;
    }
    if (strcmp(line, "all") == 0) {
        show_all(p);
        fill_rows(p, VK_ACTIONS_MAX);
        print_list(p);
        return ANSWER_NONE;
    }
    if (strncmp(line, "always ", 7) == 0 || strcmp(line, "always") == 0)
        return always(p, seat, line[6] ? line + 7 : "", false);
    if (strncmp(line, "until ", 6) == 0 || strcmp(line, "until") == 0)
        return always(p, seat, line[5] ? line + 6 : "", true);
    if (look(p, seat, line) || set(p, line))
        return ANSWER_NONE;
    int exact = choice_exact(&p->choices, line);
    return exact >= 0 ? pick(p, exact) : filter(p, line);
}

static enum answer ask(struct plain *p, const struct turn *turn)
{
    char line[512];
    struct vk_actions list;
    table_legal(p->t, turn->seat, &list);
    choices_fill(&p->choices, p->t->game, p->t->face, &list, &p->t->words);
    show_all(p);
    if (table_unasked(p->t, turn->seat, &p->picked)) {
        struct vk_out out = page_begin(p);
        table_unasked_text(p->t, turn->seat, p->picked, &out);
        print_line(p->page);
        return ANSWER_ACT;
    }
    print_decision(p, turn);
    for (;;) {
        print("> ");
        if (!read_line(line, sizeof line))
            return ANSWER_QUIT;
        char *start = line + strspn(line, " \t");
        for (size_t n = strlen(start); n && (start[n - 1] == ' ' || start[n - 1] == '\t'); n--)
            start[n - 1] = '\0';
        enum answer a = understand(p, turn->seat, start);
        p->has_answered |= a == ANSWER_ACT;
        if (a != ANSWER_NONE)
            return a;
    }
}

/* After the last step of a turn, before anybody else acts: the last moment for undo. */
static enum answer ask_end(struct plain *p)
{
    char line[512];
    for (;;) {
        print(vk_say("Your turn is over. Press Enter to go on, or type undo to take it back.\n> "));
        if (!read_line(line, sizeof line) || strcmp(line, "quit") == 0)
            return ANSWER_QUIT;
        if (strcmp(line, "undo") == 0 || strcmp(line, "u") == 0)
            return ANSWER_UNDO;
        if (!look(p, p->viewer, line) && !set(p, line))
            return ANSWER_NONE;
    }
}

/* ---- The game ------------------------------------------------------------------------------- */

static int stop_unsaved(VK_UNUSED const struct plain *p, const struct fault *no)
{
    fflush(stdout);
    fprintf(stderr, vk_say("vaka: %s; all steps before this one are saved\n"), no->why);
    return 1;
}

static int leave(struct plain *p)
{
    struct vk_out out = page_begin(p);
    if (p->t->file.fd >= 0) {
        vk_put(&out, vk_say("\nThe game is saved. Go on with: "));
        page_resume(p->t, &out);
    } else {
        vk_put(&out, vk_say("\nThe game was played without a journal, so it is not saved."));
    }
    print_line(p->page);
    return stop_signal() ? 128 + stop_signal() : 0;
}

static void undo(struct plain *p, int seat, enum table_result *result, struct fault *no)
{
    vk_action unasked;
    do {
        *result = table_undo(p->t, seat, no);
    } while (*result == TABLE_OK && table_unasked(p->t, seat, &unasked) &&
             table_can_undo(p->t, seat));
    if (*result == TABLE_REFUSED) {
        struct vk_out out = page_begin(p);
        text_say(&out, vk_say("Not possible: %s."), no->why);
        print_line(p->page);
    } else {
        print_line(vk_say("Taken back."));
    }
    p->told = p->t->session.n;
    for (int s = 0; s < VK_SEATS_MAX; s++)
        if (p->left_at[s] > p->told)
            p->left_at[s] = p->told;
}

/* ---- The keyboard goes round ----------------------------------------------------------------- */

/* What was said to the one before goes out of sight. A reader of lines gets a page of empty ones. */
static void clear_sight(void)
{
    enum { PAGE_LINES = 60 };
    if (isatty(STDOUT_FILENO)) {
        fputs("\033[H\033[2J\033[3J", stdout);
        return;
    }
    for (int i = 0; i < PAGE_LINES; i++)
        putchar('\n');
}

/* A sentence with the name of the seat in it. */
__attribute__((format(printf, 2, 0))) static void print_to_seat(struct plain *p,
                                                                const char *sentence, int seat)
{
    char name[VK_NAME_MAX];
    struct vk_out out = page_begin(p), called = vk_out_to(name, sizeof name);
    table_name(p->t, seat, &called);
    text_say(&out, sentence, name);
    print(p->page);
}

/*
 * Where several people share the keyboard and know secrets, the next one must not see what the one
 * before was told. At a terminal both say when; a script is not asked, so that its answers stay in
 * step. False: the input is over.
 */
static bool hand_over(struct plain *p, int seat)
{
    char line[512];
    bool is_shared = (p->t->people & (p->t->people - 1)) != 0;
    bool is_new = p->last != seat && p->last != VK_NONE;
    if (!is_shared || !is_new ||
        (!table_has_secrets(p->t, seat) && !table_has_secrets(p->t, p->last)))
        return true;
    p->left_at[p->last] = p->told;
    if (p->left_at[seat] < p->told)
        p->told = p->left_at[seat]; /* told again, as this person may know it */
    if (!isatty(STDIN_FILENO)) {
        clear_sight();
        print_to_seat(p, vk_say("The keyboard goes to %s.\n"), seat);
        return true;
    }
    print_to_seat(p, vk_say("\nPress Enter to clear the screen, then pass the keyboard to %s.\n> "),
                  seat);
    if (!read_line(line, sizeof line))
        return false;
    clear_sight();
    print_to_seat(p, vk_say("%s: press Enter when you have the keyboard.\n> "), seat);
    return read_line(line, sizeof line);
}

/* A decision of a person, with the question at the end of the turn. True: the person leaves. */
static bool take_turn(struct plain *p, const struct turn *turn, enum table_result *result,
                      struct fault *no)
{
    if (!hand_over(p, turn->seat))
        return true;
    p->viewer = p->last = turn->seat;
    tell_news(p);
    enum answer a = ask(p, turn);
    if (a == ANSWER_ACT) {
        *result = table_act(p->t, turn->seat, p->picked, no);
        if (*result != TABLE_OK)
            return false;
        tell_news(p);
        bool is_end = table_has_passed(p->t, turn->seat);
        if (is_end && p->asks_end_of_turn && p->has_answered && table_can_undo(p->t, turn->seat))
            a = ask_end(p);
        p->has_answered &= !is_end || a == ANSWER_UNDO;
    }
    if (a == ANSWER_UNDO)
        undo(p, turn->seat, result, no);
    return a == ANSWER_QUIT;
}

static void introduce(struct plain *p)
{
    int seats = p->t->session.setup.seats;
    vk_tell_text(p->page, sizeof p->page, "%s, %d {player|players}.\n", p->t->game->title, seats);
    print(p->page);
    struct vk_out out = page_begin(p);
    for (int seat = 0; seat < seats; seat++) {
        char name[VK_NAME_MAX], level[VK_NAME_MAX];
        struct vk_out called = vk_out_to(name, sizeof name),
                      strong = vk_out_to(level, sizeof level);
        table_name(p->t, seat, &called);
        table_level(p->t, seat, &strong);
        if (seat == table_you(p->t))
            text_say(&out, vk_say("You are %s.\n"), name);
        else if (p->t->people >> seat & 1)
            text_say(&out, "%s.\n", name);
        else
            text_say(&out, vk_say("%s: bot, %s.\n"), name, level);
    }
    if (p->t->was_torn)
        vk_put(&out, vk_say("The last line of the journal was torn and is left out.\n"));
    if (p->t->file.fd >= 0) {
        text_say(&out, vk_say("Every step is saved in %s.\n"), p->t->file.path);
    }
    page_print(p);
}

static int play(struct plain *p)
{
    struct fault no = { "" };
    for (;;) {
        struct turn turn = table_turn(p->t);
        struct vk_step done;
        enum table_result result = TABLE_OK;
        if (turn.kind == TURN_OVER)
            break;
        if (stop_signal())
            return leave(p);
        if (turn.kind != TURN_PERSON)
            result = table_go_on(p->t, &done, &no);
        else if (take_turn(p, &turn, &result, &no))
            return table_save(p->t, &no) == TABLE_OK ? leave(p) : stop_unsaved(p, &no);
        if (result == TABLE_UNSAVED)
            return stop_unsaved(p, &no);
        if (turn.kind != TURN_PERSON)
            tell_news(p);
    }
    tell_news(p);
    struct vk_out out = page_begin(p);
    page_end(p->t, p->viewer, &out);
    page_print(p);
    return 0;
}

int plain_play(struct table *t)
{
    struct plain *p = calloc(1, sizeof *p);
    if (!p) {
        fputs(vk_say("vaka: there is not enough memory\n"), stderr);
        return 1;
    }
    p->t = t;
    p->viewer = table_you(t) != VK_NONE ? table_you(t) : VK_SPECTATOR;
    p->asks_end_of_turn = isatty(STDIN_FILENO);
    p->told = t->session.n; /* of a resumed game, what went before is in the log */
    p->last = VK_NONE;
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        p->left_at[seat] = p->told;
    introduce(p);
    int status = play(p);
    if (fflush(stdout) != 0 && status == 0) {
        fputs(vk_say("vaka: cannot write to standard output\n"), stderr);
        status = 1;
    }
    free(p);
    return status;
}
