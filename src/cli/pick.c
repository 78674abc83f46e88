/* pick.c - games, seats, options, levels, seeds and numbers from the arguments of a call. */
#include "cli/cli.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

enum { NAMES_MAX = 32 };

/* `polynesia, archipelago`: all ids of the games on board. */
static const char *game_ids(char *buf, size_t size)
{
    struct vk_out out = vk_out_to(buf, size);
    for (int i = 0; i < vk_n_games; i++) {
        vk_put(&out, i ? ", " : "");
        vk_put(&out, vk_games[i]->id);
    }
    return buf;
}

int cli_pick_game(const struct cli_call *call, const char *id, const struct vk_game **game)
{
    char ids[200];
    if (!id)
        return cli_wrong(call, "which game? On board: %s", game_ids(ids, sizeof ids));
    *game = vk_game_by_id(id);
    if (*game)
        return CLI_OK;
    const char *names[NAMES_MAX];
    int n = 0;
    for (; n < vk_n_games && n < NAMES_MAX; n++)
        names[n] = vk_games[n]->id;
    const char *near = cli_nearest(id, names, n);
    if (near)
        return cli_wrong(call, "there is no game \"%s\"; did you mean %s?", id, near);
    return cli_wrong(call, "there is no game \"%s\"; on board: %s", id, game_ids(ids, sizeof ids));
}

int cli_pick_int(const struct cli_call *call, const char *option, int64_t min, int64_t max,
                 int64_t *value)
{
    const char *text = cli_given(call, option);
    if (!text || cli_read_int(text, min, max, value))
        return CLI_OK;
    return cli_wrong(call, "%s takes a whole number from %llu to %llu, not \"%s\"", option,
                     (unsigned long long)min, (unsigned long long)max, text);
}

int cli_pick_seed(const struct cli_call *call, uint64_t *seed)
{
    int64_t n = (int64_t)*seed;
    int status = cli_pick_int(call, "--seed", 0, CLI_SEED_MAX, &n);
    *seed = (uint64_t)n;
    return status;
}

/* What stands before the i-th of n things. */
static const char *between(int i, int n, const char *last)
{
    return i == 0 ? "" : i + 1 < n ? ", " : last;
}

const char *cli_option_values(const struct vk_option *o, const char *last, char *buf, size_t size)
{
    struct vk_out out = vk_out_to(buf, size);
    if (o->kind == VK_OPT_NUMBER)
        vk_tell_text(buf, size, "%d to %d", o->min, o->max);
    for (int v = o->min; o->kind != VK_OPT_NUMBER && v <= o->max; v++) {
        vk_put(&out, between(v - o->min, o->max - o->min + 1, last));
        vk_option_write(o, v, &out);
    }
    return buf;
}

/* Why an option was refused, in one sentence. */
static int refuse_option(const struct cli_call *call, const struct vk_game *game, const char *text,
                         const char *key)
{
    char list[400];
    struct vk_out out = vk_out_to(list, sizeof list);
    for (int i = 0; i < game->n_options; i++)
        if (strcmp(game->options[i].key, key) == 0)
            return cli_wrong(
                call, "--opt %s: option %s takes %s", text, key,
                cli_option_values(&game->options[i], vk_say(" or "), list, sizeof list));
    for (int i = 0; i < game->n_options; i++) {
        vk_put(&out, between(i, game->n_options, vk_say(" and ")));
        vk_put(&out, game->options[i].key);
    }
    if (!out.len)
        return cli_wrong(call, "--opt %s: this game has no options", text);
    return cli_wrong(call, "--opt %s: there is no such option; this game has %s", text, list);
}

static int pick_option(const struct cli_call *call, const struct vk_game *game, const char *text,
                       struct vk_setup *setup)
{
    char key[64], reason[400];
    const char *names[VK_OPTIONS_MAX];
    const char *equals = strchr(text, '=');
    if (!equals || equals == text)
        return cli_wrong(call, "--opt takes KEY=VALUE, not \"%s\"", text);
    (void)snprintf(key, sizeof key, "%.*s", (int)(equals - text), text);
    for (int i = 0; i < game->n_options; i++)
        names[i] = game->options[i].key;
    struct vk_out why = vk_out_to(reason, sizeof reason);
    if (vk_setup_option(game, setup, key, equals + 1, &why))
        return CLI_OK;
    const char *near = cli_nearest(key, names, game->n_options);
    if (near && strcmp(near, key) != 0)
        return cli_wrong(call, "--opt %s: there is no such option; did you mean %s?", text, near);
    return refuse_option(call, game, text, key);
}

/* Only the rules can tell whether seats and options go together: ask them. */
static int try_setup(const struct cli_call *call, const struct vk_game *game,
                     const struct vk_setup *setup)
{
    struct vk_refusal no;
    void *state = malloc(game->state_size);
    if (!state)
        return cli_no_memory(call);
    int rc = vk_start(game, state, setup, &no, NULL);
    free(state);
    if (rc == VK_OK)
        return CLI_OK;
    if (no.option >= game->n_options)
        return cli_wrong(call, "%s with %d {seat|seats}: %s", game->id, setup->seats,
                         vk_say(no.why));
    const struct vk_option *o = &game->options[no.option];
    char value[64];
    struct vk_out out = vk_out_to(value, sizeof value);
    vk_option_write(o, setup->option[no.option], &out);
    return cli_wrong(call, "--opt %s=%s with %d {seat|seats}: %s", o->key, value, setup->seats,
                     vk_say(no.why));
}

struct cli_seats cli_seats_of(const struct vk_game *g)
{
    struct cli_seats seats = { "" };
    if (g->seats_min == g->seats_max)
        vk_tell_text(seats.text, sizeof seats.text, "%d {seat|seats}", g->seats_min);
    else
        vk_tell_text(seats.text, sizeof seats.text, "%d to %d {seat|seats}", g->seats_min,
                     g->seats_max);
    return seats;
}

int cli_pick_setup(const struct cli_call *call, const struct vk_game *game, int seats_standard,
                   struct vk_setup *setup)
{
    const char *text = cli_given(call, "--seats");
    int64_t seats = seats_standard;
    if (text && !cli_read_int(text, game->seats_min, game->seats_max, &seats))
        return cli_wrong(call, "%s is for %s, not \"%s\"", game->id, cli_seats_of(game).text, text);
    vk_setup_standard(game, (int)seats, setup);
    for (int i = 0; i < call->n_given; i++) {
        if (strcmp(call->given[i].name, "--opt") != 0)
            continue;
        int status = pick_option(call, game, call->given[i].value, setup);
        if (status)
            return status;
    }
    return try_setup(call, game, setup);
}

const char *cli_level_ids(char *buf, size_t size)
{
    struct vk_out out = vk_out_to(buf, size);
    for (int i = 0; i < vk_n_levels; i++) {
        vk_put(&out, i ? ", " : "");
        vk_put(&out, vk_levels[i].id);
    }
    return buf;
}

int cli_pick_level(const struct cli_call *call, const char *text, struct vk_level *level)
{
    const char *names[NAMES_MAX];
    char all[200], bare[32];
    int n = 0;
    if (vk_level_read(text, level))
        return CLI_OK;
    for (; n < vk_n_levels && n < NAMES_MAX; n++)
        names[n] = vk_levels[n].id;
    (void)snprintf(bare, sizeof bare, "%.*s", (int)strcspn(text, ":"), text);
    const char *near = cli_nearest(bare, names, n);
    if (near && strcmp(near, bare) == 0 && vk_level_read(near, level))
        return level->kind == VK_BOT_SEARCH
                   ? cli_wrong(call, "\"%s\": after the colon goes a number of iterations, 1 to %u",
                               text, VK_ITERATIONS_MAX)
                   : cli_wrong(call, "\"%s\": %s does not search, and takes no number", text, near);
    if (near)
        return cli_wrong(call, "there is no bot \"%s\"; did you mean %s?", text, near);
    return cli_wrong(call, "there is no bot \"%s\"; there are: %s", text,
                     cli_level_ids(all, sizeof all));
}

static const char exec_mark[] = "exec:";

const char *cli_bot_command_of(const struct cli_bot *b)
{
    return b->is_external ? b->text + sizeof exec_mark - 1 : NULL;
}

static int pick_bot(const struct cli_call *call, const char *text, size_t n, struct cli_bot *b)
{
    *b = (struct cli_bot){ .is_external = strncmp(text, exec_mark, sizeof exec_mark - 1) == 0 };
    if (n >= sizeof b->text)
        return cli_wrong(call, "a player has at most %d bytes, not \"%.*s\"", CLI_BOT_TEXT - 1,
                         (int)n, text);
    memcpy(b->text, text, n);
    b->has_number = memchr(text, ':', n) != NULL;
    if (!b->is_external)
        return cli_pick_level(call, b->text, &b->level);
    const char *command = cli_bot_command_of(b);
    for (const char *c = command; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7F)
            return cli_wrong(call, "\"%s\": a command has no control characters", b->text);
    if (command[strspn(command, " ")])
        return CLI_OK;
    return cli_wrong(call, "\"%s\": after exec: goes the command of a player", b->text);
}

enum { FULL = -1 }; /* no status: the list is longer than there is room */

static int pick_list(const struct cli_call *call, const char *list, int *n, struct cli_bot *bots)
{
    int room = *n;
    *n = 0;
    for (const char *at = list;;) {
        size_t length = strcspn(at, ",");
        if (*n == room)
            return FULL;
        int status = pick_bot(call, at, length, &bots[(*n)++]);
        if (status || !at[length])
            return status;
        at += length + 1;
    }
}

int cli_pick_entrants(const struct cli_call *call, const char *list, int *n, struct cli_bot *bots)
{
    int room = *n;
    int status = pick_list(call, list, n, bots);
    if (status == FULL)
        return cli_wrong(call, "--bots names more players than there is room for (%d)", room);
    return status;
}

int cli_pick_bots(const struct cli_call *call, const char *list, int n, struct cli_bot *bots)
{
    int given = n;
    int status = pick_list(call, list, &given, bots);
    if (status == FULL)
        return cli_wrong(call, "--bots names more bots than there are seats for them (%d)", n);
    for (; !status && given < n; given++)
        bots[given] = bots[given - 1];
    return status;
}
