/* position.c - positions as texts, puzzles, and the module's game as a journal: see vaka_wasm.h. */
#include "session/position.h"
#include "analysis/puzzle.h"
#include "vaka/journal.h"
#include "vaka/json.h"
#include "wasm/inside.h"
#include "wasm/vaka_wasm.h"

static int no_step(void)
{
    return wasm_refuse(VK_ERR_SETUP, "there is no such step");
}

int vaka_position_read(void)
{
    struct vk_position_head head;
    struct vk_position_fault no;
    size_t n;
    const char *text = wasm_input(&n);
    if (!vk_position_read_head(text, &head, &no) ||
        !vk_position_read(text, wasm_new_game(head.n), &no)) {
        (void)wasm_new_game(0);
        return wasm_refuse(no.is_of_other_rules ? VK_ERR_SETUP : VK_ERR_ILLEGAL, no.why);
    }
    vk_put(wasm_answer(), head.game->id);
    return (int)head.n;
}

int vaka_position_write(uint32_t at)
{
    const struct vk_session *t = wasm_game();
    if (!t)
        return no_step();
    at = at > t->n ? t->n : at;
    vk_position_write(t, at, wasm_answer());
    return vk_position_is_public(t, at);
}

int vaka_position_journal(int me, uint64_t seed)
{
    const struct vk_session *t = wasm_game();
    size_t n;
    const char *level = wasm_input(&n);
    struct vk_journal_head head = { .chance_kind = VK_CHANCE_SEED, .seed = seed };
    if (!t)
        return no_step();
    for (int seat = 0; seat < t->setup.seats; seat++) {
        struct vk_out bot = vk_out_to(head.bot[seat], sizeof head.bot[seat]);
        vk_put(&bot, seat == me ? "" : level);
    }
    struct vk_out *out = wasm_answer();
    vk_journal_write_for(&(struct vk_journal){ 0 }, t, &head, VK_REFEREE, out);
    return vk_out_ok(out) ? VK_OK : wasm_refuse(VK_ERR_FULL, "the game is too long");
}

int vaka_rewind(uint32_t to)
{
    if (!wasm_game() || to > wasm_game()->n)
        return no_step();
    wasm_rewind(to);
    (void)wasm_answer();
    return VK_OK;
}

int vaka_puzzle(int day)
{
    struct vk_puzzle puzzle;
    struct vk_position_head head;
    struct vk_position_fault no;
    char move[VK_ACTION_TEXT];
    size_t n;
    const char *text = wasm_input(&n);
    const char *line = vk_puzzle_line(text, vk_puzzle_of_day(vk_puzzle_lines(text), day));
    if (!line || !vk_puzzle_head(line, &head, &no) ||
        !vk_puzzle_read(line, wasm_new_game(head.n), &puzzle, &no)) {
        (void)wasm_new_game(0);
        return wasm_refuse(VK_ERR_ILLEGAL, line ? no.why : "there is no puzzle");
    }
    struct vk_out best = vk_out_to(move, sizeof move);
    vk_action_write(head.game, puzzle.best, &best);
    struct vk_json j = vk_json_to(wasm_answer());
    vk_json_object(&j, NULL);
    vk_json_int(&j, "seat", puzzle.seat);
    vk_json_text(&j, "best", move);
    vk_json_int(&j, "value", puzzle.value / VK_POINT);
    vk_json_int(&j, "next", puzzle.next / VK_POINT);
    vk_json_end(&j, '}');
    return VK_OK;
}
