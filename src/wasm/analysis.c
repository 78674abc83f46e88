/* analysis.c - the analysis of the module's game, step by step: see vaka_wasm.h. */
#include "analysis/tell.h"
#include "vaka/json.h"
#include "vaka/known.h"
#include "wasm/inside.h"
#include "wasm/vaka_wasm.h"
#include <string.h>

static struct area rows, thinking, views;
static uint32_t n_rows; /* of the game that is looked at; 0: none is */

int vaka_known(void)
{
    size_t size;
    struct vk_known k;
    const char *bytes = wasm_input(&size);
    if (!vk_known_look(bytes, size, &k))
        return wasm_refuse(VK_ERR_SETUP, "this is not a game of this program");
    struct vk_session *t = wasm_new_game(k.n);
    vk_known_read(&k, t->step, wasm_area(&views, (k.n + 1) * k.game->state_size), t);
    (void)wasm_answer();
    return (int)k.n;
}

uint32_t vaka_budget(void)
{
    return VK_BUDGET_STANDARD;
}

int vaka_analysis(void)
{
    const struct vk_session *t = wasm_game();
    n_rows = 0;
    if (!t)
        return wasm_refuse(VK_ERR_SETUP, "no game was started");
    (void)wasm_answer();
    n_rows = t->n;
    memset(wasm_area(&rows, (n_rows + 1) * sizeof(struct vk_judged)), 0,
           n_rows * sizeof(struct vk_judged));
    return (int)n_rows;
}

/* The row of a step, or NULL: there is no such step, or another game is under way. */
static struct vk_judged *row_of(uint32_t step)
{
    const struct vk_session *t = wasm_game();
    if (!t || t->n != n_rows || step < 1 || step > n_rows)
        return NULL;
    return (struct vk_judged *)(void *)rows.at + (step - 1);
}

static int no_row(void)
{
    return wasm_refuse(VK_ERR_SETUP, "there is no such step to judge");
}

int vaka_judge(uint32_t step, uint32_t budget)
{
    const struct vk_session *t = wasm_game();
    struct vk_judged *row = row_of(step);
    if (!row || budget < VK_BUDGET_MIN || budget > VK_BUDGET_MAX)
        return no_row();
    size_t size = vk_judge_memory(t->game, budget);
    vk_judge(t, step, budget, wasm_area(&thinking, size), size, row);
    vk_put_bytes(wasm_answer(), (const char *)row, sizeof *row);
    return VK_OK;
}

int vaka_judged_put(uint32_t step)
{
    size_t n;
    struct vk_judged *row = row_of(step);
    const char *bytes = wasm_input(&n);
    if (!row || n != sizeof *row)
        return no_row();
    memcpy(row, bytes, sizeof *row);
    (void)wasm_answer();
    return VK_OK;
}

int vaka_judged(uint32_t step)
{
    const struct vk_session *t = wasm_game();
    struct vk_words words = wasm_words();
    size_t n;
    char *text = wasm_input(&n);
    if (!row_of(step))
        return no_row();
    for (int seat = 0; seat < t->setup.seats; seat++) {
        char *name = wasm_line(&text);
        words.name[seat] = name[0] ? name : NULL;
    }
    struct vk_analysis a = { t, row_of(1) };
    struct vk_json j = vk_json_to(wasm_answer());
    vk_judged_json(&a, step, &words, &j);
    return VK_OK;
}

int vaka_account(void)
{
    const struct vk_session *t = wasm_game();
    if (!t || t->n != n_rows || !n_rows)
        return no_row();
    struct vk_analysis a = { t, row_of(1) };
    struct vk_out *out = wasm_answer();
    struct vk_json j = vk_json_to(out);
    vk_json_object(&j, NULL);
    vk_account_json(&a, &j);
    vk_json_end(&j, '}');
    return vk_out_ok(out) ? VK_OK : wasm_refuse(VK_ERR_FULL, "the game is too long to be told");
}
