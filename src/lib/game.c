/* game.c - games with their seats and options, and the numbers of actions. */
#include "lib/lib.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <stdlib.h>
#include <string.h>

int vaka_n_games(void)
{
    return vk_n_games;
}

const char *vaka_game_id(int i)
{
    return i >= 0 && i < vk_n_games ? vk_games[i]->id : NULL;
}

/* ---- Opening --------------------------------------------------------------------------------- */

static const struct vk_game *find_game(const char *id)
{
    char all[200] = "";
    struct vk_out out = vk_out_to(all, sizeof all);
    const struct vk_game *g = id ? vk_game_by_id(id) : NULL;
    for (int i = 0; !g && i < vk_n_games; i++) {
        vk_put(&out, i ? ", " : "");
        vk_put(&out, vk_games[i]->id);
    }
    if (!g)
        (void)lib_fault(VAKA_SETUP, "there is no game \"%.60s\"; there are %s", id ? id : "", all);
    return g;
}

/* One `key=value` of the options; false is told. */
static bool read_option(const struct vk_game *g, struct vk_setup *setup, char *word)
{
    char why[300];
    struct vk_out out = vk_out_to(why, sizeof why);
    char *value = strchr(word, '=');
    if (!value) {
        (void)lib_fault(VAKA_SETUP, "an option is written key=value, not \"%.60s\"", word);
        return false;
    }
    *value++ = '\0';
    if (vk_setup_option(g, setup, word, value, &out))
        return true;
    (void)lib_fault(VAKA_SETUP, "%s", why);
    return false;
}

static bool read_options(const struct vk_game *g, struct vk_setup *setup, const char *options)
{
    char text[1000], *rest = text;
    if (strlen(options) >= sizeof text) {
        (void)lib_fault(VAKA_SETUP, "the options are longer than any that there are");
        return false;
    }
    memcpy(text, options, strlen(options) + 1);
    for (char *word; (word = strtok_r(rest, " ", &rest));)
        if (!read_option(g, setup, word))
            return false;
    return true;
}

void lib_game_make(struct vaka_game *g, const struct vk_game *game, const struct vk_setup *setup)
{
    *g = (struct vaka_game){ .mark = LIB_GAME, .game = game, .setup = *setup };
    for (int v = 0; v < game->n_verbs; v++) {
        int32_t n = 1;
        for (int i = 0; i < VK_ARGS_MAX; i++)
            if (game->verbs[v].arg[i])
                n *= game->arg_kinds[game->verbs[v].arg[i]].n;
        g->base[v + 1] = g->base[v] + n;
    }
    lib_layout_make(&g->layout, game, setup->seats);
}

vaka_game *vaka_game_open(const char *id, int seats, const char *options)
{
    const struct vk_game *game = find_game(id);
    struct vk_setup setup;
    struct vk_refusal no;
    if (!game)
        return NULL;
    if (seats == 0)
        seats = vk_usual_seats(game);
    if (seats < game->seats_min || seats > game->seats_max) {
        (void)lib_fault(VAKA_SETUP, "%s is for %d to %d seats, not %d", game->title,
                        game->seats_min, game->seats_max, seats);
        return NULL;
    }
    vk_setup_standard(game, seats, &setup);
    if (options && !read_options(game, &setup, options))
        return NULL;
    if (vk_setup_refused(game, &setup, -1, 0, &no) != VK_OK) {
        (void)lib_fault(VAKA_SETUP, "%s", no.why);
        return NULL;
    }
    struct vaka_game *g = malloc(sizeof *g);
    if (g)
        lib_game_make(g, game, &setup);
    else
        (void)lib_no_memory();
    return g;
}

void vaka_game_close(vaka_game *g)
{
    if (!g || g->mark != LIB_GAME)
        return;
    g->mark = LIB_CLOSED;
    free(g);
}

/* ---- What it is ------------------------------------------------------------------------------ */

int64_t vaka_game_json(const vaka_game *g, char *text, size_t cap)
{
    if (!lib_is(g, LIB_GAME) || !lib_is_place(text, cap))
        return VAKA_CALL;
    static const struct vk_words words;
    struct vk_out out = vk_out_to(text, cap);
    struct vk_json j = vk_json_to(&out);
    vk_json_object(&j, NULL);
    vk_json_key(&j, "game");
    vk_game_json(g->game, &words, &j);
    vk_json_bool(&j, "secrets", vk_has_secrets(g->game));
    vk_json_int(&j, "players", g->setup.seats);
    vk_json_object(&j, "setup");
    for (int i = 0; i < g->game->n_options; i++) {
        char value[64];
        struct vk_out o = vk_out_to(value, sizeof value);
        vk_option_write(&g->game->options[i], g->setup.option[i], &o);
        vk_json_text(&j, g->game->options[i].key, value);
    }
    vk_json_end(&j, '}');
    vk_json_array(&j, "verbs");
    for (int v = 0; v < g->game->n_verbs; v++)
        vk_json_text(&j, NULL, g->game->verbs[v].name);
    vk_json_end(&j, ']');
    vk_json_end(&j, '}');
    return lib_length(&out);
}

int vaka_game_seats(const vaka_game *g)
{
    return lib_is(g, LIB_GAME) ? g->setup.seats : VAKA_CALL;
}

int vaka_game_max_legal(const vaka_game *g)
{
    return lib_is(g, LIB_GAME) ? VK_ACTIONS_MAX : VAKA_CALL;
}

int vaka_game_max_steps(const vaka_game *g)
{
    return lib_is(g, LIB_GAME) ? (int)g->game->step_bound : VAKA_CALL;
}

int vaka_game_observation_size(const vaka_game *g)
{
    return lib_is(g, LIB_GAME) ? g->layout.size : VAKA_CALL;
}

int64_t vaka_game_observation_json(const vaka_game *g, char *text, size_t cap)
{
    if (!lib_is(g, LIB_GAME) || !lib_is_place(text, cap))
        return VAKA_CALL;
    struct vk_out out = vk_out_to(text, cap);
    struct vk_json j = vk_json_to(&out);
    lib_layout_json(&g->layout, g->game, &j);
    return lib_length(&out);
}

/* ---- Actions --------------------------------------------------------------------------------- */

int vaka_game_actions(const vaka_game *g)
{
    return lib_is(g, LIB_GAME) ? g->base[g->game->n_verbs] : VAKA_CALL;
}

/* The arguments of a verb are the digits of its number, the last one lowest. */
static vk_action action_of(const struct vaka_game *g, unsigned verb, int32_t number)
{
    unsigned arg[VK_ARGS_MAX] = { 0 };
    for (int i = VK_ARGS_MAX; i-- > 0;) {
        unsigned kind = g->game->verbs[verb].arg[i];
        if (!kind)
            continue;
        arg[i] = (unsigned)(number % g->game->arg_kinds[kind].n);
        number /= g->game->arg_kinds[kind].n;
    }
    return vk_act(verb, arg[0], arg[1], arg[2]);
}

vk_action lib_action(const struct vaka_game *g, int action)
{
    int n = g->base[g->game->n_verbs];
    unsigned verb = 0;
    if (action < 0 || action >= n) {
        (void)lib_fault(VAKA_CALL, "the actions of %s are numbered from 0 to %d; there is no %d",
                        g->game->title, n - 1, action);
        return VK_NO_ACTION;
    }
    while (action >= g->base[verb + 1])
        verb++;
    return action_of(g, verb, action - g->base[verb]);
}

int32_t lib_number(const struct vaka_game *g, vk_action a)
{
    unsigned verb = vk_verb_of(a);
    int32_t number = 0;
    for (int i = 0; i < VK_ARGS_MAX; i++) {
        unsigned kind = g->game->verbs[verb].arg[i];
        if (kind)
            number = number * g->game->arg_kinds[kind].n + (int32_t)vk_arg(a, i);
    }
    return g->base[verb] + number;
}

int64_t vaka_game_action_text(const vaka_game *g, int action, char *text, size_t cap)
{
    if (!lib_is(g, LIB_GAME) || !lib_is_place(text, cap))
        return VAKA_CALL;
    vk_action a = lib_action(g, action);
    if (a == VK_NO_ACTION)
        return VAKA_CALL;
    struct vk_out out = vk_out_to(text, cap);
    vk_action_write(g->game, a, &out);
    return lib_length(&out);
}

int vaka_game_action_read(const vaka_game *g, const char *text)
{
    vk_action a;
    const char *why = "there is no text";
    if (!lib_is(g, LIB_GAME))
        return VAKA_CALL;
    if (!text || !vk_action_read(g->game, text, &a, &why))
        return lib_fault(VAKA_CALL, "%s", why);
    return lib_number(g, a);
}

int vaka_game_action_parts(const vaka_game *g, int first, int n, uint8_t *parts)
{
    if (!lib_is(g, LIB_GAME))
        return VAKA_CALL;
    if (!parts || n < 0 || first < 0 || n > g->base[g->game->n_verbs] - first)
        return lib_fault(VAKA_CALL, "there are not so many actions from %d on", first);
    for (int i = 0; i < n; i++) {
        vk_action a = lib_action(g, first + i);
        for (int k = 0; k < 4; k++)
            parts[4 * i + k] = (uint8_t)(a >> 8 * k);
    }
    return n;
}

/* ---- Who ------------------------------------------------------------------------------------- */

int lib_seat(const struct vaka_game *g, int seat)
{
    if (seat >= 0 && seat < g->setup.seats)
        return seat;
    if (seat == VAKA_CHANCE)
        return VK_CHANCE;
    (void)lib_fault(VAKA_CALL, "the seats are numbered from 0 to %d; there is no seat %d",
                    g->setup.seats - 1, seat);
    return VK_NONE;
}

int lib_viewer(const struct vaka_game *g, int viewer)
{
    if (viewer == VAKA_SPECTATOR)
        return VK_SPECTATOR;
    if (viewer == VAKA_REFEREE)
        return VK_REFEREE;
    if (viewer == VAKA_CHANCE) {
        (void)lib_fault(VAKA_CALL, "chance sees nothing");
        return VK_NONE;
    }
    return lib_seat(g, viewer);
}
