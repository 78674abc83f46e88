/* puzzle.c - see puzzle.h. */
#include "analysis/puzzle.h"
#include "analysis/look.h"
#include <string.h>

enum {
    CHOICES_MIN = 4,
    /* Most positions are none: a short look, then a longer one, say so for little. */
    SHORT = 400,
    LONGER = 4000,
    SHORT_MARGIN = 6 * VK_POINT,
    CHECK = 1000,
    CHECK_MARGIN = 4 * VK_POINT,
    /* Where all is won or lost whatever happens nothing can be learned. */
    VALUE_MIN = 20 * VK_POINT,
};

static const uint64_t strong_seed[] = { 11, 12 };

size_t vk_puzzle_memory(const struct vk_game *g)
{
    return vk_judge_memory(g, VK_PUZZLE_STRONG);
}

/* ---- Finding ------------------------------------------------------------------------------- */

/* One look; true if a move is this much better than all others. */
static bool stands_out(struct look *l, uint64_t seed, uint32_t iterations, int32_t margin,
                       vk_action watched, struct vk_puzzle *p)
{
    int32_t share[VK_PARTIES];
    l->seed = seed;
    look_for(l, p->seat, iterations, watched);
    const struct tally *best = look_best(l, p->seat, watched);
    look_shares(l, best, share);
    p->best = best->act;
    p->value = share[p->seat];
    p->next = look_next_best(l, best->act, p->seat);
    return p->value >= VALUE_MIN && p->value - p->next >= margin;
}

bool vk_puzzle_find(const struct vk_session *t, void *memory, size_t size, struct vk_puzzle *out)
{
    const struct vk_game *g = t->game;
    struct vk_due due = vk_due(g, t->state);
    if (due.over || due.kind != VK_CHOICE)
        return false;
    struct look *l = look_open(t, memory, size);
    struct vk_puzzle p = { .seat = __builtin_ctz(due.seats) }, again;
    vk_view(g, t->state, p.seat, l->view);
    vk_legal(g, l->view, p.seat, &l->list);
    if (l->list.n < CHOICES_MIN)
        return false;
    vk_action idea = look_first_idea(l, p.seat);
    if (!stands_out(l, LOOK_SEED, SHORT, SHORT_MARGIN, idea, &p) || p.best == idea ||
        !stands_out(l, LOOK_SEED, LONGER, VK_PUZZLE_MARGIN, idea, &p) || p.best == idea)
        return false;
    *out = again = p;
    for (size_t i = 0; i < sizeof strong_seed / sizeof strong_seed[0]; i++) {
        if (!stands_out(l, strong_seed[i], VK_PUZZLE_STRONG, VK_PUZZLE_MARGIN, idea, &again) ||
            again.best != p.best)
            return false;
        out->value = i == 0 || again.value < out->value ? again.value : out->value;
        out->next = i == 0 || again.next > out->next ? again.next : out->next;
    }
    return out->value - out->next >= VK_PUZZLE_MARGIN;
}

bool vk_puzzle_holds(const struct vk_session *t, const struct vk_puzzle *p, void *memory,
                     size_t size)
{
    struct look *l = look_open(t, memory, size);
    struct vk_puzzle again = { .seat = p->seat };
    vk_view(t->game, t->state, p->seat, l->view);
    vk_action idea = look_first_idea(l, p->seat);
    return stands_out(l, LOOK_SEED, CHECK, CHECK_MARGIN, idea, &again) && again.best == p->best &&
           idea != p->best;
}

/* ---- Lines --------------------------------------------------------------------------------- */

static void put_points(struct vk_out *out, int32_t x)
{
    vk_put_int(out, (x + VK_POINT / 2) / VK_POINT);
    vk_put_char(out, ' ');
}

void vk_puzzle_write(const struct vk_session *t, const struct vk_puzzle *p, struct vk_out *out)
{
    put_points(out, p->value);
    put_points(out, p->next);
    vk_position_write(t, t->n, out);
    vk_put_char(out, ' ');
    vk_action_write(t->game, p->best, out);
    vk_put_char(out, '\n');
}

static bool get_points(const char **at, int32_t *x)
{
    int32_t n = 0;
    const char *from = *at;
    for (; **at >= '0' && **at <= '9' && n <= VK_WHOLE / VK_POINT; ++*at)
        n = n * 10 + (**at - '0');
    *x = n * VK_POINT;
    return *at > from && *(*at)++ == ' ' && *x <= VK_WHOLE;
}

static bool refuse(struct vk_position_fault *no, const char *why)
{
    struct vk_out out = vk_out_to(no->why, sizeof no->why);
    vk_put(&out, why);
    return false;
}

/* The next word, or the rest of the line, ended with a zero byte. */
static bool get_text(const char **at, const char *ends, char *text, size_t size)
{
    size_t n = strcspn(*at, ends);
    if (n == 0 || n >= size)
        return false;
    memcpy(text, *at, n);
    text[n] = '\0';
    *at += n;
    *at += **at == ' ';
    return true;
}

/* A line in its parts. */
struct parts {
    char position[VK_POSITION_MAX + 1], move[VK_ACTION_TEXT];
};

static bool get_parts(const char *line, struct parts *parts, struct vk_puzzle *p,
                      struct vk_position_fault *no)
{
    *no = (struct vk_position_fault){ 0 };
    return (get_points(&line, &p->value) && get_points(&line, &p->next) &&
            get_text(&line, " \n", parts->position, sizeof parts->position) &&
            get_text(&line, "\n", parts->move, sizeof parts->move)) ||
           refuse(no, "a puzzle is two numbers, a position and a move");
}

bool vk_puzzle_head(const char *line, struct vk_position_head *h, struct vk_position_fault *no)
{
    struct parts parts;
    struct vk_puzzle p;
    return get_parts(line, &parts, &p, no) && vk_position_read_head(parts.position, h, no);
}

bool vk_puzzle_read(const char *line, struct vk_session *t, struct vk_puzzle *out,
                    struct vk_position_fault *no)
{
    struct parts parts;
    const char *why;
    struct vk_actions list;
    if (!get_parts(line, &parts, out, no) || !vk_position_read(parts.position, t, no))
        return false;
    struct vk_due due = vk_due(t->game, t->state);
    if (due.over || due.kind != VK_CHOICE)
        return refuse(no, "nobody has to move in this position");
    out->seat = __builtin_ctz(due.seats);
    vk_legal(t->game, t->state, out->seat, &list);
    if (!vk_action_read(t->game, parts.move, &out->best, &why) || vk_find(&list, out->best) < 0)
        return refuse(no, "its best move is not possible there");
    return true;
}

uint32_t vk_puzzle_of_day(uint32_t n, int64_t day)
{
    int64_t k = n ? (day - VK_PUZZLE_FIRST_DAY) % (int64_t)n : 0;
    return (uint32_t)(k < 0 ? k + n : k);
}

const char *vk_puzzle_line(const char *text, uint32_t k)
{
    for (; *text; text += strcspn(text, "\n"), text += *text == '\n')
        if (*text != '#' && *text != '\n' && k-- == 0)
            return text;
    return NULL;
}

uint32_t vk_puzzle_lines(const char *text)
{
    uint32_t n = 0;
    while (vk_puzzle_line(text, n))
        n++;
    return n;
}
