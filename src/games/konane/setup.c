/* setup.c - how Konane begins, and who has won. */
#include "state.h"

/* 1 Things: stones alternate, and a1 is black. */
int konane_setup(void *state, const struct vk_setup *cfg, VK_UNUSED struct vk_refusal *no)
{
    static const uint8_t sides[N_BOARDS] = { [BOARD_6] = 6, [BOARD_8] = 8, [BOARD_10] = 10 };
    struct konane_state *s = state;
    s->side = sides[cfg->option[O_BOARD]];
    s->last_from = s->last_to = s->winner = VK_NONE;
    unsigned all = (1u << s->side) - 1, even = 0x155;
    for (int row = 0; row < s->side; row++) {
        s->stones[row & 1][row] = (uint16_t)(all & even);
        s->stones[!(row & 1)][row] = (uint16_t)(all & even << 1);
    }
    return VK_OK;
}

/* 5 The end: there is one point, and before the end nobody has it. */
void konane_score(const void *state, struct vk_score *out)
{
    const struct konane_state *s = state;
    *out = (struct vk_score){ 0 };
    if (s->winner != VK_NONE)
        out->total[s->winner] = out->part[s->winner][PART_VICTORY] = 1;
    vk_rank(out, s->h.seats);
}
