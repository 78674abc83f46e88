/* vaka_wasm.c - the exported functions of vaka_wasm.h, on static memory and what can be grown. */
#include "wasm/vaka_wasm.h"
#include "lesson/run.h"
#include "table/aboard.h"
#include "table/say.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/journal.h"
#include "vaka/json.h"
#include "vaka/registry.h"
#include "vaka/session.h"
#include "wasm/inside.h"
#include <string.h>

enum {
    OUTPUT_SIZE = 1 << 20, /* as much as the server lets wait for a client */
    LESSON_VIEW = 1 << 18,
    PAGE = 65536,
    STEPS_AT_ONCE = 200 /* as the server gives them */
};

union room {
    uint64_t align;
    uint8_t bytes[VK_STATE_MAX];
};

static char output[OUTPUT_SIZE];
static struct vk_out out;
static struct area input, steps, told, thinking, lesson_view;
static size_t input_length;
static union room state, view;
static struct vk_session table;
static struct vk_actions list;
static struct vk_book book;
static struct vk_run run; /* of a lesson; without a book: none is under way */

_Noreturn void vk_panic(const char *what, const char *file, int line)
{
    out = vk_out_to(output, sizeof output);
    vk_put(&out, file);
    vk_put(&out, ":");
    vk_put_int(&out, line);
    vk_put(&out, ": does not hold: ");
    vk_put(&out, what);
    __builtin_trap();
}

static void *area_of(struct area *a, size_t size)
{
    if (a->size < size) {
        size_t pages = (size + size / 2 + PAGE - 1) / PAGE;
        size_t end = __builtin_wasm_memory_grow(0, pages);
        vk_assert(end != (size_t)-1);
        a->at = (uint8_t *)(end * PAGE);
        a->size = pages * PAGE;
    }
    return a->at;
}

static void answer(void)
{
    out = vk_out_to(output, sizeof output);
}

static int refuse(int error, const char *why)
{
    const struct vk_words words = wasm_words();
    answer();
    vk_put(&out, vk_tr(&words, why));
    return error;
}

/* ---- Buffers ------------------------------------------------------------------------------ */

char *vaka_input(uint32_t n)
{
    char *text = area_of(&input, (size_t)n + 1);
    input_length = n;
    text[n] = '\0';
    return text;
}

const char *vaka_output(void)
{
    return output;
}

uint32_t vaka_output_length(void)
{
    return (uint32_t)(vk_out_ok(&out) ? out.len : sizeof output - 1);
}

static char *input_text(void)
{
    return input.size ? (char *)input.at : vaka_input(0);
}

/* ---- Games -------------------------------------------------------------------------------- */

int vaka_games(void)
{
    answer();
    struct vk_json j = vk_json_to(&out);
    struct vk_words words = wasm_words();
    vk_aboard_json(&words, &j);
    return vk_n_games;
}

int vaka_words(void)
{
    const struct vk_game *g = vk_game_by_id(input_text());
    if (!g)
        return refuse(VK_ERR_SETUP, "there is no such game");
    answer();
    struct vk_json j = vk_json_to(&out);
    struct vk_words words = wasm_words();
    vk_words_json(g, &words, &j);
    return VK_OK;
}

/* ---- A game ------------------------------------------------------------------------------- */

/* The first line of *text, ended with a zero byte; *text moves to the next one. */
static char *next_line(char **text)
{
    char *line = *text;
    char *end = strchr(line, '\n');
    if (end)
        *end++ = '\0';
    *text = end ? end : line + strlen(line);
    return line;
}

static int read_options(const struct vk_game *g, char *text, struct vk_setup *cfg)
{
    while (*text) {
        char *key = next_line(&text);
        char *value = strchr(key, '=');
        if (!value)
            return refuse(VK_ERR_SETUP, "an option is a line of the form key=value");
        *value++ = '\0';
        answer();
        struct vk_reason why;
        if (!vk_setup_set(g, cfg, key, value, &why)) {
            const struct vk_words words = wasm_words();
            vk_reason_put(&why, &words, &out);
            return VK_ERR_SETUP;
        }
    }
    return VK_OK;
}

/* The setup that the input tells, and its game. */
static int read_setup(int seats, const struct vk_game **g, struct vk_setup *cfg)
{
    char *text = input_text();
    *g = vk_game_by_id(next_line(&text));
    if (!*g)
        return refuse(VK_ERR_SETUP, "there is no such game");
    if (seats < (*g)->seats_min || seats > (*g)->seats_max)
        return refuse(VK_ERR_SETUP, "this game is not for that number of seats");
    vk_setup_standard(*g, seats, cfg);
    return read_options(*g, text, cfg);
}

int vaka_setup(int seats)
{
    const struct vk_game *g;
    struct vk_setup cfg;
    int rc = read_setup(seats, &g, &cfg);
    if (rc)
        return rc;
    answer();
    struct vk_json j = vk_json_to(&out);
    struct vk_words words = wasm_words();
    vk_setup_json(g, &cfg, &words, &j);
    return VK_OK;
}

int vaka_start(int seats)
{
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_refusal no;
    table.game = NULL;
    run.book = NULL;
    int rc = read_setup(seats, &g, &cfg);
    if (rc)
        return rc;
    void *room = area_of(&steps, g->step_bound * sizeof(struct vk_step));
    rc = vk_session_open(&table, g, &cfg, &state, room, g->step_bound, &no, NULL);
    if (rc) {
        table.game = NULL;
        return refuse(rc, no.why);
    }
    answer();
    return VK_OK;
}

static int no_game(void)
{
    return refuse(VK_ERR_SETUP, "no game was started");
}

uint32_t vaka_steps(void)
{
    return table.n;
}

int vaka_due(void)
{
    if (!table.game)
        return no_game();
    struct vk_due due = vk_due(table.game, &state);
    answer();
    if (due.over)
        return 0;
    vk_put(&out, table.game->points[due.point].name);
    return due.kind == VK_RANDOM ? VAKA_DUE_CHANCE : due.seats;
}

int vaka_legal(int seat)
{
    if (!table.game)
        return no_game();
    vk_view(table.game, &state, seat, &view);
    vk_legal(table.game, &view, seat, &list);
    answer();
    for (int i = 0; i < list.n; i++) {
        vk_action_write(table.game, list.act[i], &out);
        vk_put_char(&out, '\n');
    }
    return list.n;
}

int vaka_apply(int seat)
{
    vk_action a;
    const char *why;
    if (!table.game)
        return no_game();
    if (!vk_action_read(table.game, input_text(), &a, &why))
        return refuse(VK_ERR_ILLEGAL, why);
    int rc = vk_session_act(&table, seat, a, 0, NULL);
    return rc ? refuse(rc, vk_error_text(rc)) : (answer(), VK_OK);
}

int vaka_chance(uint64_t seed)
{
    struct vk_chance luck = vk_chance_from_seed(seed);
    if (!table.game)
        return no_game();
    answer();
    if (!vk_session_chance(&table, &luck, 0, NULL))
        return 0;
    vk_action_write(table.game, table.step[table.n - 1].act, &out);
    return 1;
}

int vaka_undo(int seat, uint32_t to)
{
    if (!table.game)
        return no_game();
    int rc = vk_session_undo(&table, seat, to);
    return rc ? refuse(rc, vk_error_text(rc)) : (answer(), VK_OK);
}

/* In a lesson its learner reads; a game that is shown again has no reader at its table. */
static int reader(void)
{
    return run.book ? run.book->you : VK_NONE;
}

int vaka_view(int viewer)
{
    struct vk_words words = wasm_words();
    words.reader = run.book ? reader() + 1 : 0;
    if (!table.game)
        return no_game();
    answer();
    struct vk_json j = vk_json_to(&out);
    vk_view_json_in(table.game, &state, viewer, table.n, &words, &j);
    return VK_OK;
}

int vaka_draft(int seat)
{
    if (!table.game)
        return no_game();
    answer();
    struct vk_json j = vk_json_to(&out);
    struct vk_words words = wasm_words();
    vk_json_object(&j, NULL);
    vk_draft_json(table.game, &state, seat, input_text(), &words, &j);
    vk_json_end(&j, '}');
    return VK_OK;
}

/* ---- What was played ---------------------------------------------------------------------- */

/* A name a line; an empty one, or none: the colour of the seat. */
static void read_names(struct vk_table *t)
{
    char *text = input_text();
    for (int i = 0; i < t->game.setup.seats; i++) {
        struct vk_out name = vk_out_to(t->name[i], sizeof t->name[i]);
        vk_put(&name, next_line(&text));
    }
}

int vaka_told(int viewer, uint32_t from)
{
    static struct vk_table whole;
    if (!table.game)
        return no_game();
    whole = (struct vk_table){ .game = table, .language = wasm_language() };
    whole.told = area_of(&told, (table.n + 1) * sizeof *whole.told);
    read_names(&whole);
    if (viewer != VK_REFEREE) /* who is told everything */
        vk_table_tell(&whole, 0);
    for (uint32_t most = STEPS_AT_ONCE; most; most /= 2) {
        answer();
        struct vk_json j = vk_json_to(&out);
        int n = vk_say_steps(&whole, viewer, reader(), from + 1, from + most, &j);
        if (vk_out_ok(&out))
            return n;
    }
    return refuse(VK_ERR_FULL, "a step is too long");
}

uint64_t vaka_hash(void)
{
    return table.game ? vk_state_hash(table.game, &state) : 0;
}

uint64_t vaka_step_hash(uint32_t step)
{
    return table.game && step > 0 && step <= table.n ? table.step[step - 1].hash : 0;
}

/* ---- Bots --------------------------------------------------------------------------------- */

int vaka_choose(int seat, uint64_t seed)
{
    struct vk_level level;
    struct vk_bot bot;
    if (!table.game)
        return no_game();
    if (!vk_level_read(input_text(), &level))
        return refuse(VK_ERR_SETUP, "there is no such level");
    if (seat < 0 || seat >= VK_SEATS_MAX || !(vk_due(table.game, &state).seats >> seat & 1))
        return refuse(VK_ERR_NOT_DUE, vk_error_text(VK_ERR_NOT_DUE));
    size_t size = vk_bot_memory(table.game, &level);
    vk_bot_open(&bot, table.game, &level, seed, area_of(&thinking, size), size);
    vk_view(table.game, &state, seat, &view);
    vk_action a = vk_bot_choose(&bot, &view, seat, NULL, 0, NULL);
    answer();
    vk_action_write(table.game, a, &out);
    return VK_OK;
}

/* ---- Journals ----------------------------------------------------------------------------- */

int vaka_journal(void)
{
    static struct vk_journal_head head;
    struct vk_journal_end end;
    struct vk_journal_fault no;
    struct vk_journal journal;
    const char *text = input_text();
    uint32_t cap = vk_journal_lines(text, input_length);
    (void)wasm_new_game(cap);
    answer();
    if (vk_journal_read(text, input_length, &table, &head, &end, &journal, NULL, NULL, &no))
        return (int)table.n;
    table.game = NULL;
    const struct vk_words words = wasm_words();
    vk_journal_fault_put(&no, &words, &out);
    return VK_ERR_ILLEGAL;
}

/* ---- Lessons ------------------------------------------------------------------------------ */

int vaka_lessons(void)
{
    struct vk_book_fault no;
    run.book = NULL;
    if (!vk_book_read(&book, input_text(), &no)) {
        book.n_lessons = 0;
        answer();
        vk_put(&out, "line ");
        vk_put_int(&out, no.line);
        vk_put(&out, ": ");
        vk_put(&out, no.why);
        return VK_ERR_SETUP;
    }
    answer();
    struct vk_json j = vk_json_to(&out);
    struct vk_words words = wasm_words();
    vk_book_json(&book, &words, &j);
    return book.n_lessons;
}

/* How it stands now, after what was done. */
static int lesson_now(enum vk_run_answer said)
{
    if (said == VK_RUN_BROKEN)
        return refuse(VK_ERR_SETUP, run.fault.why);
    answer();
    struct vk_json j = vk_json_to(&out);
    struct vk_words words = wasm_words();
    vk_run_json(&run, &words, &j);
    return (int)said;
}

int vaka_lesson(int lesson)
{
    run.book = NULL;
    if (lesson < 0 || lesson >= book.n_lessons)
        return refuse(VK_ERR_SETUP, "there is no such lesson");
    const struct vk_game *g = book.game;
    table = (struct vk_session){ .game = g, .state = &state, .cap = g->step_bound };
    table.step = area_of(&steps, g->step_bound * sizeof(struct vk_step));
    run = (struct vk_run){ .session = &table, .view_size = LESSON_VIEW };
    run.view = area_of(&lesson_view, LESSON_VIEW);
    return lesson_now(vk_run_open(&run, &book, lesson));
}

int vaka_lesson_do(int what)
{
    static enum vk_run_answer (*const doing[])(struct vk_run * r) = {
        vk_run_next, vk_run_watch, vk_run_back, vk_run_again, vk_run_show, vk_run_help,
    };
    if (!run.book)
        return refuse(VK_ERR_SETUP, "no lesson was begun");
    if (what < 0 || (size_t)what >= sizeof doing / sizeof doing[0])
        return refuse(VK_ERR_ILLEGAL, "there is no such thing to do");
    return lesson_now(doing[what](&run));
}

int vaka_lesson_act(void)
{
    vk_action a;
    const char *why;
    if (!run.book)
        return refuse(VK_ERR_SETUP, "no lesson was begun");
    if (!vk_action_read(book.game, input_text(), &a, &why))
        return refuse(VK_ERR_ILLEGAL, why);
    return lesson_now(vk_run_act(&run, a));
}

int vaka_lesson_choose(int which)
{
    if (!run.book)
        return refuse(VK_ERR_SETUP, "no lesson was begun");
    return lesson_now(vk_run_choose(&run, which));
}

/* ---- For the other files of this room ------------------------------------------------------ */

void *wasm_area(struct area *a, size_t size)
{
    return area_of(a, size);
}

const struct vk_session *wasm_game(void)
{
    return table.game ? &table : NULL;
}

struct vk_session *wasm_new_game(uint32_t cap)
{
    cap += WASM_MORE_STEPS;
    table = (struct vk_session){ .state = &state, .cap = cap };
    table.step = area_of(&steps, cap * sizeof(struct vk_step));
    run.book = NULL;
    return &table;
}

void wasm_rewind(uint32_t to)
{
    (void)vk_session_rewind(&table, to);
}

char *wasm_input(size_t *n)
{
    *n = input_length;
    return input_text();
}

char *wasm_line(char **text)
{
    return next_line(text);
}

struct vk_out *wasm_answer(void)
{
    answer();
    return &out;
}

int wasm_refuse(int error, const char *why)
{
    return refuse(error, why);
}
