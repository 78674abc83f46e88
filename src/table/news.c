/* news.c - what a deed gives to say, and the answers to commands. */
#include "table/hear.h"
#include "table/own.h"
#include <string.h>

enum { EVERY_VIEWER = (1 << VK_VIEWERS) - 1, NO_MORE = VK_NEWS_OVER + 1 };

void vk_news_of(struct vk_news *n, const struct vk_table *t, const struct vk_deed *d,
                bool is_listening)
{
    n->deed = *d;
    n->i = d->from;
    n->next = d->is_undo ? VK_NEWS_UNDONE : is_listening ? VK_NEWS_STEP : VK_NEWS_ASKED;
    n->kind = NO_MORE;
    if (n->next == VK_NEWS_STEP)
        vk_table_state(t, d->from, n->state);
}

static bool next_step(struct vk_news *n, const struct vk_table *t)
{
    const struct vk_session *game = &t->game;
    if (n->kind == VK_NEWS_STEP) {
        vk_play(game->game, n->state, game->step[n->i].seat, game->step[n->i].act, NULL);
        n->i++;
    }
    if (n->i < game->n) {
        n->kind = VK_NEWS_STEP;
        n->viewers = t->told[n->i];
        return true;
    }
    n->next = VK_NEWS_ASKED;
    return false;
}

bool vk_news_next(struct vk_news *n, struct vk_table *t)
{
    if (n->next == VK_NEWS_STEP && next_step(n, t))
        return true;
    n->viewers = EVERY_VIEWER;
    if (n->next == VK_NEWS_UNDONE) {
        n->kind = VK_NEWS_UNDONE;
        n->next = VK_NEWS_ASKED;
        n->viewers = vk_table_changed(t, &n->deed.before);
        return true;
    }
    if (n->next == VK_NEWS_ASKED) {
        n->kind = VK_NEWS_ASKED;
        n->next = VK_NEWS_OVER;
        if (n->deed.ends_question)
            return true;
    }
    if (n->next == VK_NEWS_OVER) {
        n->kind = VK_NEWS_OVER;
        n->next = NO_MORE;
        room_drop_before(t);
        return !n->deed.is_undo && vk_table_is_over(t) && n->deed.from < t->game.n;
    }
    return false;
}

bool vk_news_has_view(const struct vk_news *n)
{
    return n->kind == VK_NEWS_STEP || n->kind == VK_NEWS_UNDONE;
}

void vk_news_view(const struct vk_table *t, const struct vk_news *n, int viewer, struct vk_json *j)
{
    _Alignas(8) uint8_t after[VK_STATE_MAX];
    const struct vk_session *game = &t->game;
    uint32_t at = n->kind == VK_NEWS_STEP ? n->i + 1 : game->n;
    if (at == game->n) {
        room_say_now(t, viewer, vk_table_number(t, viewer, at), game->state, j);
        return;
    }
    memcpy(after, n->state, game->game->state_size);
    vk_play(game->game, after, game->step[n->i].seat, game->step[n->i].act, NULL);
    room_say_now(t, viewer, vk_table_number(t, viewer, at), after, j);
}

void vk_say_news(const struct vk_table *t, const struct vk_news *n, int viewer,
                 const struct vk_view_text *view, const struct vk_house *house, struct vk_json *j)
{
    switch (n->kind) {
    case VK_NEWS_STEP: vk_say_step(t, viewer, n->i, n->state, view, house, j); break;
    case VK_NEWS_UNDONE:
        vk_say_undone(t, viewer, n->deed.seat, n->deed.from, view, house, j);
        break;
    case VK_NEWS_ASKED: vk_say_question(t, viewer, j); break;
    default: vk_say_over(t, house, j); break;
    }
}

/* ---- Answers ------------------------------------------------------------------------------- */

void vk_say_no(const char *id, enum fault f, const char *why, const struct vk_words *w,
               struct vk_json *j)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "no");
    vk_json_text(j, "id", id);
    fault_write(j, f, why, w);
    vk_json_end(j, '}');
}

/* The reply is an object, whose keys come behind the id. */
void vk_say_ok(const char *id, const char *reply, struct vk_json *j)
{
    size_t n = strlen(reply);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "ok");
    vk_json_text(j, "id", id);
    if (n > 2) {
        vk_put_char(j->out, ',');
        vk_put_bytes(j->out, reply + 1, n - 2);
    }
    vk_json_end(j, '}');
}

void vk_put_number(struct vk_out *out, uint64_t m)
{
    vk_put(out, "{\"m\":");
    vk_put_int(out, (int64_t)m);
    vk_put_char(out, ',');
}
