/* face_view.c - looking at views, for the tests of all games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "face_view.h"
#include "play_text.h"
#include "support/brief.h"
#include "vaka/rng.h"
#include "vaka/told.h"
#include <stdio.h>
#include <string.h>

char view[VIEW_MAX];

static size_t write_view(const struct vk_game *g, const void *s, int viewer, char into[VIEW_MAX])
{
    struct vk_out out = vk_out_to(into, VIEW_MAX);
    struct vk_json j = vk_json_to(&out);
    vk_view_json(g, s, viewer, 17, &j);
    assert_true(vk_out_ok(&out));
    return out.len;
}

void look_at(const struct vk_game *g, const void *s, int viewer, size_t most)
{
    assert_true(write_view(g, s, viewer, view) < most);
    assert_true(json_is_valid(view));
}

const char *look_at_event(const struct vk_game *g, void *s, int viewer, uint8_t seat,
                          const char *action, const char *event)
{
    static char path[40];
    char quoted[40];
    struct vk_out out = vk_out_to(view, VIEW_MAX);
    struct vk_json j = vk_json_to(&out);
    struct vk_told step = { .game = g, .viewer = viewer, .seat = seat, .is_read = true };
    assert_true(vk_action_read(g, action, &step.act, NULL));
    vk_json_object(&j, NULL);
    vk_step_json(&step, s, &j);
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out) && json_is_valid(view));
    snprintf(quoted, sizeof quoted, "\"%s\"", event);
    for (int i = 0, n = json_count(view, "events"); i < n; i++) {
        snprintf(path, sizeof path, "events.%d.name", i);
        if (!json_is(view, path, quoted))
            continue;
        snprintf(path, sizeof path, "events.%d.", i);
        return path;
    }
    fail_msg("no %s is told", event);
    return path;
}

void look_at_draft(const struct vk_game *g, const void *s, int seat, const char *text)
{
    struct vk_out out = vk_out_to(view, VIEW_MAX);
    struct vk_json j = vk_json_to(&out);
    vk_json_object(&j, NULL);
    vk_draft_json(g, s, seat, text, NULL, &j);
    vk_json_end(&j, '}');
    assert_true(vk_out_ok(&out) && json_is_valid(view));
}

void is(const char *path, const char *value)
{
    const char *at = json_at(view, path);
    if (value ? !at || !json_is(view, path, value) : at != NULL)
        fail_msg("%s is %.100s, not %s", path, at ? at : "absent", value ? value : "absent");
}

void number_is(const char *path, int value)
{
    if (json_number(view, path) != value)
        fail_msg("%s is %d, not %d", path, json_number(view, path), value);
}

/* What the viewer gets from the truth, and from a world that it could just as well be. */
static size_t compare(const struct vk_game *g, const void *s, int viewer, struct vk_rng *rng)
{
    static _Alignas(8) char other[VK_STATE_MAX];
    static char twin[VIEW_MAX];
    memcpy(other, s, g->state_size);
    g->conceal(other, viewer);
    g->imagine(other, viewer, rng);
    size_t n = write_view(g, s, viewer, view);
    write_view(g, other, viewer, twin);
    if (!json_is_valid(view))
        fail_msg("not valid: %.200s", view);
    if (strcmp(view, twin) != 0) {
        size_t at = 0;
        while (view[at] == twin[at])
            at++;
        fail_msg("viewer %d sees a difference: %.80s", viewer, view + (at > 60 ? at - 60 : 0));
    }
    return n;
}

size_t compare_views(const struct vk_game *g, void *s, uint64_t seed, int every, int steps)
{
    static struct vk_actions list;
    struct vk_rng rng = vk_rng_from(seed, 7);
    int seats = ((const struct vk_head *)s)->seats;
    size_t longest = 0;
    if (is_brief())
        every *= 6;
    for (int step = 0; !vk_due(g, s).over && step < steps; step++) {
        int seat = next_to_act(g, s);
        vk_legal(g, s, seat, &list);
        for (int viewer = 0; step % every == 0 && viewer <= seats; viewer++) {
            size_t n = compare(g, s, viewer == seats ? VK_SPECTATOR : viewer, &rng);
            longest = n > longest ? n : longest;
        }
        vk_play(g, s, seat, any_of(&list, seat, &rng), NULL);
    }
    return longest;
}
