/* random.c - any legal action, each as likely as the other. */
#include "bot/parts.h"

vk_action bot_random(VK_UNUSED const struct vk_bot *b, struct bot_task *t)
{
    return t->list.act[vk_rng_below(&t->rng, t->list.n)];
}
