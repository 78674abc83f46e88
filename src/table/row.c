/* row.c - the row of a table as JSON. */
#include "table/row.h"
#include "vaka/hash.h"
#include <string.h>

static const char *const statuses[] = { "open", "running", "over", "closed" };
static const char *const kinds[] = { "free", "person", "bot" };

const char *vk_bot_name(const char *id, int seat)
{
    static const char *const names[] = { "Manu",  "Tere", "Teva", "Noa",  "Sina", "Rata",
                                         "Tinga", "Lono", "Vaea", "Kupe", "Nafa", "Turi" };
    enum { N = sizeof names / sizeof names[0] };
    return names[(vk_hash(VK_HASH_START, id, strlen(id)) + (uint64_t)seat) % N];
}

static void write_mask(struct vk_json *j, const char *key, unsigned mask)
{
    vk_json_array(j, key);
    for (int i = 0; i < VK_SEATS_MAX; i++)
        if (mask >> i & 1)
            vk_json_int(j, NULL, i);
    vk_json_end(j, ']');
}

/* A key or a value of an option: words without blanks, so short ones. */
static size_t take_word(const char *from, const char *ends, char *word, size_t cap)
{
    size_t n = strcspn(from, ends), kept = n < cap ? n : cap - 1;
    memcpy(word, from, kept);
    word[kept] = 0;
    return n;
}

static void write_options(struct vk_json *j, const char *at)
{
    char key[64], value[64];
    if (vk_json_known(j, "options", at, strlen(at)))
        return;
    vk_json_object(j, "options");
    while (*at) {
        at += take_word(at, "= ", key, sizeof key);
        if (*at == '=') {
            at += 1;
            at += take_word(at, " ", value, sizeof value);
            vk_json_text(j, key, value);
        }
        at += strspn(at, " ");
    }
    vk_json_end(j, '}');
}

static void write_clock(struct vk_json *j, const struct vk_row *r)
{
    if (!r->clock_start) {
        vk_json_null(j, "clock");
        return;
    }
    vk_json_object(j, "clock");
    vk_json_int(j, "start", r->clock_start);
    vk_json_int(j, "step", r->clock_step);
    vk_json_end(j, '}');
}

static void write_int_or_null(struct vk_json *j, const char *key, bool has, int64_t n)
{
    if (has)
        vk_json_int(j, key, n);
    else
        vk_json_null(j, key);
}

static void write_text_or_null(struct vk_json *j, const char *key, const char *text)
{
    if (text && text[0])
        vk_json_text(j, key, text);
    else
        vk_json_null(j, key);
}

/* All that what is said of a seat hangs on. */
static bool is_seat_known(struct vk_json *j, const struct vk_row_seat *seat, int i)
{
    uint64_t name = seat->name ? vk_hash(VK_HASH_START, seat->name, strlen(seat->name)) : 0;
    const uint64_t from[] = { (uint64_t)i,
                              (uint64_t)seat->kind,
                              (uint64_t)seat->person,
                              seat->is_away,
                              seat->is_late,
                              seat->is_asked,
                              seat->is_offered,
                              seat->is_online,
                              (uint64_t)seat->left,
                              seat->level ? vk_hash(name, seat->level, strlen(seat->level))
                                          : name };
    return vk_json_known(j, NULL, from, sizeof from);
}

static void write_seat(struct vk_json *j, const struct vk_row_seat *seat, int i)
{
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", i);
    vk_json_text(j, "kind", kinds[seat->kind]);
    write_int_or_null(j, "person", seat->kind == VK_ROW_PERSON, seat->person);
    vk_json_text(j, "name", seat->kind == VK_ROW_FREE ? "" : seat->name);
    write_text_or_null(j, "level", seat->level);
    vk_json_bool(j, "away", seat->is_away);
    vk_json_bool(j, "late", seat->is_late);
    vk_json_bool(j, "asked", seat->is_asked);
    vk_json_bool(j, "offered", seat->is_offered);
    vk_json_bool(j, "online", seat->is_online);
    write_int_or_null(j, "clock_left", seat->left >= 0, seat->left);
    vk_json_end(j, '}');
}

static bool is_your_turn(const struct vk_row *r)
{
    return r->you >= 0 && r->status == VK_ROW_RUNNING && r->summary.due >> r->you & 1 &&
           !r->seat[r->you].is_away;
}

static void write_game(struct vk_json *j, const struct vk_row *r)
{
    const struct vk_summary *s = &r->summary;
    vk_json_int(j, "round", s->round);
    vk_json_int(j, "step", s->step);
    write_mask(j, "due", r->status == VK_ROW_RUNNING ? s->due : 0);
    vk_json_bool(j, "your_turn", is_your_turn(r));
    vk_json_int(j, "since", r->since);
    vk_json_array(j, "scores");
    for (int i = 0; i < s->n_scores; i++)
        vk_json_int(j, NULL, s->score[i]);
    vk_json_end(j, ']');
    write_mask(j, "winners", s->winners);
}

void vk_row_json(struct vk_json *j, const char *key, const struct vk_row *r)
{
    vk_json_object(j, key);
    vk_json_text(j, "id", r->id);
    vk_json_text(j, "name", r->name);
    vk_json_text(j, "game", r->game);
    vk_json_text(j, "status", statuses[r->status]);
    vk_json_text(j, "pace", r->is_slow ? "slow" : "live");
    vk_json_bool(j, "public", r->is_public);
    vk_json_bool(j, "hints", r->has_hints);
    write_options(j, r->options);
    vk_json_int(j, "created", r->created);
    vk_json_int(j, "updated", r->updated);
    write_clock(j, r);
    vk_json_int(j, "host", r->host);
    write_int_or_null(j, "you", r->you >= 0, r->you);
    write_text_or_null(j, "invite", r->invite);
    write_text_or_null(j, "rematch", r->rematch);
    write_text_or_null(j, "daily", r->daily);
    vk_json_int(j, "watchers", r->watchers);
    write_int_or_null(j, "rest", r->rest != 0, r->rest);
    write_int_or_null(j, "brought", r->brought != 0, r->brought);
    vk_json_array(j, "seats");
    for (int i = 0; i < r->n_seats; i++)
        if (!is_seat_known(j, &r->seat[i], i))
            write_seat(j, &r->seat[i], i);
    vk_json_end(j, ']');
    write_game(j, r);
    vk_json_end(j, '}');
}
