/* verify.c - the draws of a journal, one by one as it is replayed. */
#include "session/verify.h"
#include <string.h>

static void fill_action(struct vk_reason *r, const struct vk_game *g, vk_action a)
{
    char text[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_action_write(g, a, &out);
    vk_reason_text(r, text);
}

static void check_draw(struct vk_verifier *v, const struct vk_game *g, const struct vk_step *step)
{
    const struct vk_chance *chance = &v->chance[v->luck];
    struct vk_actions list;
    vk_legal(g, v->before, VK_CHANCE, &list);
    vk_action should = vk_pick_outcome(&list, chance->number(chance, v->n + 1));
    if (should == step->act) {
        v->draws++;
        return;
    }
    v->is_wrong = true;
    v->reason = vk_reason("line {0}: step {1} drew \"{2}\", but its number gives \"{3}\"");
    vk_reason_int(&v->reason, v->line);
    vk_reason_int(&v->reason, v->n + 1);
    fill_action(&v->reason, g, step->act);
    fill_action(&v->reason, g, should);
}

static void verify_line(struct vk_journal_watch *self, const struct vk_session *t, const char *text,
                        size_t n)
{
    struct vk_verifier *v = (struct vk_verifier *)self;
    static const char luck[] = "{\"luck\":";
    v->line++;
    if (n >= sizeof luck && memcmp(text, luck, sizeof luck - 1) == 0)
        v->luck++;
    if (!v->is_wrong && t->n == v->n + 1 && t->step[t->n - 1].seat == VK_CHANCE)
        check_draw(v, t->game, &t->step[t->n - 1]);
    vk_view(t->game, t->state, VK_REFEREE, v->before);
    v->n = t->n;
}

void vk_verifier_open(struct vk_verifier *v, const struct vk_game *g, const struct vk_setup *cfg,
                      const struct vk_chance *chance, int n, void *before)
{
    struct vk_refusal no;
    *v = (struct vk_verifier){ .watch = { verify_line }, .before = before };
    vk_assert(n >= 1 && n <= 1 + VK_PAST_LUCKS);
    memcpy(v->chance, chance, (size_t)n * sizeof *chance);
    int rc = vk_start(g, before, cfg, &no, NULL);
    vk_assert(rc == VK_OK);
}
