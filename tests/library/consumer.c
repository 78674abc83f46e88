/* consumer.c - a program of somebody else: the installed header and library, and nothing of this tree. */
#include <inttypes.h>
#include <stdio.h>
#include <vaka.h>

int main(void)
{
    uint64_t seed = 1;
    vaka_game *game = vaka_game_open("konane", 2, "board=6x6");
    vaka_state *state = game ? vaka_state_open(game, &seed) : NULL;
    vaka_bot *bot = state ? vaka_bot_open(game, "greedy", 1) : NULL;
    struct vaka_now now;
    double share[2];
    if (!bot || vaka_api() != VAKA_API_NUMBER) {
        (void)fprintf(stderr, "%s\n", vaka_error());
        return 1;
    }
    while (vaka_state_now(state, &now) == VAKA_OK && now.player != VAKA_NOBODY) {
        int action = vaka_bot_choose(bot, state, now.player, NULL, NULL);
        if (action < 0 || vaka_state_apply(state, now.player, action) != VAKA_OK) {
            (void)fprintf(stderr, "%s\n", vaka_error());
            return 1;
        }
    }
    if (vaka_state_returns(state, share, 2) != 2)
        return 1;
    (void)printf("%s %" PRIu32 " %g\n", vaka_version(), now.steps, share[0] + share[1]);
    vaka_bot_close(bot);
    vaka_state_close(state);
    vaka_game_close(game);
    return 0;
}
