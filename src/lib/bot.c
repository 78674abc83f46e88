/* bot.c - the bots of the engine. A bot is given the state as its seat may know it, and nothing else. */
#include "lib/lib.h"
#include "vaka/json.h"
#include <stdalign.h>
#include <stdlib.h>

enum { THOUGHTS_MAX = 64 };

struct vaka_bot {
    uint32_t mark;
    struct vaka_game of;
    struct vk_bot bot;
};

int64_t vaka_levels_json(char *text, size_t cap)
{
    if (!lib_is_place(text, cap))
        return VAKA_CALL;
    struct vk_out out = vk_out_to(text, cap);
    struct vk_json j = vk_json_to(&out);
    vk_json_array(&j, NULL);
    for (int i = 0; i < vk_n_levels; i++) {
        vk_json_object(&j, NULL);
        vk_json_text(&j, "id", vk_levels[i].id);
        vk_json_text(&j, "title", vk_levels[i].title);
        vk_json_text(&j, "help", vk_levels[i].help);
        vk_json_end(&j, '}');
    }
    vk_json_end(&j, ']');
    return lib_length(&out);
}

static bool read_level(const char *text, struct vk_level *level)
{
    char all[200] = "";
    struct vk_out out = vk_out_to(all, sizeof all);
    if (text && vk_level_read(text, level))
        return true;
    for (int i = 0; i < vk_n_levels; i++) {
        vk_put(&out, i ? ", " : "");
        vk_put(&out, vk_levels[i].id);
    }
    (void)lib_fault(VAKA_SETUP, "there is no bot \"%.60s\"; there are %s, or one like hard:5000",
                    text ? text : "", all);
    return false;
}

vaka_bot *vaka_bot_open(const vaka_game *g, const char *level, uint64_t seed)
{
    struct vk_level how;
    if (!lib_is(g, LIB_GAME) || !read_level(level, &how))
        return NULL;
    size_t size = (vk_bot_memory(g->game, &how) + 15) & ~(size_t)15;
    struct vaka_bot *b = calloc(1, sizeof *b);
    void *memory = size ? aligned_alloc(16, size) : NULL;
    if (!b || (size && !memory)) {
        free(b);
        free(memory);
        (void)lib_no_memory();
        return NULL;
    }
    b->mark = LIB_BOT;
    b->of = *g;
    vk_bot_open(&b->bot, g->game, &how, seed, memory, size);
    return b;
}

void vaka_bot_close(vaka_bot *b)
{
    if (!b || b->mark != LIB_BOT)
        return;
    b->mark = LIB_CLOSED;
    free(b->bot.memory);
    free(b);
}

int vaka_bot_choose(vaka_bot *b, const vaka_state *s, int player, struct vaka_thought *thought,
                    int *n)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_thought found[THOUGHTS_MAX];
    int n_found = 0;
    if (!lib_is(b, LIB_BOT) || !lib_is(s, LIB_STATE))
        return VAKA_CALL;
    if (b->of.game != s->of.game)
        return lib_fault(VAKA_CALL, "this bot plays %s, and this is a game of %s",
                         b->of.game->title, s->of.game->title);
    int seat = lib_seat(&s->of, player);
    if (seat == VK_NONE)
        return VAKA_CALL;
    struct vk_due due = vk_due(s->of.game, s->table.state);
    if (due.over)
        return lib_fault(VAKA_OVER, "%s", vk_error_text(VK_ERR_OVER));
    if (seat == VK_CHANCE || !(due.seats >> seat & 1))
        return lib_fault(VAKA_NOT_DUE, "%s", vk_error_text(VK_ERR_NOT_DUE));
    int max = thought && n && *n > 0 ? *n : 0;
    vk_view(s->of.game, s->table.state, seat, seen);
    vk_action a = vk_bot_choose(&b->bot, seen, seat, max ? found : NULL,
                                max < THOUGHTS_MAX ? max : THOUGHTS_MAX, &n_found);
    for (int i = 0; i < n_found && i < max; i++)
        thought[i] = (struct vaka_thought){ lib_number(&s->of, found[i].act), found[i].visits,
                                            (double)found[i].value };
    if (n)
        *n = max ? n_found : 0;
    return lib_number(&s->of, a);
}
