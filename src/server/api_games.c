/* api_games.c - /api/games: what can be played, with every option explained; of one its words, and
 * what may not be set beside the rest. */
#include "server/call.h"
#include "table/aboard.h"
#include "vaka/face.h"
#include "vaka/registry.h"

static void write_games(struct vk_json *j, const void *context)
{
    vk_aboard_json(context, j);
}

void api_games(struct call *c)
{
    struct vk_words words = call_words(c);
    call_answer(c, write_games, &words);
}

struct wish {
    const struct vk_game *game;
    struct vk_words words;
    struct vk_setup cfg;
};

static void write_setup(struct vk_json *j, const void *context)
{
    const struct wish *wish = context;
    vk_setup_json(wish->game, &wish->cfg, &wish->words, j);
}

/* ?seats=N&key=value…; what is not named is standard. */
static bool read_wish(const struct call *c, struct wish *wish, struct vk_reason *why)
{
    const struct vk_game *g = wish->game;
    const char *seats = net_query(c->q, "seats");
    int n = seats && seats[0] >= '0' && seats[0] <= '9' && !seats[1] ? seats[0] - '0' : 0;
    vk_setup_standard(g, n, &wish->cfg);
    if (n < g->seats_min || n > g->seats_max) {
        *why = vk_reason("this game is not for that number of seats");
        return false;
    }
    for (int i = 0; i < g->n_options; i++) {
        const char *value = net_query(c->q, g->options[i].key);
        if (value && !vk_setup_set(g, &wish->cfg, g->options[i].key, value, why))
            return false;
    }
    return true;
}

void api_setup(struct call *c)
{
    char text[400];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_reason why;
    struct wish wish = { .game = vk_game_by_id(c->id), .words = call_words(c) };
    if (!wish.game)
        call_refuse(c, F_NOT_FOUND, "There is no such game.");
    else if (!read_wish(c, &wish, &why)) {
        struct vk_reason whole = vk_reason("The setup cannot be read: {0}.");
        vk_reason_reason(&whole, &why, &wish.words);
        vk_reason_put(&whole, &wish.words, &out);
        call_refuse(c, F_BAD_REQUEST, text);
    } else
        call_answer(c, write_setup, &wish);
}

static void write_words(struct vk_json *j, const void *context)
{
    const struct wish *wish = context;
    vk_words_json(wish->game, &wish->words, j);
}

void api_words(struct call *c)
{
    struct wish wish = { .game = vk_game_by_id(c->id), .words = call_words(c) };
    if (wish.game)
        call_answer_kept(c, write_words, &wish);
    else
        call_refuse(c, F_NOT_FOUND, "There is no such game.");
}
