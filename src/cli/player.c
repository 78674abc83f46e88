/* player.c - our side of the protocol: hello, the game, questions, the end. */
#include "cli/player.h"
#include "cli/cli.h"
#include "cli/position.h"
#include "vaka/face.h"
#include "words/speak.h"
#include <stdlib.h>
#include <string.h>

enum {
    HELLO_TIMES = 10, /* so many times its patience for a program to start */
    LATE_STARTS = 3,  /* so many in a row: it is not started any more */
    FIRST_ROOM = 4096
};

/* ---- What it will be told -------------------------------------------------------------------- */

static bool has_room(struct cli_player *p, size_t more)
{
    size_t want = p->n + more + 1;
    if (want <= p->cap)
        return true;
    size_t cap = p->cap * 2 > want ? p->cap * 2 : want;
    char *text = realloc(p->text, cap);
    if (!text)
        return false;
    p->text = text;
    p->cap = cap;
    return true;
}

/* Adds what `write` writes, however long it is. */
static bool add(struct cli_player *p, void (*write)(struct vk_out *out, const void *context),
                const void *context)
{
    if (!has_room(p, FIRST_ROOM))
        return false;
    struct vk_out out = vk_out_to(p->text + p->n, p->cap - p->n);
    write(&out, context);
    if (!vk_out_ok(&out)) {
        if (!has_room(p, out.len))
            return false;
        out = vk_out_to(p->text + p->n, p->cap - p->n);
        write(&out, context);
    }
    p->n += out.len;
    return true;
}

static void put_pair(struct vk_out *out, const char *key, int64_t value)
{
    vk_put_char(out, ' ');
    vk_put(out, key);
    vk_put_char(out, '=');
    vk_put_int(out, value);
}

static void write_hello(struct vk_out *out, VK_UNUSED const void *context)
{
    vk_put(out, "vaka ");
    vk_put_int(out, PLAYER_PROTOCOL);
    vk_put(out, " " VAKA_VERSION "\n");
}

struct game_lines {
    const struct player_game *game;
    int64_t patience;
    uint64_t form;
};

static void write_game(struct vk_out *out, const void *context)
{
    const struct game_lines *l = context;
    const struct player_game *t = l->game;
    vk_put(out, "game id=");
    vk_put(out, t->game->id);
    put_pair(out, "rules", t->game->rules_version);
    put_pair(out, "number", t->number);
    put_pair(out, "seats", t->setup->seats);
    put_pair(out, "seat", t->seat);
    vk_put(out, " seed=");
    vk_put_hex64(out, t->seed);
    put_pair(out, "time", t->time);
    put_pair(out, "patience", l->patience);
    vk_put(out, " form=");
    vk_put_hex64(out, l->form);
    vk_put(out, "\noptions");
    for (int i = 0; i < t->game->n_options; i++) {
        vk_put_char(out, ' ');
        vk_put(out, t->game->options[i].key);
        vk_put_char(out, '=');
        vk_option_write(&t->game->options[i], t->setup->option[i], out);
    }
    vk_put_char(out, '\n');
}

struct question_lines {
    const struct player_game *game;
    const struct player_question *question;
    unsigned wants;
    uint64_t form;
};

static void write_question(struct vk_out *out, const void *context)
{
    const struct question_lines *l = context;
    const struct player_question *q = l->question;
    const struct vk_game *g = l->game->game;
    _Alignas(8) unsigned char seen[VK_STATE_MAX];
    if (l->wants & PLAYER_VIEW) {
        struct vk_json j = vk_json_to(out);
        vk_put(out, "view ");
        vk_view_json(g, q->state, l->game->seat, q->step, &j);
        vk_put_char(out, '\n');
    }
    if (l->wants & PLAYER_STATE) {
        vk_put(out, "state ");
        vk_view(g, q->state, l->game->seat, seen);
        position_write(g, seen, out);
        vk_put(out, "\nsum ");
        vk_put_hex64(out, position_sum(g, l->form, l->game->seat, seen));
        vk_put_char(out, '\n');
    }
    for (int i = 0; l->wants & PLAYER_LEGAL && i < q->list->n; i++) {
        vk_put(out, "legal ");
        vk_action_write(g, q->list->act[i], out);
        vk_put_char(out, '\n');
    }
    vk_put(out, "decide");
    put_pair(out, "time", l->game->time);
    vk_put_char(out, '\n');
}

struct step_line {
    const struct vk_game *game;
    int seat;
    vk_action act;
};

static void write_step(struct vk_out *out, const void *context)
{
    const struct step_line *l = context;
    vk_put(out, "step ");
    if (l->seat == VK_CHANCE)
        vk_put(out, "chance");
    else
        vk_put_int(out, l->seat);
    vk_put_char(out, ' ');
    vk_action_write(l->game, l->act, out);
    vk_put_char(out, '\n');
}

struct over_line {
    const struct vk_score *score;
    int seats, loser;
    const struct vk_reason *why;
};

/* In English, whatever the language of whoever started this: a program reads it. */
static void write_why(struct vk_json *j, const struct vk_reason *why)
{
    struct vk_said said;
    struct vk_out out = vk_out_to(said.text, sizeof said.text);
    vk_reason_put(why, NULL, &out);
    vk_json_text(j, "why", said.text);
}

static void write_over(struct vk_out *out, const void *context)
{
    const struct over_line *l = context;
    struct vk_json json = vk_json_to(out), *j = &json;
    vk_put(out, "over ");
    vk_json_object(j, NULL);
    vk_json_array(j, "ranks");
    for (int seat = 0; seat < l->seats; seat++)
        vk_json_int(j, NULL, l->score->rank[seat]);
    vk_json_end(j, ']');
    vk_json_array(j, "winners");
    for (int seat = 0; seat < l->seats; seat++)
        if (l->score->winners >> seat & 1)
            vk_json_int(j, NULL, seat);
    vk_json_end(j, ']');
    if (l->loser == VK_NONE) {
        vk_json_array(j, "totals");
        for (int seat = 0; seat < l->seats; seat++)
            vk_json_int(j, NULL, l->score->total[seat]);
        vk_json_end(j, ']');
    } else {
        vk_json_int(j, "forfeit", l->loser);
        write_why(j, l->why);
    }
    vk_json_end(j, '}');
    vk_put_char(out, '\n');
}

/* ---- What it answers ------------------------------------------------------------------------- */

static enum child_news is_bad(struct cli_player *p)
{
    child_end(&p->child, false);
    p->n = 0;
    return CHILD_BAD;
}

/* Text of the player's for people: no byte of it may do anything. */
static void keep_harmless(char *to, size_t size, const char *text)
{
    struct vk_out out = vk_out_to(to, size);
    vk_put(&out, text);
    for (; *to; to++)
        if (*to < ' ' || *to > '~')
            *to = '?';
}

static bool read_wants(const char *text, unsigned *wants)
{
    static const char *const word[] = { "view", "legal", "state", "steps" };
    *wants = 0;
    for (const char *at = text;; at++) {
        size_t n = strcspn(at, ",");
        int found = -1;
        for (int i = 0; i < 4; i++)
            if (strlen(word[i]) == n && memcmp(word[i], at, n) == 0)
                found = i;
        if (found < 0)
            return false;
        *wants |= 1u << found;
        at += n;
        if (!*at)
            return true;
    }
}

/* `ready VERSION WANTS`; a name may follow, which is for people who look at the lines. */
static bool read_ready(struct cli_player *p, const char *line)
{
    char version[12], wants[40];
    int64_t number;
    if (sscanf(line, "ready %11s %39s", version, wants) < 2 ||
        !cli_read_int(version, 1, 1000000, &number)) {
        char said[80];
        keep_harmless(said, sizeof said, line);
        p->why = vk_reason("said \"{0}\" instead of ready");
        vk_reason_text(&p->why, said);
        return false;
    }
    if (number != PLAYER_PROTOCOL) {
        p->why = vk_reason("speaks version {0} of the protocol, not {1}");
        vk_reason_text(&p->why, version);
        vk_reason_int(&p->why, PLAYER_PROTOCOL);
        return false;
    }
    if (!read_wants(wants, &p->wants)) {
        p->why = vk_reason("wants \"{0}\"; it can want view, legal, state and steps");
        vk_reason_text(&p->why, wants);
        return false;
    }
    return true;
}

static bool no_memory(struct cli_player *p)
{
    p->why = vk_reason("cannot be asked: there is not enough memory");
    return false;
}

/* Everything that waits is sent, and one line is awaited. */
static enum child_news ask(struct cli_player *p, double milliseconds, const atomic_int *stop,
                           char *line)
{
    enum child_news news =
        child_ask(&p->child, p->text, p->n, milliseconds / 1000, stop, line, &p->why);
    p->n = 0;
    return news;
}

/* One that never gets ready costs its time a few times and not in every game; `why` stays what it was. */
static enum child_news hello(struct cli_player *p, const atomic_int *stop)
{
    char line[CHILD_LINE_MAX];
    double patience = (double)p->patience * HELLO_TIMES, begun = cli_seconds();
    p->n = 0;
    if (p->late_starts == LATE_STARTS)
        return CHILD_BAD;
    if (!child_start(&p->child, p->command, &p->why))
        return CHILD_BAD;
    if (!add(p, write_hello, NULL)) {
        (void)no_memory(p);
        return CHILD_BAD;
    }
    enum child_news news = ask(p, patience, stop, line);
    bool is_late = news == CHILD_BAD && cli_seconds() - begun >= patience / 1000;
    p->late_starts = is_late ? p->late_starts + 1 : 0;
    if (news == CHILD_GOOD && !read_ready(p, line))
        news = CHILD_BAD;
    return news;
}

enum child_news player_begin(struct cli_player *p, const struct player_game *t,
                             const atomic_int *stop)
{
    p->form = position_form(t->game);
    struct game_lines lines = { t, p->patience, p->form };
    enum child_news news = p->child.pid ? CHILD_GOOD : hello(p, stop);
    if (news == CHILD_GOOD && !add(p, write_game, &lines)) {
        (void)no_memory(p);
        news = CHILD_BAD;
    }
    return news == CHILD_BAD ? is_bad(p) : news;
}

/* `do ACTION`, and the action is legal. */
static bool read_answer(struct cli_player *p, const struct vk_game *g,
                        const struct vk_actions *list, const char *line, vk_action *answer)
{
    const char *reason;
    char said[100];
    keep_harmless(said, sizeof said, line);
    if (strncmp(line, "sorry", 5) == 0 && (line[5] == ' ' || !line[5])) {
        p->why = vk_reason("gave up: {0}");
        vk_reason_text(&p->why, said + 5 + (said[5] == ' '));
        return false;
    }
    if (strncmp(line, "do ", 3) != 0) {
        p->why = vk_reason("answered \"{0}\", which is not an action");
        vk_reason_text(&p->why, said);
        return false;
    }
    if (!vk_action_read(g, line + 3, answer, &reason)) {
        p->why = vk_reason("answered \"{0}\": {1}");
        vk_reason_text(&p->why, said);
        vk_reason_word(&p->why, reason);
        return false;
    }
    if (vk_find(list, *answer) < 0) {
        p->why = vk_reason("answered \"{0}\", which is not legal there");
        vk_reason_text(&p->why, said);
        return false;
    }
    return true;
}

enum child_news player_decide(struct cli_player *p, const struct player_game *t,
                              const struct player_question *q, const atomic_int *stop,
                              vk_action *answer)
{
    struct question_lines lines = { t, q, p->wants, p->form };
    char line[CHILD_LINE_MAX];
    if (!child_is_quiet(&p->child, &p->why))
        return is_bad(p);
    if (!add(p, write_question, &lines)) {
        (void)no_memory(p);
        return is_bad(p);
    }
    enum child_news news = ask(p, (double)(t->time + p->patience), stop, line);
    if (news == CHILD_GOOD && !read_answer(p, t->game, q->list, line, answer))
        news = CHILD_BAD;
    return news == CHILD_BAD ? is_bad(p) : news;
}

void player_step(struct cli_player *p, const struct player_game *t, int seat, vk_action a)
{
    struct step_line line = { t->game, seat, a };
    if (p->child.pid && p->wants & PLAYER_STEPS)
        (void)add(p, write_step, &line);
}

void player_over(struct cli_player *p, const struct player_game *t, const struct vk_score *score,
                 int loser, const struct vk_reason *why, const atomic_int *stop)
{
    struct over_line line = { score, t->setup->seats, loser, why };
    if (!p->child.pid)
        return;
    bool is_good = add(p, write_over, &line) &&
                   child_tell(&p->child, p->text, p->n, (double)p->patience / 1000, stop,
                              &p->why) == CHILD_GOOD;
    p->n = 0;
    /* The game is played and counts. Who does not listen is started anew for the next one. */
    if (!is_good)
        child_end(&p->child, false);
}

void player_close(struct cli_player *p)
{
    static const char quit[] = "quit\n";
    static const atomic_int goes_on = 0;
    if (p->child.pid) {
        bool is_good =
            child_tell(&p->child, quit, sizeof quit - 1, 1, &goes_on, &p->why) == CHILD_GOOD;
        child_end(&p->child, is_good);
    }
    free(p->text);
    p->text = NULL;
    p->n = p->cap = 0;
}
