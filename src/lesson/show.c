/* show.c - a lesson under way as JSON for a front. */
#include "lesson/run.h"
#include <string.h>

static const char *const awaits_word[] = { "next", "action", "watch", "answer", "over" };
static const char *const said_word[] = { "", "then", "good", "other", "wrong" };

static void text_or_null(struct vk_json *j, const char *key, const struct vk_words *w,
                         const char *text)
{
    if (text)
        vk_json_text(j, key, vk_tr(w, text));
    else
        vk_json_null(j, key);
}

static void write_lesson(const struct vk_book *b, int i, const struct vk_words *w,
                         struct vk_json *j)
{
    vk_json_text(j, "id", b->lesson[i].id);
    vk_json_text(j, "title", vk_tr(w, b->lesson[i].title));
    vk_json_int(j, "minutes", b->lesson[i].minutes);
    text_or_null(j, "part", w, b->lesson[i].part);
    vk_json_bool(j, "enough", b->lesson[i].offer != NULL);
}

/* `action TRV`, `island b06`, `track`: a kind, and a value where there is one. */
static void write_points(const struct vk_run *r, struct vk_json *j)
{
    const struct vk_book_beat *beat = vk_run_beat(r);
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &r->book->row[beat->rows.from + i];
        if (row->kind != VK_ROW_POINT)
            continue;
        char kind[VK_ACTION_TEXT];
        struct vk_out out = vk_out_to(kind, sizeof kind);
        size_t n = strcspn(row->cond, " ");
        vk_put_bytes(&out, row->cond, n);
        vk_json_object(j, NULL);
        vk_json_text(j, "kind", row->cond[n] ? kind : "part");
        vk_json_text(j, "value", row->cond[n] ? row->cond + n + 1 : row->cond);
        vk_json_end(j, '}');
    }
}

static void write_answers(const struct vk_run *r, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_book_beat *beat = vk_run_beat(r);
    for (int i = 0; i < beat->rows.n; i++) {
        const struct vk_book_row *row = &r->book->row[beat->rows.from + i];
        if (row->kind == VK_ROW_RIGHT || row->kind == VK_ROW_OTHER)
            vk_json_text(j, NULL, vk_tr(w, row->cond));
    }
}

static void write_result(const struct vk_run *r, const struct vk_words *w, struct vk_json *j)
{
    if (!r->result) {
        vk_json_null(j, "result");
        return;
    }
    vk_json_object(j, "result");
    vk_json_text(j, "kind", said_word[r->said]);
    vk_json_text(j, "text", vk_tr(w, r->result));
    vk_json_end(j, '}');
}

static void write_can(const struct vk_run *r, struct vk_json *j)
{
    vk_json_object(j, "can");
    vk_json_bool(j, "back", vk_run_can_back(r));
    vk_json_bool(j, "again", vk_run_can_back(r));
    vk_json_bool(j, "show", vk_run_can_show(r));
    vk_json_bool(j, "help", r->awaits == VK_AWAITS_ACTION && vk_run_n_helps(r) > 0);
    vk_json_end(j, '}');
}

void vk_run_json(const struct vk_run *r, const struct vk_words *w, struct vk_json *j)
{
    const struct vk_book *b = r->book;
    bool is_over = r->awaits == VK_AWAITS_OVER;
    const struct vk_book_beat *beat = is_over ? NULL : vk_run_beat(r);
    vk_json_object(j, NULL);
    vk_json_text(j, "game", b->game->id);
    vk_json_object(j, "lesson");
    write_lesson(b, r->lesson, w, j);
    vk_json_int(j, "n", r->lesson + 1);
    vk_json_int(j, "of", b->n_lessons);
    vk_json_end(j, '}');
    vk_json_int(j, "beat", is_over ? r->beat : r->beat + 1);
    vk_json_int(j, "beats", b->lesson[r->lesson].beats.n);
    vk_json_int(j, "you", b->you);
    vk_json_array(j, "names");
    for (int i = 0; i < b->story[r->story].setup.seats; i++)
        vk_json_text(j, NULL, b->name[i]);
    vk_json_end(j, ']');
    vk_json_bool(j, "try", beat && beat->kind == VK_BEAT_TRY);
    vk_json_bool(j, "done", vk_run_is_done(r));
    text_or_null(j, "say", w, beat ? beat->say : NULL);
    write_result(r, w, j);
    vk_json_array(j, "points");
    if (beat)
        write_points(r, j);
    vk_json_end(j, ']');
    vk_json_text(j, "awaits", awaits_word[r->awaits]);
    vk_json_array(j, "answers");
    if (r->awaits == VK_AWAITS_ANSWER)
        write_answers(r, w, j);
    vk_json_end(j, ']');
    write_can(r, j);
    vk_json_int(j, "failures", r->failures);
    text_or_null(j, "tip", w, is_over ? b->lesson[r->lesson].tip : NULL);
    text_or_null(j, "offer", w, is_over ? b->lesson[r->lesson].offer : NULL);
    vk_json_int(j, "steps", r->session->n);
    vk_json_int(j, "scene", r->scene);
    vk_json_end(j, '}');
}

void vk_book_json(const struct vk_book *b, const struct vk_words *w, struct vk_json *j)
{
    vk_json_object(j, NULL);
    vk_json_text(j, "game", b->game->id);
    vk_json_array(j, "lessons");
    for (int i = 0; i < b->n_lessons; i++) {
        vk_json_object(j, NULL);
        write_lesson(b, i, w, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_array(j, "coach");
    for (int i = 0; i < b->n_coach; i++) {
        vk_json_object(j, NULL);
        vk_json_text(j, "point", b->coach[i].point);
        vk_json_text(j, "text", vk_tr(w, b->coach[i].text));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}
