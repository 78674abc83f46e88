/* board.c - the map as a field to move over. */
#include "term/board.h"

void board_draw(struct board *b, const struct vk_face *f, const void *view,
                const struct vk_words *w, int width, int height)
{
    b->picture.w = width < VK_PICTURE_W ? width : VK_PICTURE_W;
    b->picture.h = height < VK_PICTURE_H ? height : VK_PICTURE_H;
    f->picture(view, w, &b->picture);
}

static bool is_same(struct vk_spot a, struct vk_spot b)
{
    return a.x == b.x && a.y == b.y;
}

static void add_stop(struct board *b, struct vk_spot at)
{
    for (int i = 0; i < b->n_stops; i++)
        if (is_same(b->stop[i], at))
            return;
    b->stop[b->n_stops++] = at;
}

void board_find(struct board *b, const struct vk_face *f, const void *view, const struct choices *c,
                const struct scope *s)
{
    b->n_stops = 0;
    for (int i = 0; i < c->n; i++)
        b->is_there[i] = f->spot(view, c->at[i].act, &b->picture, &b->from[i], &b->to[i]);
    for (int i = 0; i < s->n; i++)
        if (b->is_there[s->at[i]])
            add_stop(b, b->to[s->at[i]]);
}

/* A cell is about twice as high as it is wide; distances count in widths. */
static int distance(int dx, int dy)
{
    return dx * dx + 4 * dy * dy;
}

int board_next(const struct board *b, int at, int dx, int dy)
{
    int best = at, least = -1;
    for (int i = 0; i < b->n_stops; i++) {
        int x = b->stop[i].x - b->stop[at].x, y = b->stop[i].y - b->stop[at].y;
        int ahead = dx ? x * dx : 2 * y * dy, aside = dx ? 2 * y : x;
        aside = aside < 0 ? -aside : aside;
        if (ahead <= 0 || aside > 2 * ahead)
            continue;
        int cost = ahead * ahead + 4 * aside * aside;
        if (least < 0 || cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

int board_near(const struct board *b, int x, int y, int reach)
{
    int best = -1, least = reach * reach + 1;
    for (int i = 0; i < b->n_stops; i++) {
        int d = distance(b->stop[i].x - x, b->stop[i].y - y);
        if (d < least) {
            least = d;
            best = i;
        }
    }
    return best;
}

void scope_stop(const struct board *b, const struct choices *c, int stop, struct scope *out)
{
    out->n = 0;
    for (int i = 0; i < c->n; i++)
        if (b->is_there[i] && is_same(b->to[i], b->stop[stop]))
            out->at[out->n++] = (uint16_t)i;
}
