/*
 * test_drafts.c - what a seat asks before it decides (vk_draft_json) comes from the page as any text. In random games
 * of every game that has drafts, well-formed and broken ones are asked for by every seat: the answer is strict JSON,
 * the position stays as it is, and the actions that a draft comes to can be played one after the other.
 * VAKA_LAWS_GAME=id looks at one game alone, VAKA_BRIEF=1 at less.
 */
#include "support/brief.h"
#include "support/json_read.h"
#include "support/laws.h"
#include "support/play_text.h"
#include "support/setups.h"
#include "vaka/action.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { ANSWER_MAX = 1 << 16, ASKED = 6, LOOKS = 400, SELDOM = 600, STEPS_MAX = 64 };

/* How the texts of some games begin, and what stands between their words. */
static const char *const begins[] = { "",         "",         "why ",     "why unit ",
                                      "trade 0 ", "trade 1 ", "trade 2 ", "trade 9 ",
                                      "trade ",   "set ",     "order ",   "\xC3\xA9 " };
static const char *const between[] = { " ", ",", ";", "", ",," };

struct run {
    struct laws laws;
    const struct vk_game *g;
    struct vk_rng rng;
    uint32_t stride;
    uint32_t met[256]; /* so often at each point: what is seldom is looked at each time */
    unsigned long n_answered,
        n_played; /* drafts that said something; that were played to their end */
    alignas(8) uint8_t state[VK_STATE_MAX];
};
static struct run run;

#define ANY_OF(list) (list)[vk_rng_below(&r->rng, sizeof(list) / sizeof *(list))]

/* Numbers; of actions that are legal the verb, the last word, or the whole. */
static void put_word(struct run *r, const struct vk_actions *list, struct vk_out *out)
{
    char action[VK_ACTION_TEXT];
    struct vk_out text = vk_out_to(action, sizeof action);
    uint32_t kind = vk_rng_below(&r->rng, 4);
    if (kind == 0 || !list->n) {
        vk_put_int(out, vk_rng_below(&r->rng, 70));
        return;
    }
    vk_action_write(r->g, list->act[vk_rng_below(&r->rng, (uint32_t)list->n)], &text);
    if (kind == 1)
        action[strcspn(action, " ")] = '\0';
    const char *last = strrchr(action, ' ');
    vk_put(out, kind == 2 && last ? last + 1 : action);
}

static void write_question(struct run *r, const struct vk_actions *list, char *question, size_t cap)
{
    struct vk_out out = vk_out_to(question, cap);
    const char *usual = ANY_OF(between);
    vk_put(&out, ANY_OF(begins));
    for (uint32_t n = vk_rng_below(&r->rng, 7); n > 0; n--) {
        put_word(r, list, &out);
        vk_put(&out, vk_rng_below(&r->rng, 8) ? usual : ANY_OF(between));
    }
}

/* Action i of a draft; false behind the last. */
static bool action_of(const struct vk_game *g, const char *answer, int i, vk_action *a)
{
    char path[32], word[VK_ACTION_TEXT];
    const char *why;
    (void)snprintf(path, sizeof path, "draft.actions.%d", i);
    const char *at = json_at(answer, path);
    size_t n = at && *at == '"' ? strcspn(at + 1, "\"") : sizeof word;
    if (n >= sizeof word)
        return false;
    memcpy(word, at + 1, n);
    word[n] = '\0';
    return vk_action_read(g, word, a, &why);
}

/* Where the first can be played now, so can the others behind it. (A wish waits for its time.) */
static bool law_actions(struct run *r, int seat, const char *question, const char *answer)
{
    alignas(8) uint8_t then[VK_STATE_MAX];
    int n = json_count(answer, "draft.actions");
    memcpy(then, r->state, r->g->state_size);
    for (int i = 0; i < n && i < STEPS_MAX; i++) {
        vk_action a = VK_NO_ACTION;
        LAW(&r->laws, L11_TEXT, action_of(r->g, answer, i, &a), question);
        int error = vk_apply(r->g, then, seat, a, NULL);
        if (i == 0 && error != VK_OK)
            return true;
        LAW(&r->laws, L5_LEGAL, error == VK_OK, question);
    }
    r->n_played += n > 0;
    return true;
}

static bool ask(struct run *r, int seat)
{
    static char answer[ANSWER_MAX];
    char question[200];
    alignas(8) uint8_t before[VK_STATE_MAX];
    struct vk_actions list = { .n = 0 };
    struct vk_due due = vk_due(r->g, r->state);
    if (!due.over && due.seats >> seat & 1)
        vk_legal(r->g, r->state, seat, &list);
    write_question(r, &list, question, sizeof question);
    struct vk_out out = vk_out_to(answer, sizeof answer);
    struct vk_json j = vk_json_to(&out);
    memcpy(before, r->state, r->g->state_size);
    vk_json_object(&j, NULL);
    vk_draft_json(r->g, r->state, seat, question, NULL, &j);
    vk_json_end(&j, '}');
    LAW(&r->laws, L_BYTES, !memcmp(before, r->state, r->g->state_size), question);
    LAW(&r->laws, L11_TEXT, vk_out_ok(&out) && json_is_valid(answer), question);
    r->n_answered += json_at(answer, "draft") != NULL;
    return law_actions(r, seat, question, answer);
}

static bool play_game(struct run *r)
{
    struct vk_refusal no;
    vk_start(r->g, r->state, r->laws.cfg, &no, NULL);
    for (r->laws.step = 0; !vk_due(r->g, r->state).over; r->laws.step++) {
        struct vk_actions list;
        int seat = next_to_act(r->g, r->state);
        bool is_seldom = ++r->met[vk_due(r->g, r->state).point] < (uint32_t)brief_of(SELDOM);
        for (int i = 0; i < ASKED && (is_seldom || !vk_rng_below(&r->rng, r->stride)); i++)
            if (!ask(r, i < ASKED / 2 && seat >= 0 && seat < r->laws.cfg->seats
                            ? seat
                            : (int)vk_rng_below(&r->rng, r->laws.cfg->seats)))
                return false;
        vk_legal(r->g, r->state, seat, &list);
        vk_play(r->g, r->state, seat, any_of(&list, seat, &r->rng), NULL);
    }
    return ask(r, 0); /* also when all is over */
}

static void play_setup(void *context, const struct vk_setup *cfg, enum setup_kind kind)
{
    struct run *r = context;
    struct vk_refusal no;
    struct vk_rng rng = vk_rng_from(1, 0);
    struct vk_actions list;
    if (kind == SETUP_ONE_OPTION || vk_start(r->g, r->state, cfg, &no, NULL) != VK_OK)
        return;
    r->laws.cfg = cfg;
    r->stride = 1 + (uint32_t)vk_playout(r->g, r->state, &rng, &list) / (uint32_t)brief_of(LOOKS);
    r->rng = vk_rng_from(++r->laws.seed, 0);
    if (play_game(r))
        r->laws.passed++;
    else
        r->laws.failed++;
}

int main(void)
{
    const char *only = getenv("VAKA_LAWS_GAME");
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        if (only && strcmp(only, g->id) != 0)
            continue;
        run.laws.game = run.g = g;
        run.n_answered = run.n_played = 0;
        memset(run.met, 0, sizeof run.met);
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            each_setup(g, seats, brief_of(12), play_setup, &run);
        printf("%9lu answers, %lu played to their end: %s\n", run.n_answered, run.n_played, g->id);
        run.laws.failed += run.n_answered && !run.n_played && !is_brief();
    }
    laws_report(&run.laws);
    return run.laws.failed != 0;
}
