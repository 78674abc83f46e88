/* full.c - the course of a game on the full screen: whose turn, bots, undo, saving, the end. */
#include "term/full.h"
#include "term/answers.h"
#include "term/front.h"
#include "term/text.h"
#include "words/speak.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int paces[N_PACES] = { 0, 350, 800, 1600, 3200 }; /* milliseconds */
static const char *const pace_names[N_PACES] = { VK_WORD("no pause"), VK_WORD("quick"),
                                                 VK_WORD("medium"), VK_WORD("slow"),
                                                 VK_WORD("very slow") };

/* ---- Keys that do the same everywhere -------------------------------------------------------- */

static const char key_help[] = VK_WORD(
    "\nKeys\n\n"
    "  ↑ ↓ Enter     move in the list and choose; a row with … is a group, Enter opens it\n"
    "  1 to 9        choose this row\n"
    "  ← Esc         back out of a group\n"
    "  Tab           to the map and back; there the arrow keys jump between places to choose\n"
    "  letters       type what you want: a word lists all that contains it, or a whole action;\n"
    "                Tab completes, Enter chooses. / begins a word that starts with one of\n"
    "                the letters below\n"
    "  mouse         a click selects, a second one chooses\n\n"
    "  u undo        h hint           s score if the game ended now\n"
    "  c cards       r rules          l log of the whole game\n"
    "  d             what can I do, and what is not possible now\n"
    "  e             ask before your turn ends: on or off\n"
    "  a             answer for you where there is only one choice: on or off\n"
    "  =             always answer this kind of decision with the row at the cursor\n"
    "  ~             the same, until there is something else to choose from\n"
    "  !             ask me everything again\n"
    "  + -           bots slower, quicker; any other key skips their pauses\n"
    "  PgUp PgDn     scroll the log;  End: back to the newest\n"
    "  q             quit: the game is saved after every step\n");

/* What hangs on the game: an example out of the choices at hand, and the key of its quiet point. */
static void put_own_keys(const struct full *f, struct vk_out *out)
{
    char text[POINT_TITLE_MAX];
    if (table_has_quiet(f->t)) {
        table_quiet_title(f->t, text);
        text_say(out, vk_say("  w             be asked this too, or not: %s\n"), text);
    }
    if (f->n_rows == 0)
        return;
    const struct choice *usual = &f->choices.at[f->choices.usual];
    struct vk_out to = vk_out_to(text, sizeof text);
    choose_word(usual, &to);
    text_say(out, vk_say("\nNow %s lists all that contains it, and %s is a whole action.\n"), text,
             usual->text);
}

static void show_page(struct full *f, int key)
{
    struct vk_out out = vk_out_to(f->page, sizeof f->page);
    const char *title = "";
    switch (key) {
    case '?':
        title = vk_say("Help");
        page_decision(f->t, &out);
        vk_put(&out, vk_say(key_help));
        put_own_keys(f, &out);
        break;
    case 'r':
        title = vk_say("Rules");
        page_rules(f->t, &out);
        break;
    case 'c':
        title = vk_say("Cards");
        page_cards(f->t, f->viewer, &out);
        break;
    case 'l':
        title = vk_say("Log");
        page_log(f->t, f->viewer, 0, &out);
        break;
    case 's':
        title = vk_say("Score, if the game ended now");
        page_score(f->t, f->viewer, &out);
        break;
    default: return;
    }
    full_page(f, title, f->page, vk_say("Esc: close"));
}

static void set_pace(struct full *f, int pace)
{
    char text[100];
    f->pace = pace < 0 ? 0 : pace >= N_PACES ? N_PACES - 1 : pace;
    snprintf(text, sizeof text, vk_say("Pauses after the bots' steps: %s"),
             vk_say(pace_names[f->pace]));
    full_say(f, text, false);
}

static void scroll_log(struct full *f, int by)
{
    f->log_back += by;
    if (f->log_back > f->t->n_events - 1)
        f->log_back = f->t->n_events - 1;
    if (f->log_back < 0)
        f->log_back = 0;
}

static void ask_quit(struct full *f)
{
    bool is_saved = f->t->file.fd >= 0 && !f->goes_unsaved;
    if (!is_saved) {
        full_say(f, vk_say("This game is not saved. Leave anyway? y: leave   any other key: stay"),
                 true);
        full_draw(f);
        if (full_key(f, -1) != 'y' && !stop_signal()) {
            f->message[0] = '\0';
            return;
        }
    }
    f->wants_quit = true;
}

/* In a game with a quiet point: to be asked there, or not. */
static bool set_quiet(struct full *f)
{
    char title[POINT_TITLE_MAX], text[MESSAGE_MAX];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (!table_has_quiet(f->t) || f->viewer >= VK_SEATS_MAX)
        return false;
    bool is_up = !(f->t->hands >> f->viewer & 1);
    table_set_hand(f->t, f->viewer, is_up);
    table_quiet_title(f->t, title);
    text_say(&out,
             is_up ? vk_say("From now on you are asked this too: %s.")
                   : vk_say("You are not asked this any more: %s. w turns it on again."),
             title);
    full_say(f, text, false);
    return true;
}

static void ask_again(struct full *f)
{
    int n = f->viewer < VK_SEATS_MAX ? table_ask_again(f->t, f->viewer) : 0;
    full_say(f,
             n ? vk_say("You are asked again.")
               : vk_say("Nothing is answered for you. = begins that."),
             false);
}

bool full_common_key(struct full *f, int key)
{
    switch (key) {
    case '?':
    case 'r':
    case 'c':
    case 'l':
    case 's': show_page(f, key); return true;
    case 'q': ask_quit(f); return true;
    case 'u': f->wants_undo = true; return true;
    case 'e':
        f->asks_end_of_turn = !f->asks_end_of_turn;
        full_say(f,
                 f->asks_end_of_turn
                     ? vk_say("You are asked before your turn ends.")
                     : vk_say("Your turn ends without a question. e turns it on again."),
                 false);
        return true;
    case 'a':
        f->asks_all = !f->asks_all;
        table_let_answer(f->t, !f->asks_all);
        full_say(f,
                 f->asks_all ? vk_say("You are asked even where there is only one choice.")
                             : vk_say("Where there is only one choice, it is made for you."),
                 false);
        return true;
    case '!': ask_again(f); return true;
    case 'w': return set_quiet(f);
    case '+': set_pace(f, f->pace + 1); return true;
    case '-': set_pace(f, f->pace - 1); return true;
    case KEY_OF_PAGE_UP: scroll_log(f, f->layout.log.h / 2); return true;
    case KEY_OF_PAGE_DOWN: scroll_log(f, -f->layout.log.h / 2); return true;
    case KEY_OF_END: scroll_log(f, -f->t->n_events); return true;
    default: return false;
    }
}

/* ---- Saving ---------------------------------------------------------------------------------- */

/* The disk refuses. The game is all here; the person decides how to go on. */
static void ask_unsaved(struct full *f, struct fault *no)
{
    while (!f->goes_unsaved && !f->wants_quit) {
        struct vk_out out = vk_out_to(f->page, sizeof f->page);
        text_say(
            &out,
            vk_say("The game cannot be saved: %s.\n\nNothing is lost so far: all earlier steps "
                   "are on disk, and the newest is kept in memory.\n\n"
                   "  r   try again, after making room\n"
                   "  g   go on without saving; every step tries again, and the journal is\n"
                   "      complete as soon as one succeeds\n"
                   "  q   quit; the journal ends before the newest step\n"),
            no->why);
        int key =
            full_page(f, vk_say("Not saved"), f->page, vk_say("r: try again   g: go on   q: quit"));
        if (stop_signal() || key == 'q')
            f->wants_quit = true;
        else if (key == 'g')
            f->goes_unsaved = true;
        else if (key == 'r' && table_save(f->t, no) == TABLE_OK)
            return;
    }
}

static void mind_result(struct full *f, enum table_result result, struct fault *no)
{
    if (result == TABLE_UNSAVED) {
        ask_unsaved(f, no);
    } else if (result == TABLE_OK && f->goes_unsaved && f->t->file.n_pending == 0) {
        f->goes_unsaved = false;
        full_say(f, vk_say("The journal can be written again, and is complete."), false);
    }
}

/* ---- Turns ----------------------------------------------------------------------------------- */

static int viewer_of(const struct full *f)
{
    if (f->turn.kind == TURN_PERSON)
        return f->turn.seat;
    return table_you(f->t) != VK_NONE ? table_you(f->t) : VK_SPECTATOR;
}

static void look_round(struct full *f)
{
    f->turn = table_turn(f->t);
    f->viewer = viewer_of(f);
    f->n_rows = 0;
    f->focus = ON_LIST;
}

/* Show what is there for a while. Any key that means nothing else ends all pauses. */
static void pause_for(struct full *f, int milliseconds)
{
    full_draw(f);
    int key = full_key(f, milliseconds);
    if (key == KEY_OF_RESIZE) {
        pause_for(f, milliseconds);
        return;
    }
    if (key == KEY_OF_NOTHING || stop_signal())
        return;
    bool is_command = key < 256 && strchr("q?rcls+-w", key);
    if (is_command)
        full_common_key(f, key);
    else
        f->is_hurried = true;
}

static bool has_play_begun(const struct full *f)
{
    for (uint32_t i = 0; i < f->t->session.n; i++)
        if (f->t->session.step[i].seat != VK_CHANCE)
            return true;
    return false;
}

/* The newest events as a message. */
static void tell_step(struct full *f)
{
    struct vk_out out = vk_out_to(f->message, sizeof f->message);
    f->is_warning = false;
    for (int i = 0; i < f->t->n_events; i++) {
        char text[1000];
        struct vk_out line = vk_out_to(text, sizeof text);
        if (f->t->event[i].step != f->t->session.n || !table_event_text(f->t, i, f->viewer, &line))
            continue;
        vk_put(&out, out.len ? " " : "");
        vk_put(&out, text);
    }
}

/* A step that tells nothing needs no pause, and a long row of steps goes ever quicker: after ten of them
 * a pause is half as long. */
static int pause_after_step(struct full *f)
{
    if (!f->message[0])
        return 0;
    return paces[f->pace] * 10 / (10 + f->n_shown++);
}

static void others_turn(struct full *f)
{
    struct fault no = { "" };
    struct vk_step done;
    bool is_shown = !f->is_hurried && has_play_begun(f);
    if (f->turn.kind == TURN_BOT && is_shown)
        full_draw(f);
    enum table_result result = table_go_on(f->t, &done, &no);
    mind_result(f, result, &no);
    f->has_shown = done.seat < VK_SEATS_MAX;
    f->shown = done.act;
    tell_step(f);
    look_round(f);
    int milliseconds = is_shown && !f->wants_quit ? pause_after_step(f) : 0;
    if (milliseconds)
        pause_for(f, milliseconds);
    f->message[0] = '\0';
    f->has_shown = false;
}

static void undo(struct full *f, int seat)
{
    struct fault no = { "" };
    vk_action unasked;
    enum table_result result;
    do {
        result = table_undo(f->t, seat, &no);
        mind_result(f, result, &no);
    } while (result != TABLE_REFUSED && table_unasked(f->t, seat, &unasked) &&
             table_can_undo(f->t, seat));
    if (result == TABLE_REFUSED) {
        char text[MESSAGE_MAX];
        snprintf(text, sizeof text, vk_say("Nothing to undo: %.300s."), no.why);
        full_say(f, text, true);
    } else {
        full_say(f, vk_say("Taken back."), false);
    }
}

/* After the last step of a turn: the last moment for undo. True: it was taken back. */
static bool ask_end(struct full *f, int seat)
{
    look_round(f);
    f->viewer = seat;
    for (;;) {
        full_say(f, vk_say("Your turn is over.   Enter: go on   u: undo   e: do not ask any more"),
                 false);
        full_draw(f);
        int key = full_key(f, -1);
        if (stop_signal())
            return false;
        if (key == KEY_OF_ENTER || key == ' ')
            break;
        full_common_key(f, key);
        if (f->wants_quit || !f->asks_end_of_turn)
            break;
        if (f->wants_undo) {
            f->wants_undo = false;
            undo(f, seat);
            return true;
        }
    }
    f->message[0] = '\0';
    return false;
}

/* In a hot seat with secrets nobody may look over the shoulder of the one before. */
static void draw_curtain(struct full *f, int last)
{
    bool is_shared = (f->t->people & (f->t->people - 1)) != 0;
    if (!is_shared || last == f->turn.seat || !table_has_secrets(f->t, f->turn.seat))
        return;
    char name[VK_NAME_MAX];
    struct vk_out out = vk_out_to(f->page, sizeof f->page), called = vk_out_to(name, sizeof name);
    table_name(f->t, f->turn.seat, &called);
    text_say(&out, vk_say("Pass the keyboard to %s."), name);
    full_page(f, vk_say("Next player"), f->page, vk_say("any key: I am here"));
}

static void persons_turn(struct full *f)
{
    struct fault no = { "" };
    int seat = f->turn.seat;
    vk_action answer;
    f->is_hurried = false;
    f->n_shown = 0;
    f->new_since = f->left_at[seat];
    switch (full_decide(f, &answer)) {
    case LEFT: return;
    case UNDONE: undo(f, seat); return;
    case DECIDED: break;
    }
    enum table_result result = table_act(f->t, seat, answer, &no);
    if (result == TABLE_REFUSED) {
        full_say(f, no.why, true);
        return;
    }
    mind_result(f, result, &no);
    bool is_end = table_has_passed(f->t, seat);
    if (is_end && !f->wants_quit && f->asks_end_of_turn && f->has_answered &&
        table_can_undo(f->t, seat) && ask_end(f, seat))
        return;
    if (is_end) {
        f->left_at[seat] = f->t->session.n;
        f->has_answered = false;
    }
}

/* ---- The end ---------------------------------------------------------------------------------- */

static void show_end(struct full *f)
{
    for (;;) {
        struct vk_out out = vk_out_to(f->page, sizeof f->page);
        page_end(f->t, f->viewer, &out);
        int key =
            full_page(f, vk_say("The game is over"), f->page, vk_say("m: map   l: log   q: leave"));
        if (stop_signal() || key == 'q' || key == KEY_OF_ESCAPE || key == KEY_OF_ENTER)
            return;
        if (key == 'l')
            show_page(f, key);
        if (key == 'm') {
            full_say(f, vk_say("Any key: back to the score"), false);
            do
                full_draw(f);
            while (full_key(f, -1) == KEY_OF_RESIZE);
        }
    }
}

/* What stays on the terminal when the screen is gone. */
static int farewell(struct full *f)
{
    struct vk_out out = vk_out_to(f->page, sizeof f->page);
    struct fault no;
    if (table_save(f->t, &no) != TABLE_OK) {
        fprintf(stderr, vk_say("vaka: %s; all steps before the last ones are saved\n"), no.why);
        return 1;
    }
    if (f->turn.kind == TURN_OVER) {
        page_end(f->t, f->viewer, &out);
    } else if (f->t->file.fd >= 0) {
        vk_put(&out, vk_say("The game is saved. Go on with: "));
        page_resume(f->t, &out);
    } else {
        vk_put(&out, vk_say("The game was played without a journal, so it is not saved."));
    }
    puts(f->page);
    return stop_signal() ? 128 + stop_signal() : 0;
}

static void greet(struct full *f)
{
    if (f->t->was_torn)
        full_say(f, vk_say("The last line of the journal was torn and is left out."), true);
    else if (f->t->session.n)
        full_say(f, vk_say("The game goes on where you left it."), false);
}

static void play(struct full *f)
{
    int last = VK_NONE;
    greet(f);
    while (!stop_signal() && !f->wants_quit) {
        look_round(f);
        if (f->turn.kind == TURN_OVER) {
            show_end(f);
            return;
        }
        if (f->turn.kind != TURN_PERSON) {
            others_turn(f);
            continue;
        }
        draw_curtain(f, last);
        last = f->turn.seat;
        persons_turn(f);
    }
}

int full_play(struct table *t)
{
    const char *why;
    struct full *f = calloc(1, sizeof *f);
    if (!f || !screen_open(t->face, &why)) {
        fprintf(stderr, "vaka: %s\n", f ? why : vk_say("there is not enough memory"));
        free(f);
        return 1;
    }
    if (screen_cols() < LAYOUT_MIN_W || screen_rows() < LAYOUT_MIN_H) {
        int cols = screen_cols(), rows = screen_rows();
        screen_close();
        fprintf(stderr,
                vk_say("vaka: the terminal has %dx%d characters, and the game needs %dx%d; make it "
                       "larger, "
                       "or play with --plain\n"),
                cols, rows, LAYOUT_MIN_W, LAYOUT_MIN_H);
        free(f);
        return 1;
    }
    f->t = t;
    f->asks_end_of_turn = true;
    f->pace = 2;
    f->next_key = KEY_OF_NOTHING;
    play(f);
    look_round(f);
    screen_close();
    int status = farewell(f);
    free(f);
    return status;
}
