/*
 * test_views.c - secrets, from outside. In whole random games of every game, seat count and option each
 * hidden thing that tests/support/hidden.h lists is made another one, and what the viewer is given must
 * stay the same to the byte: the state that bots get, the view with its labels, explanations, terms,
 * score and legal list, the text pictures and panels, a bot's hint (once a game, and wherever what is known
 * differs), and what the next step says. So a
 * `conceal`, a `seen` or a mark in a score that is missing is noticed here, whichever it is.
 * VAKA_LAWS=n plays n times as many, VAKA_LAWS_GAME=id looks at one game alone, VAKA_BRIEF=1 at much less.
 */
#include "support/brief.h"
#include "support/games.h"
#include "support/hidden.h"
#include "support/laws.h"
#include "support/play_text.h"
#include "support/setups.h"
#include "vaka/bot.h"
#include "vaka/face.h"
#include "vaka/registry.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum {
    TEXT_MAX = 1 << 20,
    TRIES = 6,
    THINGS_MAX = 16,
    LOOKS = 30,      /* positions of a game */
    LOOKS_BRIEF = 3, /* of a build that is slow: it only needs to have seen the code run */
    OFTEN = 400,     /* a thing that was met so often is looked at in a tenth of its places */
    FAILURES = 20
};

struct place {
    alignas(8) uint8_t at[VK_STATE_MAX];
};

struct run {
    struct laws laws;
    const struct vk_game *g;
    const struct vk_face *face;
    const struct hidden_things *hidden; /* NULL: a game without secrets but sealed ones */
    struct vk_rng rng;
    struct place state;
    int games;
    uint32_t stride, looks;
    bool is_shown; /* all that is made from what is known, once in this game */
    unsigned long found[THINGS_MAX], sealed; /* twins that were made */
};

static struct run run;

static bool is_same(const struct vk_game *g, const struct place *a, const struct place *b)
{
    return memcmp(a->at, b->at, g->state_size) == 0;
}

/* ---- All that a viewer is shown ---------------------------------------------------------------- */

static void put_picture(const struct vk_picture *p, struct vk_out *out)
{
    for (int y = 0; y < p->h; y++) {
        char row[VK_PICTURE_W * (sizeof p->cell[y][0].glyph + 1)];
        size_t n = 0;
        for (int x = 0; x < p->w; x++) {
            for (const char *c = p->cell[y][x].glyph; *c; c++)
                row[n++] = *c;
            row[n++] = (char)('a' + p->cell[y][x].ink);
        }
        vk_put_bytes(out, row, n);
        vk_put_char(out, '\n');
    }
}

static void put_texts(const struct vk_face *f, const void *seen, const struct vk_words *w,
                      struct vk_out *out)
{
    static struct vk_picture picture;
    const struct vk_head *h = seen;
    picture.w = VK_PICTURE_W;
    picture.h = VK_PICTURE_H;
    f->picture(seen, w, &picture);
    put_picture(&picture, out);
    f->table_text(seen, w, out);
    for (int seat = 0; seat < h->seats; seat++)
        f->player_text(seen, seat, w, out);
    if (f->board_text)
        f->board_text(seen, w, out);
    for (int i = 0; f->card && f->card(seen, i, w, out); i++)
        vk_put_char(out, '\n');
}

/* What a hint says; the bot is given what its seat may know. */
static void put_hint(const struct vk_face *f, const void *seen, int seat, const struct vk_words *w,
                     struct vk_out *out)
{
    struct vk_level level;
    struct vk_bot bot;
    struct vk_thought thought[5];
    int n = 0;
    if (!vk_level_read("greedy", &level))
        return;
    vk_bot_open(&bot, f->game, &level, 1, NULL, 0);
    vk_bot_choose(&bot, seen, seat, thought, 5, &n);
    for (int i = 0; i < n; i++) {
        vk_action_label(f, thought[i].act, w, out);
        vk_put_int(out, (int64_t)(thought[i].value * 1000.0f));
        f->explain(seen, seat, thought[i].act, w, out);
        vk_put_char(out, '\n');
    }
}

/* The view, made from the whole state. */
static size_t show(const struct run *r, const struct place *s, int viewer, char text[TEXT_MAX])
{
    struct vk_out out = vk_out_to(text, TEXT_MAX);
    struct vk_json j = vk_json_to(&out);
    vk_view_json(r->g, s->at, viewer, 0, &j);
    return vk_out_ok(&out) ? out.len : 0;
}

/* The rest, made from what the viewer may know alone. */
static size_t show_known(const struct run *r, const struct place *seen, int viewer, unsigned how,
                         char text[TEXT_MAX])
{
    struct vk_out out = vk_out_to(text, TEXT_MAX);
    struct vk_words words = { .state = seen->at, .viewer = viewer };
    vk_put_char(&out, '\n'); /* some faces draw nothing */
    put_texts(r->face, seen->at, &words, &out);
    struct vk_due due = vk_due(r->g, seen->at);
    if (!due.over && viewer < r->laws.cfg->seats && due.seats >> viewer & 1 &&
        !(how & HIDDEN_REMEMBERED))
        put_hint(r->face, seen->at, viewer, &words, &out);
    return vk_out_ok(&out) ? out.len : 0;
}

/* Where two texts part, with what stands around it. */
static const char *parting(const char *thing, int viewer, const char *one, const char *two)
{
    static char text[400];
    size_t at = 0;
    while (one[at] && one[at] == two[at])
        at++;
    size_t from = at > 60 ? at - 60 : 0;
    (void)snprintf(text, sizeof text, "%s, viewer %d:\n    %.120s\n    %.120s", thing, viewer,
                   one + from, two + from);
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' && *c != '\n')
            *c = ' ';
    return text;
}

/* ---- Two worlds -------------------------------------------------------------------------------- */

static bool law_score(struct run *r, const struct place *one, const struct place *two, int viewer,
                      const char *thing)
{
    struct vk_score a = { 0 }, b = { 0 }, shown;
    struct place seen;
    const struct vk_head *h = (const void *)one->at;
    if (h->over)
        return true;
    r->g->score(one->at, &a);
    r->g->score(two->at, &b);
    vk_view(r->g, one->at, viewer, seen.at);
    vk_score_for(r->face, seen.at, viewer, &shown);
    for (int seat = 0; seat < h->seats; seat++) {
        for (int part = 0; part < r->g->n_parts; part++)
            LAW(&r->laws, L_SCORE,
                a.part[seat][part] == b.part[seat][part] || shown.unknown[seat] >> part & 1, thing);
        LAW(&r->laws, L_SCORE,
            a.tie_break[seat] == b.tie_break[seat] || shown.unknown_ties >> seat & 1, thing);
    }
    return true;
}

static size_t tell(const struct run *r, const struct place *from, int seat, vk_action a, int viewer,
                   struct place *after, char text[TEXT_MAX])
{
    static struct event_log log;
    static struct vk_event heard[EVENTS_MAX];
    struct place seen, state = *from;
    struct vk_out out = vk_out_to(text, TEXT_MAX);
    int n = 0;
    event_log_open(&log);
    vk_play(r->g, state.at, seat, a, &log.sink);
    vk_view(r->g, state.at, viewer, seen.at);
    *after = seen;
    struct vk_words words = { .state = seen.at, .viewer = viewer };
    for (int i = 0; i < log.n; i++)
        n += vk_event_for(&log.row[i], viewer, &heard[n]);
    for (int i = 0, told; i < n; i += told) {
        told = vk_events_text(r->face, &heard[i], n - i, &words, &out);
        vk_put_char(&out, '\n');
    }
    return out.len;
}

/* The same step in both worlds: what looks the same after it sounds the same, word for word. */
static bool law_told(struct run *r, const struct place *one, const struct place *two, int viewer,
                     const char *thing)
{
    static char said[2][TEXT_MAX];
    struct vk_actions list, other;
    struct place after[2];
    if (vk_due(r->g, one->at).over)
        return true;
    int seat = next_to_act(r->g, one->at);
    vk_legal(r->g, one->at, seat, &list);
    vk_legal(r->g, two->at, seat, &other);
    if (!list.n)
        return true;
    vk_action a = any_of(&list, seat, &r->rng);
    if (vk_find(&other, a) < 0)
        return true;
    tell(r, one, seat, a, viewer, &after[0], said[0]);
    tell(r, two, seat, a, viewer, &after[1], said[1]);
    if (is_same(r->g, &after[0], &after[1]))
        LAW(&r->laws, L_TWIN, strcmp(said[0], said[1]) == 0,
            parting(thing, viewer, said[0], said[1]));
    return true;
}

static bool law_shown(struct run *r, char text[2][TEXT_MAX], size_t n, size_t m, int viewer,
                      const char *thing)
{
    LAW(&r->laws, L_TWIN, n > 0 && m > 0, "the text is too long for this test");
    LAW(&r->laws, L_TWIN, n == m && memcmp(text[0], text[1], n) == 0,
        parting(thing, viewer, text[0], text[1]));
    return true;
}

/* The view of the first world is written once for all twins of a position. */
static bool law_view(struct run *r, const struct place *one, const struct place *two, int viewer,
                     const char *thing)
{
    static char shown[2][TEXT_MAX];
    static struct place written;
    static const struct vk_game *of;
    static int for_whom;
    static size_t n;
    if (of != r->g || for_whom != viewer || !is_same(r->g, &written, one)) {
        n = show(r, one, viewer, shown[0]);
        written = *one, of = r->g, for_whom = viewer;
    }
    return law_shown(r, shown, n, show(r, two, viewer, shown[1]), viewer, thing);
}

/* Pictures, panels and hints are made from what is known: where that is the same, so are they. The first
   twin of a game is asked for them all the same. */
static bool law_known(struct run *r, const struct place seen[2], int viewer, const char *thing,
                      unsigned how)
{
    static char shown[2][TEXT_MAX];
    if (is_same(r->g, &seen[0], &seen[1]) && r->is_shown)
        return true;
    r->is_shown = true;
    size_t n = show_known(r, &seen[0], viewer, how, shown[0]),
           m = show_known(r, &seen[1], viewer, how, shown[1]);
    return law_shown(r, shown, n, m, viewer, thing);
}

static bool law_twin(struct run *r, const struct place *one, const struct place *two, int viewer,
                     const char *thing, unsigned how)
{
    struct place seen[2];
    vk_view(r->g, one->at, viewer, seen[0].at);
    vk_view(r->g, two->at, viewer, seen[1].at);
    if (!(how & (HIDDEN_COUNTED | HIDDEN_REMEMBERED))) /* bots are given this, and nothing else */
        LAW(&r->laws, L_TWIN, is_same(r->g, &seen[0], &seen[1]), thing);
    return law_view(r, one, two, viewer, thing) && law_known(r, seen, viewer, thing, how) &&
           law_score(r, one, two, viewer, thing) &&
           (how & HIDDEN_LOOK_ONLY || law_told(r, one, two, viewer, thing));
}

/* ---- Making them ------------------------------------------------------------------------------- */

static bool look_at_thing(struct run *r, int which, int viewer)
{
    const struct hidden_thing *thing = &r->hidden->thing[which];
    struct vk_due due = vk_due(r->g, r->state.at);
    if (thing->how & HIDDEN_COUNTED && viewer < r->laws.cfg->seats && due.seats >> viewer & 1)
        return true;
    if (r->found[which] > OFTEN && vk_rng_below(&r->rng, 10))
        return true;
    for (int i = 0; i < TRIES; i++) {
        struct place twin = r->state;
        if (!thing->change(twin.at, viewer, &r->rng) || r->g->check(twin.at))
            continue;
        r->found[which]++;
        return law_twin(r, &r->state, &twin, viewer, thing->name, thing->how);
    }
    return true;
}

/* Another seat seals one thing or another, and both times goes on or is ready. */
static bool look_at_sealed(struct run *r, int viewer)
{
    struct vk_due due = vk_due(r->g, r->state.at);
    struct vk_actions list;
    int seat = some_other(r->laws.cfg->seats, viewer, &r->rng);
    if (due.over || due.kind != VK_SECRET || seat == VK_NONE || !(due.seats >> seat & 1))
        return true;
    vk_legal(r->g, r->state.at, seat, &list);
    vk_action a = any_of(&list, seat, &r->rng), b = any_of(&list, seat, &r->rng);
    struct place one = r->state, two = r->state;
    vk_play(r->g, one.at, seat, a, NULL);
    vk_play(r->g, two.at, seat, b, NULL);
    const struct vk_head *now = (const void *)r->state.at, *h = (const void *)one.at,
                         *k = (const void *)two.at;
    bool is_sealed_yet = h->barrier == now->barrier && k->barrier == now->barrier &&
                         h->depth == now->depth && k->depth == now->depth && h->waiting &&
                         h->waiting == k->waiting && vk_due(r->g, one.at).point == due.point;
    if (a == b || !is_sealed_yet)
        return true;
    r->sealed++;
    return law_twin(r, &one, &two, viewer, r->g->points[due.point].name, 0);
}

static bool look_at_position(struct run *r)
{
    int seats = r->laws.cfg->seats;
    for (int v = 0; v <= seats; v++) {
        int viewer = v < seats ? v : VK_SPECTATOR;
        for (int i = 0; r->hidden && i < r->hidden->n; i++)
            if (!look_at_thing(r, i, viewer))
                return false;
        if (!look_at_sealed(r, viewer))
            return false;
    }
    return true;
}

static bool law_readers(struct run *r, int seat, vk_action a)
{
    const struct vk_head *h = (const void *)r->state.at;
    const struct vk_frame *top = vk_top_of(h);
    unsigned wanted = r->g->points[top->point].kind == VK_SECRET ? VK_ONLY(seat) : VK_EVERYBODY;
    if (r->hidden && r->hidden->readers)
        wanted = r->hidden->readers(r->state.at, top, seat, a);
    unsigned known = ((1u << h->seats) - 1) | VK_ONLY(VK_SPECTATOR);
    LAW(&r->laws, L_READERS, !((vk_seen(r->g, r->state.at, seat, a) ^ wanted) & known),
        r->g->points[top->point].name);
    return true;
}

/* ---- Games ------------------------------------------------------------------------------------- */

static bool play_game(struct run *r)
{
    struct vk_refusal no;
    vk_start(r->g, r->state.at, r->laws.cfg, &no, NULL);
    r->is_shown = false;
    for (r->laws.step = 0; !vk_due(r->g, r->state.at).over; r->laws.step++) {
        struct vk_actions list;
        if (vk_rng_below(&r->rng, r->stride) == 0 && !look_at_position(r))
            return false;
        int seat = next_to_act(r->g, r->state.at);
        struct vk_due due = vk_due(r->g, r->state.at);
        for (int tries = 0; due.kind == VK_SECRET && tries < 3; tries++) {
            int other = (int)vk_rng_below(&r->rng, r->laws.cfg->seats);
            seat = due.seats >> other & 1 ? other : seat;
        }
        vk_legal(r->g, r->state.at, seat, &list);
        vk_action a = any_of(&list, seat, &r->rng);
        if (!law_readers(r, seat, a))
            return false;
        vk_play(r->g, r->state.at, seat, a, NULL);
    }
    return look_at_position(r);
}

static void play_setup(void *context, const struct vk_setup *cfg, enum setup_kind kind)
{
    struct run *r = context;
    struct vk_refusal no;
    struct vk_rng rng = vk_rng_from(1, 0);
    struct vk_actions list;
    if (vk_start(r->g, r->state.at, cfg, &no, NULL) != VK_OK)
        return;
    r->laws.cfg = cfg;
    r->stride = 1 + (uint32_t)vk_playout(r->g, r->state.at, &rng, &list) / r->looks;
    for (int i = 0; i < (kind == SETUP_STANDARD ? 2 * r->games : r->games); i++) {
        r->rng = vk_rng_from(++r->laws.seed, 0);
        if (r->laws.failed >= FAILURES)
            return;
        if (play_game(r))
            r->laws.passed++;
        else
            r->laws.failed++;
    }
}

/* A thing that never was there was never looked at. */
static void each_thing_was_met(struct run *r)
{
    for (int i = 0; r->hidden && i < r->hidden->n; i++) {
        if (r->found[i])
            continue;
        printf("BROKEN %s: %s was never changed\n", r->g->id, r->hidden->thing[i].name);
        r->laws.failed++;
    }
}

/* A game with secrets has a list of them in tests/support/<id>_hidden.c; one without has none. */
#define GAME(id) extern const struct hidden_things id##_hidden __attribute__((weak));
#include "games/games.def"
GAME(reef)
#undef GAME

static const struct hidden_things *hidden_of(const struct vk_game *g)
{
    static const struct hidden_things *const all[] = {
#define GAME(id) &id##_hidden,
#include "games/games.def"
        GAME(reef)
#undef GAME
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i] && all[i]->game == g)
            return all[i];
    return NULL;
}

int main(void)
{
    const char *times = getenv("VAKA_LAWS"), *only = getenv("VAKA_LAWS_GAME");
    for (int i = 0; i < vk_n_games; i++) {
        const struct vk_game *g = vk_games[i];
        if (only && strcmp(only, g->id) != 0)
            continue;
        run.laws.game = run.g = g;
        run.face = vk_face_of(g);
        run.hidden = hidden_of(g);
        run.looks = is_brief() ? LOOKS_BRIEF : LOOKS;
        run.games = (is_brief() ? 1 : 8) * (times && atoi(times) > 0 ? atoi(times) : 1);
        run.laws.seed = 0; /* a game alone is played as it is among all */
        memset(run.found, 0, sizeof run.found);
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            each_setup(g, seats, is_brief() ? 1 : 8, play_setup, &run);
        if (!is_brief())
            each_thing_was_met(&run);
        for (int k = 0; run.hidden && k < run.hidden->n; k++)
            printf("%9lu  %s: %s\n", run.found[k], g->id, run.hidden->thing[k].name);
    }
    printf("%9lu  sealed choices\n", run.sealed);
    laws_report(&run.laws);
    return run.laws.failed != 0;
}
