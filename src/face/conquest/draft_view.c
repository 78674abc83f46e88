/* draft_view.c - a plan that is put together, as JSON: what it gains and costs, what else could be had, and
 * why the rest could not. */
#include "draft.h"

static bool is_bonus(int item)
{
    return item < PLAN_BUILD;
}

/* ---- Points --------------------------------------------------------------------------------- */

static int points_in_all(struct draft *d, const struct conq_plan *plan)
{
    struct conq_pool pool[CONQ_HEXES];
    d->then.plan[d->side] = *plan;
    int sum = 0, n = conq_pools_left(&d->then, d->side, pool);
    for (int i = 0; i < n; i++)
        sum += pool[i].points;
    return sum;
}

/* Build Points that something brings beside what else the plan gains. */
static int gain(struct draft *d, struct wish w)
{
    struct conq_plan without = { .pending = VK_NONE };
    for (int i = 0; i < d->plan.n && is_bonus(d->plan.entry[i].item); i++)
        if (!is_same_wish(wish_at(&d->plan, i), w))
            conq_write_entry(&without, d->plan.entry[i].item, d->plan.entry[i].arg);
    int before = points_in_all(d, &without);
    conq_write_entry(&without, w.item, w.arg);
    return points_in_all(d, &without) - before;
}

static void write_pool(struct draft *d, const struct conq_pool *pool, int left)
{
    char text[500];
    struct vk_out out = vk_out_to(text, sizeof text);
    conq_pool_text(pool, left, d->words, &out);
    vk_json_object(d->j, NULL);
    vk_json_text(d->j, "text", text);
    vk_json_int(d->j, "pool", pool->lowest);
    conq_write_hexset(d->j, "hexes", pool->groups);
    vk_json_int(d->j, "points", pool->points);
    vk_json_int(d->j, "left", left);
    vk_json_bool(d->j, "home", pool->is_home);
    vk_json_end(d->j, '}');
}

/* Before the first turn there is one pool, which no Village pays for. */
static int write_start_pool(struct draft *d)
{
    int home = d->s->home[d->side], left = CONQ_START_POINTS;
    struct conq_pool pool = { hs_one(home), CONQ_START_POINTS, (uint8_t)home, true };
    d->then.plan[d->side] = d->plan;
    for (int i = 0; i < d->plan.n; i++)
        left -= conq_entry_cost(&d->then, d->side, i);
    write_pool(d, &pool, left);
    return left;
}

/* Pools with what the plan gains, and what it leaves in them; what that is in all. */
static int write_pools(struct draft *d)
{
    struct conq_pool full[CONQ_HEXES], left[CONQ_HEXES];
    d->then.plan[d->side] = d->plan;
    conq_pools_full(&d->then, d->side, full);
    int sum = 0, n = conq_pools_left(&d->then, d->side, left);
    for (int i = 0; i < n; i++) {
        write_pool(d, &full[i], left[i].points);
        sum += left[i].points > 0 ? left[i].points : 0;
    }
    return sum;
}

/* ---- What brings points, on or off ------------------------------------------------------------ */

static void text_or_null(const struct draft *d, const char *key, const char *text)
{
    if (text)
        vk_json_text(d->j, key, vk_tr(d->words, text));
    else
        vk_json_null(d->j, key);
}

static void bonus_title(struct draft *d, struct wish w, struct vk_out *out)
{
    int points = gain(d, w);
    struct face_blanks b = { .n = 2,
                             .kind = { A_CARD, 0 },
                             .value = { (int16_t)w.arg, (int16_t)points } };
    const char *text = w.item == PLAN_USE_CARD    ? "Use {0}: +{1} Build {1|Point|Points}"
                       : w.item == PLAN_SHOW_CARD ? "Show {0}"
                       : w.item == PLAN_USE_SAVED ? "Use the saved Build Point: +{1}"
                       : points                   ? "Turn inward: +{1} Build {1|Point|Points}"
                                                  : conq_planned_title(PLAN_INWARD);
    face_fill(&conquest_face, text, &b, d->words, out);
}

static void write_bonus(struct draft *d, struct wish w)
{
    char title[200];
    struct vk_out out = vk_out_to(title, sizeof title);
    bool is_card = w.item == PLAN_USE_CARD || w.item == PLAN_SHOW_CARD, is_on = false;
    for (int i = 0; i < d->plan.n; i++)
        is_on |= is_same_wish(wish_at(&d->plan, i), w);
    bool is_fixed = false;
    for (int i = 0; i < d->n_sent; i++)
        is_fixed |= is_same_wish(wish_at(&d->plan, i), w);
    enum conq_no no = is_fixed ? NO_ORDER : is_on ? CONQ_FITS : conq_with_wish(d, w);
    bonus_title(d, w, &out);
    vk_json_object(d->j, NULL);
    conq_write_wish(d, "wish", w);
    vk_json_text(d->j, "id",
                 is_card ? conq_card_words[w.arg]
                         : conquest_game.verbs[vk_verb_of(conq_wish_action(w))].name);
    vk_json_text(d->j, "title", title);
    text_or_null(d, "help", is_card ? conq_card_text[w.arg] : conq_planned_help(d->s, w.item));
    text_or_null(d, "why", conq_no_text(no));
    vk_json_bool(d->j, "on", is_on);
    vk_json_end(d->j, '}');
}

/* Cards and the saved point as far as they may be planned at all; turning inward always. */
static void write_bonuses(struct draft *d)
{
    struct conq_state fresh = *d->s;
    conq_wipe_plan(&fresh, d->side);
    for (int item = PLAN_USE_CARD; item <= PLAN_SHOW_CARD; item++)
        for (int c = 0; c < N_CARDS; c++)
            if (!conq_entry_no(&fresh, d->side, item, c))
                write_bonus(d, (struct wish){ (uint8_t)item, (uint8_t)c });
    write_bonus(d, (struct wish){ PLAN_INWARD, 0 });
    if (!conq_entry_no(&fresh, d->side, PLAN_USE_SAVED, 0))
        write_bonus(d, (struct wish){ PLAN_USE_SAVED, 0 });
}

/* ---- What can be built ------------------------------------------------------------------------ */

/* The hexes that an item could have: its groups, its pools, its Colonies. */
static struct hexset candidates(const struct draft *d, int item)
{
    struct conq_pool pool[CONQ_HEXES];
    struct hexset out = { { 0, 0 } }, land = hs_minus(d->s->occupied[d->side], d->s->ocean);
    int n = conq_pools(d->s, d->side, pool);
    if (conq_is_start_plan(d->s))
        return hs_one(d->s->home[d->side]);
    if (item == PLAN_CONVERT) {
        while (hs_any(land)) {
            int hex = hs_next(&land);
            if (conq_is_group(d->s, hex) && conq_count(d->s, d->side, hex, COL) > 0)
                hs_add(&out, hex);
        }
        return out;
    }
    for (int i = 0; i < n; i++)
        out = hs_or(out, is_built(item) ? pool[i].groups : hs_one(pool[i].lowest));
    return out;
}

/* `shut`: the other places, by reason. */
static struct hexset open_places(struct draft *d, int item, enum conq_no *why,
                                 struct hexset shut[N_NOS])
{
    struct hexset left = candidates(d, item), out = { { 0, 0 } };
    *why = CONQ_FITS;
    while (hs_any(left)) {
        int hex = hs_next(&left);
        enum conq_no no = conq_with_wish(d, (struct wish){ (uint8_t)item, (uint8_t)hex });
        hs_add(no ? &shut[no] : &out, hex);
        if (no && (!*why || no == NO_POINTS))
            *why = no;
    }
    if (hs_any(out))
        *why = CONQ_FITS;
    else if (!*why)
        *why = item == PLAN_CONVERT ? NO_COLONY : NO_GROUP;
    return out;
}

static void write_places(struct draft *d, int item, struct hexset open)
{
    vk_json_array(d->j, "places");
    while (hs_any(open)) {
        int hex = hs_next(&open);
        vk_json_object(d->j, NULL);
        vk_json_int(d->j, "hex", hex);
        conq_write_wish(d, "wish", (struct wish){ (uint8_t)item, (uint8_t)hex });
        vk_json_end(d->j, '}');
    }
    vk_json_end(d->j, ']');
}

/* Places where it cannot go while there are some where it can. */
static void write_shut(const struct draft *d, const struct hexset shut[N_NOS])
{
    vk_json_array(d->j, "shut");
    for (int no = 0; no < N_NOS; no++) {
        if (!hs_any(shut[no]))
            continue;
        vk_json_object(d->j, NULL);
        vk_json_text(d->j, "why", vk_tr(d->words, conq_no_here((enum conq_no)no)));
        conq_write_hexset(d->j, "hexes", shut[no]);
        vk_json_end(d->j, '}');
    }
    vk_json_end(d->j, ']');
}

static int price_of(struct draft *d, int item)
{
    d->then.plan[d->side] = d->plan;
    if (is_built(item))
        return conq_price(&d->then, d->side, (enum item)(item - PLAN_BUILD));
    return item == PLAN_BUY ? conq_card_price(d->s) : item == PLAN_SAVE;
}

/* Pieces that are left; canoes of both kinds come from one heap. */
static void put_left(struct draft *d, int item, struct vk_out *out)
{
    int what = item - PLAN_BUILD;
    if (!is_built(item) || conq_items[what].piece == NO_PIECE)
        return;
    d->then.plan[d->side] = d->plan;
    int left = conq_supply_left(&d->then, d->side, what == I_TC_UP ? I_TC : (enum item)what);
    vk_put_char(out, ' ');
    face_fill(&conquest_face, conq_left_text,
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)left } }, d->words,
              out);
}

/* Its name, price and use, how many are left, and why it cannot be had. */
static void write_help(struct draft *d, int item, int price, enum conq_no no)
{
    char text[600];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put(&out, vk_tr(d->words, conq_planned_name(item)));
    face_fill(&conquest_face, ", {0} Build {0|Point|Points}: ",
              &(struct face_blanks){ .n = 1, .value = { (int16_t)price } }, d->words, &out);
    vk_put(&out, vk_tr(d->words, conq_planned_help(d->s, item)));
    put_left(d, item, &out);
    if (no) {
        vk_put_char(&out, ' ');
        vk_put(&out, vk_tr(d->words, conq_no_text(no)));
    }
    vk_json_text(d->j, "help", text);
}

static vk_action first_action(int item)
{
    return conq_wish_action((struct wish){ (uint8_t)item, 0 });
}

static const char *item_id(int item)
{
    vk_action a = first_action(item);
    return is_built(item) ? conq_item_words[item - PLAN_BUILD]
                          : conquest_game.verbs[vk_verb_of(a)].name;
}

/* True if there is a place for it. */
static bool write_item(struct draft *d, int item)
{
    enum conq_no no;
    struct hexset shut[N_NOS] = { { { 0, 0 } } }, open = open_places(d, item, &no, shut);
    int price = price_of(d, item);
    vk_json_object(d->j, NULL);
    vk_json_text(d->j, "item", item_id(item));
    if (is_built(item))
        vk_json_action(d->j, "do", &conquest_game, first_action(item));
    vk_json_text(d->j, "title", vk_tr(d->words, conq_planned_title(item)));
    if (item == PLAN_CONVERT)
        vk_json_null(d->j, "cost");
    else
        vk_json_int(d->j, "cost", price);
    write_places(d, item, open);
    if (!no)
        write_shut(d, shut);
    text_or_null(d, "short", conq_no_brief(no));
    text_or_null(d, "use", conq_planned_use(item));
    text_or_null(d, "why", conq_no_text(no));
    write_help(d, item, price, no);
    vk_json_end(d->j, '}');
    return !no;
}

/* Is it shown at all: could it be had in this game, now or later? */
static bool is_offered(const struct draft *d, int item)
{
    const struct conq_state *s = d->s;
    if (conq_is_start_plan(s))
        return item >= PLAN_BUILD + I_WC && item <= PLAN_BUILD + I_COL;
    if (item == PLAN_SAVE)
        return conq_option(s, O_SAVED) && !(s->saved >> d->side & 1);
    if (item == PLAN_CONVERT)
        return hs_any(candidates(d, PLAN_CONVERT));
    return !conq_is_solo(s) || (item != PLAN_BUILD + I_RUM && item != PLAN_BUILD + I_TC_UP);
}

/* True if something that is worth a point could still be had. */
static bool write_items(struct draft *d)
{
    bool is_any = false;
    vk_json_array(d->j, "items");
    for (int item = PLAN_BUILD; item <= PLAN_CONVERT; item++) {
        if (!is_offered(d, item))
            continue;
        bool is_open = write_item(d, item);
        is_any |= is_open && item != PLAN_BUILD + I_RUM && item <= PLAN_BUY;
    }
    vk_json_end(d->j, ']');
    return is_any && !conq_is_start_plan(d->s);
}

/* ---- The plan so far -------------------------------------------------------------------------- */

/* Its place, where that is not clear. */
static bool shows_place(const struct draft *d, struct wish w)
{
    struct conq_pool pool[CONQ_HEXES];
    if (conq_is_start_plan(d->s))
        return false;
    return is_built(w.item) || w.item == PLAN_CONVERT || conq_pools(d->s, d->side, pool) > 1;
}

static void write_entry(struct draft *d, struct wish w, int n, int sent)
{
    vk_json_object(d->j, NULL);
    conq_write_wish(d, "wish", w);
    vk_json_text(d->j, "item", item_id(w.item));
    vk_json_text(d->j, "title", vk_tr(d->words, conq_planned_title(w.item)));
    vk_json_text(d->j, "name", vk_tr(d->words, conq_planned_name(w.item)));
    if (shows_place(d, w))
        vk_json_int(d->j, "hex", w.arg);
    else
        vk_json_null(d->j, "hex");
    vk_json_int(d->j, "n", n);
    text_or_null(d, "why", sent < n ? NULL : conq_no_text(NO_ORDER));
    vk_json_end(d->j, '}');
}

/* Equal wishes are one entry. */
static void write_entries(struct draft *d)
{
    vk_json_array(d->j, "entries");
    for (int i = 0, n; i < d->plan.n; i += n) {
        struct wish w = wish_at(&d->plan, i);
        for (n = 1; i + n < d->plan.n && is_same_wish(wish_at(&d->plan, i + n), w);)
            n++;
        int sent = d->n_sent - i;
        if (!is_bonus(w.item))
            write_entry(d, w, n, sent);
    }
    vk_json_end(d->j, ']');
}

static void write_wishes(const struct draft *d)
{
    vk_json_array(d->j, "wishes");
    for (int i = 0; i < d->n_wishes; i++)
        conq_write_wish(d, NULL, d->wish[i]);
    vk_json_end(d->j, ']');
    vk_json_array(d->j, "gone");
    for (int i = 0; i < d->n_gone; i++) {
        vk_json_object(d->j, NULL);
        conq_write_wish(d, "wish", d->gone[i]);
        vk_json_text(d->j, "name", vk_tr(d->words, conq_planned_name(d->gone[i].item)));
        vk_json_text(d->j, "why", vk_tr(d->words, conq_no_text((enum conq_no)d->why[i])));
        vk_json_end(d->j, '}');
    }
    vk_json_end(d->j, ']');
}

/* What is still to be sent. */
static void write_actions(const struct draft *d)
{
    vk_json_array(d->j, "actions");
    for (int i = d->n_sent; i < d->plan.n; i++) {
        struct wish w = wish_at(&d->plan, i);
        vk_json_action(d->j, NULL, &conquest_game, conq_wish_action(w));
        if (conq_wish_has_place(d, w))
            vk_json_action(d->j, NULL, &conquest_game, vk_act(V_place, w.arg, 0, 0));
    }
    vk_json_text(d->j, NULL, conquest_game.verbs[V_end_build].name);
    vk_json_end(d->j, ']');
}

static void write_forecast(struct draft *d)
{
    if (conq_is_start_plan(d->s)) {
        vk_json_null(d->j, "forecast");
        return;
    }
    d->then.plan[d->side] = d->plan;
    vk_json_object(d->j, "forecast");
    vk_json_int(d->j, "now", conq_points(d->s, d->side, CARDS_ALL));
    vk_json_int(d->j, "then", conq_forecast(&d->then, d->side, CARDS_ALL));
    vk_json_end(d->j, '}');
}

/* Build Points that would be lost although something worth a point could still be had, and that sentence. */
static void write_wasted(const struct draft *d, int points)
{
    char text[120] = "";
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_json_int(d->j, "wasted", points);
    if (!points)
        return;
    face_fill(&conquest_face, conq_wasted_text,
              &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { (int16_t)points } },
              d->words, &out);
    vk_json_text(d->j, "loss", text);
}

static void write_plan_draft(const struct conq_state *s, int side, const char *text,
                             const struct vk_words *w, struct vk_json *j)
{
    struct draft d = {
        .s = s, .side = side, .words = w, .j = j, .then = *s, .plan = s->plan[side]
    };
    d.n_sent = d.plan.n;
    conq_take_wishes(&d, text);
    vk_json_object(j, "draft");
    write_wishes(&d);
    vk_json_array(j, "pools");
    int left = conq_is_start_plan(s) ? write_start_pool(&d) : write_pools(&d);
    vk_json_end(j, ']');
    vk_json_array(j, "bonuses");
    if (!conq_is_start_plan(s))
        write_bonuses(&d);
    vk_json_end(j, ']');
    bool is_worth = write_items(&d);
    write_entries(&d);
    write_forecast(&d);
    write_wasted(&d, is_worth ? left : 0);
    write_actions(&d);
    vk_json_end(j, '}');
}

void conq_draft(const void *st, int seat, const char *text, const struct vk_words *w,
                struct vk_json *j)
{
    const struct conq_state *s = st;
    const struct vk_frame *top = vk_top_of(&s->h);
    if (conq_plans(s) && s->plan[seat].pending == VK_NONE)
        write_plan_draft(s, seat, text, w, j);
    else if (top->point == P_party_pick && !top->flag)
        conq_draft_party(s, top, text, w, j);
}
