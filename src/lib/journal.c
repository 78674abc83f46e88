/* journal.c - journals: a game under way as text, and back; every line and every draw checked. */
#include "lib/lib.h"
#include "session/fair.h"
#include "session/verify.h"
#include "vaka/json.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void copy_names(char to[VK_SEATS_MAX][VK_NAME_MAX], const char *const *names, int seats)
{
    for (int seat = 0; names && seat < seats; seat++)
        (void)snprintf(to[seat], VK_NAME_MAX, "%s", names[seat] ? names[seat] : "");
}

int64_t vaka_journal_write(const vaka_state *s, const char *const *names, const char *const *bots,
                           char *text, size_t cap)
{
    if (!lib_is(s, LIB_STATE) || !lib_is_place(text, cap))
        return VAKA_CALL;
    if (!s->is_whole)
        return lib_fault(VAKA_JOURNAL, "an imagined game has no steps, so it has no journal");
    struct vk_journal_head head = s->head;
    struct vk_journal j = { 0 };
    struct vk_out out = vk_out_to(text, cap);
    const struct vk_session *t = &s->table;
    copy_names(head.name, names, s->of.setup.seats);
    copy_names(head.bot, bots, s->of.setup.seats);
    vk_journal_write_for(&j, t, &head, VK_REFEREE, &out);
    if (vk_due(t->game, t->state).over)
        vk_journal_write_end(&j, t, s->has_secret ? s->secret : NULL, 0, &out);
    return lib_length(&out);
}

static int refuse(const struct vk_journal_fault *no)
{
    return lib_fault(VAKA_JOURNAL, "line %u: %s", no->line, no->why);
}

/* A state with the journal's game and room for its steps, its header read; NULL is told. */
static struct vaka_state *open_journal(const char *text, size_t n)
{
    const struct vk_game *game;
    struct vk_setup setup;
    struct vk_journal_head head;
    struct vk_journal at = { 0 };
    struct vk_journal_fault no = { 0 };
    struct vaka_game of;
    size_t used;
    if (!text) {
        (void)lib_fault(VAKA_CALL, "there is no text");
        return NULL;
    }
    if (!vk_journal_read_head(text, n, &game, &setup, &head, &at, &used, &no)) {
        (void)refuse(&no);
        return NULL;
    }
    lib_game_make(&of, game, &setup);
    struct vaka_state *s = lib_state_new(&of);
    if (!s)
        return NULL;
    /* However long the text is: no game has more steps than its bound. */
    uint32_t lines = vk_journal_lines(text, n);
    s->head = head;
    if (!lib_state_room(s, (lines < game->step_bound ? lines : game->step_bound) + 1)) {
        vaka_state_close(s);
        return NULL;
    }
    return s;
}

vaka_state *vaka_journal_read(const char *text, size_t n)
{
    struct vk_journal at = { 0 };
    struct vk_journal_fault no = { 0 };
    struct vk_journal_end end = { 0 };
    struct vaka_state *s = open_journal(text, n);
    if (!s)
        return NULL;
    if (!vk_journal_read(text, n, &s->table, &s->head, &end, &at, NULL, NULL, &no)) {
        (void)refuse(&no);
        vaka_state_close(s);
        return NULL;
    }
    s->has_secret = end.has_secret;
    memcpy(s->secret, end.secret, sizeof s->secret);
    s->has_seed = s->head.chance_kind == VK_CHANCE_SEED;
    if (s->has_seed)
        s->chance = vk_chance_from_seed(s->head.seed);
    return s;
}

static int refuse_draw(const struct vk_verifier *v)
{
    char why[400];
    struct vk_out out = vk_out_to(why, sizeof why);
    vk_reason_put(&v->reason, NULL, &out);
    return lib_fault(VAKA_JOURNAL, "%s", why);
}

int vaka_journal_verify(const char *text, size_t n)
{
    struct vk_journal at = { 0 };
    struct vk_journal_fault no = { 0 };
    struct vk_journal_head head;
    struct vk_journal_end end = { 0 };
    struct vk_chance chance[1 + VK_PAST_LUCKS];
    struct vk_verifier v;
    struct vaka_state *s = open_journal(text, n);
    void *before = s ? malloc(VK_STATE_MAX) : NULL;
    int rc = !s ? (text ? VAKA_JOURNAL : VAKA_CALL) : !before ? lib_no_memory() : VAKA_OK;
    if (!rc && !vk_journal_read(text, n, &s->table, &head, &end, &at, NULL, NULL, &no))
        rc = refuse(&no);
    const char *why = rc ? NULL : vk_chances_of_journal(&head, &end, chance);
    if (why)
        rc = lib_fault(VAKA_JOURNAL, "%s", why);
    if (!rc) {
        at = (struct vk_journal){ 0 };
        vk_verifier_open(&v, s->of.game, &s->of.setup, chance, 1 + head.n_past, before);
        if (!vk_journal_read(text, n, &s->table, &head, &end, &at, NULL, &v.watch, &no))
            rc = refuse(&no);
        else if (v.is_wrong)
            rc = refuse_draw(&v);
        else
            rc = (int)v.draws;
    }
    free(before);
    vaka_state_close(s);
    return rc;
}

static void write_names(struct vk_json *j, const char *key, char name[VK_SEATS_MAX][VK_NAME_MAX],
                        int seats)
{
    vk_json_array(j, key);
    for (int seat = 0; seat < seats; seat++)
        if (name[seat][0])
            vk_json_text(j, NULL, name[seat]);
        else
            vk_json_null(j, NULL);
    vk_json_end(j, ']');
}

int64_t vaka_journal_head(const char *text, size_t n, char *json, size_t cap)
{
    if (!lib_is_place(json, cap))
        return VAKA_CALL;
    struct vaka_state *s = open_journal(text, n);
    if (!s)
        return text ? VAKA_JOURNAL : VAKA_CALL;
    char seed[24];
    struct vk_out out = vk_out_to(json, cap);
    struct vk_json j = vk_json_to(&out);
    bool is_fair = s->head.chance_kind == VK_CHANCE_FAIR;
    (void)snprintf(seed, sizeof seed, "%llu", (unsigned long long)s->head.seed);
    vk_json_object(&j, NULL);
    vk_json_text(&j, "game", s->of.game->id);
    vk_json_int(&j, "seats", s->of.setup.seats);
    write_names(&j, "names", s->head.name, s->of.setup.seats);
    write_names(&j, "bots", s->head.bot, s->of.setup.seats);
    vk_json_text(&j, "chance", is_fair ? "fair" : "seed");
    if (!is_fair)
        vk_json_text(&j, "seed", seed);
    vk_json_end(&j, '}');
    vaka_state_close(s);
    return lib_length(&out);
}
