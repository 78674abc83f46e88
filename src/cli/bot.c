/*
 * bot.c - `vaka bot LEVEL`: a level of this release as an external player, at the other end of the
 * protocol of docs/external-players.md. Lines come in, one goes out for each question.
 */
#include "cli/commands.h"
#include "cli/player.h"
#include "cli/position.h"
#include "cli/think.h"
#include <stdlib.h>
#include <string.h>

/* A game under way. */
struct seat_at {
    const struct vk_game *game; /* NULL: none that we could play */
    int64_t seats, seat, time;
    uint64_t seed, form;
    char sorry[160]; /* why it cannot be played */
};

struct bot_player {
    const struct cli_call *call;
    struct vk_level level;
    bool has_number; /* of iterations, behind the level: a time does not change it */
    struct seat_at at;
    struct vk_bot bot;
    void *memory;
    size_t memory_size;
    bool has_state, has_sum; /* of the question that is being told */
    uint64_t sum;
    _Alignas(8) unsigned char state[VK_STATE_MAX];
    struct vk_actions list; /* what the other side calls legal */
};

static void answer(const char *word, const char *text)
{
    (void)printf("%s %s\n", word, text);
    (void)fflush(stdout);
}

/* The value of `key` in a line of key=value; its length, or 0 if it is not there. */
static size_t value_of(const char *line, const char *key, const char **value)
{
    size_t n = strlen(key);
    for (const char *at = strchr(line, ' '); at; at = strchr(at, ' ')) {
        at++;
        if (strncmp(at, key, n) == 0 && at[n] == '=') {
            *value = at + n + 1;
            return strcspn(*value, " ");
        }
    }
    return 0;
}

static bool int_of(const char *line, const char *key, int64_t min, int64_t max, int64_t *out)
{
    const char *value;
    char text[24];
    size_t n = value_of(line, key, &value);
    if (n == 0 || n >= sizeof text)
        return false;
    memcpy(text, value, n);
    text[n] = '\0';
    return cli_read_int(text, min, max, out);
}

static bool read_hex(const char *text, size_t n, uint64_t *out)
{
    *out = 0;
    for (size_t i = 0; i < n; i++) {
        static const char digits[] = "0123456789abcdef";
        const char *digit = strchr(digits, text[i]);
        if (!digit)
            return false;
        *out = *out << 4 | (uint64_t)(digit - digits);
    }
    return n > 0 && n <= 16;
}

static bool hex_of(const char *line, const char *key, uint64_t *out)
{
    const char *value = "";
    size_t n = value_of(line, key, &value);
    return read_hex(value, n, out);
}

/* ---- A game begins ------------------------------------------------------------------------- */

static bool open_bot(struct bot_player *p)
{
    size_t want = think_memory(p->at.game, &p->level, p->at.time);
    if (want > p->memory_size) {
        free(p->memory);
        p->memory_size = 0;
        p->memory = aligned_alloc(16, (want + 15) / 16 * 16);
        if (!p->memory)
            return false;
        p->memory_size = want;
    }
    vk_bot_open(&p->bot, p->at.game, &p->level, p->at.seed, p->memory, p->memory_size);
    return true;
}

static void begin(struct bot_player *p, const char *line)
{
    struct seat_at *at = &p->at;
    const char *id = "";
    char name[32] = "";
    *at = (struct seat_at){ .game = NULL };
    size_t n = value_of(line, "id", &id);
    (void)snprintf(name, sizeof name, "%.*s", (int)(n < sizeof name ? n : sizeof name - 1), id);
    const struct vk_game *g = vk_game_by_id(name);
    if (!g) {
        (void)snprintf(at->sorry, sizeof at->sorry, "there is no game \"%s\" on board", name);
        return;
    }
    if (!int_of(line, "seats", g->seats_min, g->seats_max, &at->seats) ||
        !int_of(line, "seat", 0, at->seats - 1, &at->seat) || !hex_of(line, "seed", &at->seed) ||
        !int_of(line, "time", 0, THINK_MS_MAX, &at->time) || !hex_of(line, "form", &at->form)) {
        (void)snprintf(at->sorry, sizeof at->sorry, "the line that begins the game cannot be read");
        return;
    }
    if (at->form != position_form(g)) {
        (void)snprintf(at->sorry, sizeof at->sorry,
                       "version %s keeps positions of %s in another form", VAKA_VERSION, g->id);
        return;
    }
    if (p->has_number)
        at->time = 0;
    at->game = g;
    if (!open_bot(p)) {
        at->game = NULL;
        (void)snprintf(at->sorry, sizeof at->sorry, "there is not enough memory");
    }
}

/* ---- A question ---------------------------------------------------------------------------- */

static void forget_question(struct bot_player *p)
{
    p->has_state = p->has_sum = false;
    p->list.n = p->list.usual = 0;
}

static void hear_legal(struct bot_player *p, const char *text)
{
    vk_action a;
    const char *why;
    if (!p->at.game)
        return;
    if (p->list.n < VK_ACTIONS_MAX && vk_action_read(p->at.game, text, &a, &why))
        vk_add(&p->list, a);
}

/*
 * The bot's choice from the state. Where the other release has other rules the choice may not be
 * legal there: then the first action of its list that is legal here, or simply the first.
 */
static vk_action choose(struct bot_player *p)
{
    struct vk_actions own;
    vk_legal(p->at.game, p->state, (int)p->at.seat, &own);
    vk_action a = own.n ? think(&p->bot, p->state, (int)p->at.seat, p->at.time) : VK_NO_ACTION;
    if (vk_find(&p->list, a) >= 0)
        return a;
    for (int i = 0; i < p->list.n; i++)
        if (vk_find(&own, p->list.act[i]) >= 0)
            return p->list.act[i];
    return p->list.act[0];
}

/* Why there is no position to think about, or NULL. */
static const char *position_fault(const struct bot_player *p)
{
    const struct seat_at *at = &p->at;
    if (p->has_state && !p->has_sum)
        return "the position came without its sum, as an older version of vaka tells it";
    if (!p->has_state || p->sum != position_sum(at->game, at->form, (int)at->seat, p->state))
        return "no readable position came";
    return NULL;
}

static void decide(struct bot_player *p, const char *line)
{
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    int64_t time;
    if (!p->at.game) {
        answer("sorry", p->at.sorry[0] ? p->at.sorry : "no game was begun");
    } else if (position_fault(p)) {
        answer("sorry", position_fault(p));
    } else if (p->list.n == 0) {
        answer("sorry", "none of the legal actions is known to this version");
    } else {
        if (int_of(line, "time", 0, p->at.time, &time))
            p->at.time = time;
        vk_action_write(p->at.game, choose(p), &out);
        answer("do", text);
    }
    forget_question(p);
}

/* False: it is over. */
static bool hear(struct bot_player *p, const char *line)
{
    if (strncmp(line, "vaka ", 5) == 0) {
        char name[80];
        (void)snprintf(name, sizeof name, "%d state,legal vaka %s %s", PLAYER_PROTOCOL,
                       VAKA_VERSION, p->level.id);
        answer("ready", name);
    } else if (strncmp(line, "game ", 5) == 0) {
        forget_question(p);
        begin(p, line);
    } else if (strncmp(line, "state ", 6) == 0) {
        p->has_state = p->at.game && position_read(p->at.game, line + 6, p->state);
    } else if (strncmp(line, "sum ", 4) == 0) {
        p->has_sum = read_hex(line + 4, strlen(line + 4), &p->sum);
    } else if (strncmp(line, "legal ", 6) == 0) {
        hear_legal(p, line + 6);
    } else if (strncmp(line, "decide", 6) == 0) {
        decide(p, line);
    }
    return strcmp(line, "quit") != 0; /* what later versions tell is passed over */
}

static int bot_run(struct cli_call *call)
{
    struct bot_player *p = calloc(1, sizeof *p);
    char *line = NULL, ids[200];
    size_t cap = 0;
    ssize_t n;
    if (!p)
        return cli_no_memory(call);
    p->call = call;
    int status = call->n_words ? cli_pick_level(call, call->word[0], &p->level)
                               : cli_wrong(call, "which level? There are: %s",
                                           cli_level_ids(ids, sizeof ids));
    if (!status)
        p->has_number = strchr(call->word[0], ':') != NULL;
    while (!status && (n = getline(&line, &cap, stdin)) > 0) {
        line[n - (line[n - 1] == '\n')] = '\0';
        if (!hear(p, line))
            break;
    }
    free(line);
    free(p->memory);
    free(p);
    return status;
}

static const struct cli_option bot_options[] = { { NULL, NULL, NULL } };

const struct cli_command cli_bot_command = {
    .name = "bot",
    .usage = "LEVEL",
    .summary = "Play a seat for another program, in lines over standard input and output",
    .detail =
        "For vaka sim --bots \"hard,exec:vaka bot hard\": so one release can play another. LEVEL "
        "is\n"
        "what --bots takes; hard:5000 searches that many iterations even where a time is given.\n"
        "The protocol: docs/external-players.md.\n",
    .options = bot_options,
    .words_max = 1,
    .run = bot_run,
};
