/* deals.c - offers of Archipelago: in words, and as JSON. */
#include "trading.h"

const struct arch_deal *arch_deal_now(const struct arch_state *s, int viewer)
{
    const struct arch_deal *own = viewer < s->h.seats ? &s->player[viewer].note[0] : NULL;
    if (arch_point_now(s) == P_order_offer)
        return own && own->places ? own : NULL;
    if (s->draft.owner != VK_NONE)
        return &s->draft;
    return s->deal.owner != VK_NONE ? &s->deal : NULL;
}

/* ---- In words ---------------------------------------------------------------------------------- */

const char *const arch_item_ids[ARCH_COUNTED_ITEMS] = {
    "fruit",  "cattle", "fish",  "wood", "stone",  "iron", "token",
    "florin", "permit", "stand", "none", "places", "or",
};
const char *const arch_items[ARCH_COUNTED_ITEMS] = {
    "{0} fruit",
    "{0} cattle",
    "{0} fish",
    "{0} wood",
    "{0} stone",
    "{0} iron",
    "{0} explorer {0|token|tokens}",
    "{0} {0|florin|florins}",
    "{0} {0|permit|permits} for {1}",
    "{0} {0|citizen|citizens} helped up",
    "nothing",
    "place {0}",
    "or",
};

void arch_goods_text(int good, int n, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = VK_NONE, .n = 1, .value = { (int16_t)n } };
    face_fill(&archipelago_face, arch_items[good], &b, w, out);
}

/* A list in words: all but the last two are parted by commas. */
struct things {
    int n;
    struct row {
        const char *msgid; /* NULL: a card */
        int count, at;     /* at: the region, the card */
    } row[ARCH_ITEMS + N_GOODS + 1];
};

static void add_some(struct things *list, const char *msgid, int count, int at)
{
    if (count)
        list->row[list->n++] = (struct row){ msgid, count, at };
}

static void put_things(const struct things *list, const struct vk_words *w, struct vk_out *out)
{
    if (!list->n)
        vk_put(out, vk_tr(w, arch_items[ITEM_NONE]));
    for (int i = 0; i < list->n; i++) {
        const struct row *row = &list->row[i];
        struct face_blanks b = { .who = VK_NONE,
                                 .n = 2,
                                 .kind = { 0, A_REGION },
                                 .value = { (int16_t)row->count, (int16_t)row->at } };
        if (i)
            vk_put(out, i + 1 < list->n ? ", " : vk_tr(w, " and "));
        if (row->msgid)
            face_fill(&archipelago_face, row->msgid, &b, w, out);
        else
            arch_card_name(row->at, w, out);
    }
}

void arch_stock_text(const struct arch_player *p, const struct vk_words *w, struct vk_out *out)
{
    struct things list = { .n = 1, .row = { { arch_items[ITEM_FLORINS], p->florins, 0 } } };
    for (int good = 0; good < N_GOODS; good++)
        add_some(&list, arch_items[good], good == TOKEN ? p->tokens : p->cubes[good], 0);
    put_things(&list, w, out);
}

void arch_bundle_text(const struct arch_state *s, const struct arch_deal *d, bool is_gift,
                      const struct vk_words *w, struct vk_out *out)
{
    struct things list = { .n = 0 };
    int permit = is_gift ? V_give_permit : V_want_permit;
    add_some(&list, arch_items[ITEM_FLORINS], is_gift ? d->give : d->want, 0);
    for (int good = 0; good < N_GOODS; good++)
        add_some(&list, arch_items[good], arch_items_of(d, is_gift ? V_give : V_want, good), 0);
    for (int card = 0; card < N_CARDS; card++)
        add_some(&list, NULL, arch_items_of(d, is_gift ? V_give_card : V_want_card, card), card);
    for (int region = 0; region < s->n_regions; region++)
        add_some(&list, arch_items[ITEM_PERMITS], arch_items_of(d, permit, region), region);
    add_some(&list, arch_items[ITEM_HELPED_UP],
             arch_items_of(d, is_gift ? V_give_stand : V_want_stand, 0), 0);
    put_things(&list, w, out);
}

void arch_side_text(const struct arch_state *s, const struct arch_deal *d, bool is_gift,
                    const struct vk_words *w, struct vk_out *out)
{
    if (d->window == FOR_PLACE && !is_gift)
        arch_places_text(d, w, out);
    else
        arch_bundle_text(s, d, is_gift, w, out);
}

void arch_next_text(int seat, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks blanks = { .who = seat };
    if (w && w->state && w->viewer == seat)
        vk_put(out, vk_tr(w, "You are next"));
    else
        face_fill(&archipelago_face, "{who} is next", &blanks, w, out);
}

void arch_places_text(const struct arch_deal *d, const struct vk_words *w, struct vk_out *out)
{
    char places[40];
    struct vk_out list = vk_out_to(places, sizeof places);
    for (int place = 1; place <= ARCH_SEATS; place++) {
        if (!(d->places >> place & 1))
            continue;
        if (list.len) {
            vk_put_char(&list, ' ');
            vk_put(&list, vk_tr(w, arch_items[ITEM_OR]));
            vk_put_char(&list, ' ');
        }
        vk_put_int(&list, place);
    }
    struct face_blanks blanks = { .who = VK_NONE, .n = 1, .text = { places } };
    face_fill(&archipelago_face, list.len ? arch_items[ITEM_PLACES] : "", &blanks, w, out);
}

const char *const arch_window_words[FOR_PLACE + 1] = { "round", "crisis", "standing", "wish",
                                                       "order" };

/* ---- As JSON ----------------------------------------------------------------------------------- */

static void write_goods(const struct arch_deal *d, const char *key, int verb, struct vk_json *j)
{
    vk_json_array(j, key);
    for (int good = 0; good < N_GOODS; good++) {
        int n = arch_items_of(d, verb, good);
        if (!n)
            continue;
        vk_json_object(j, NULL);
        arch_word_or_null(j, "res", A_GOODS, good);
        vk_json_int(j, "n", n);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_cards(const struct arch_deal *d, const char *key, unsigned verb,
                        struct vk_json *j)
{
    vk_json_array(j, key);
    for (int i = 0; i < d->n_items; i++)
        if (d->verb[i] == verb)
            vk_json_text(j, NULL, arch_card_words[d->arg[i]]);
    vk_json_end(j, ']');
}

static void write_permits(const struct arch_deal *d, const char *key, int verb, struct vk_json *j)
{
    vk_json_array(j, key);
    for (int region = 0; region < ARCH_REGIONS; region++) {
        int n = arch_items_of(d, verb, region);
        if (!n)
            continue;
        vk_json_object(j, NULL);
        vk_json_int(j, "region", region);
        vk_json_int(j, "n", n);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

static void write_words(const struct arch_state *s, const struct arch_deal *d,
                        const struct vk_words *w, struct vk_json *j)
{
    char gives[640], wants[640], all[1400];
    struct vk_out give = vk_out_to(gives, sizeof gives), want = vk_out_to(wants, sizeof wants),
                  both = vk_out_to(all, sizeof all);
    struct face_blanks b = { .who = VK_NONE, .n = 2, .text = { gives, wants } };
    arch_side_text(s, d, true, w, &give);
    arch_side_text(s, d, false, w, &want);
    face_fill(&archipelago_face, "{0} for {1}", &b, w, &both);
    vk_json_text(j, "gives_text", gives);
    vk_json_text(j, "wants_text", wants);
    vk_json_text(j, "text", all);
}

static void write_item(unsigned verb, unsigned arg, bool is_turned, struct vk_json *j)
{
    vk_json_action(j, NULL, &archipelago_game,
                   vk_act(is_turned ? arch_turned(verb) : verb, arg, 0, 0));
}

void arch_write_items(const struct arch_deal *d, const struct arch_deal *said, bool is_turned,
                      const char *key, struct vk_json *j)
{
    vk_json_array(j, key);
    for (unsigned place = 1; place <= ARCH_SEATS && !is_turned; place++)
        if ((d->places & ~said->places) >> place & 1)
            write_item(V_for_place, place, false, j);
    if ((d->give || d->want) && !said->give && !said->want)
        write_item(d->give ? V_offer : V_ask, d->give ? d->give : d->want, is_turned, j);
    for (int i = said->n_items; i < d->n_items; i++)
        write_item(d->verb[i], d->arg[i], is_turned, j);
    vk_json_end(j, ']');
}

/* One offer, as its owner sees it. */
static void open_offer(const struct arch_state *s, const struct arch_deal *d, int viewer,
                       const char *key, bool is_sent, const struct vk_words *w, struct vk_json *j)
{
    vk_json_object(j, key);
    vk_json_int(j, "owner", d->owner);
    vk_json_int(j, "partner", d->partner);
    vk_json_text(j, "window", arch_window_words[d->window]);
    vk_json_array(j, "places");
    for (int place = 1; place <= ARCH_SEATS; place++)
        if (d->places >> place & 1)
            vk_json_int(j, NULL, place);
    vk_json_end(j, ']');
    vk_json_int(j, "give", d->give);
    vk_json_int(j, "want", d->want);
    write_goods(d, "gives", V_give, j);
    write_goods(d, "wants", V_want, j);
    write_cards(d, "gives_cards", V_give_card, j);
    write_cards(d, "wants_cards", V_want_card, j);
    write_permits(d, "gives_permits", V_give_permit, j);
    write_permits(d, "permits", V_want_permit, j);
    vk_json_int(j, "gives_stand", arch_items_of(d, V_give_stand, 0));
    vk_json_int(j, "wants_stand", arch_items_of(d, V_want_stand, 0));
    vk_json_bool(j, "sent", is_sent);
    write_words(s, d, w, j);
    if (viewer == d->owner || viewer == d->partner)
        arch_write_items(d, &arch_no_deal, viewer == d->partner, "items", j);
}

void arch_write_offer(const struct arch_state *s, const struct arch_deal *d, int viewer,
                      const char *key, bool is_sent, const struct vk_words *w, struct vk_json *j)
{
    open_offer(s, d, viewer, key, is_sent, w, j);
    vk_json_end(j, '}');
}

/* ---- After a deal -------------------------------------------------------------------------------- */

static void write_change(const char *what, int had, int by, bool is_seen, struct vk_json *j)
{
    if (!by)
        return;
    vk_json_object(j, NULL);
    vk_json_text(j, "what", what);
    arch_number_or_null(j, "before", is_seen ? had : VK_NONE);
    arch_number_or_null(j, "after", is_seen && had + by >= 0 ? had + by : VK_NONE);
    vk_json_end(j, '}');
}

/* Florins and goods of a seat that change when the deal is done; null behind a screen, and of what is not there. */
static void write_changes(const struct arch_state *s, const struct arch_deal *d, int viewer,
                          int seat, struct vk_json *j)
{
    const struct arch_player *p = &s->player[seat];
    bool is_seen = arch_sees_screen(s, viewer, seat);
    int sign = seat == d->owner ? 1 : -1;
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", seat);
    vk_json_array(j, "changes");
    write_change("florin", p->florins, sign * (d->want - d->give), is_seen, j);
    for (int good = 0; good < N_GOODS; good++) {
        int by = arch_items_of(d, V_want, good) - arch_items_of(d, V_give, good);
        write_change(archipelago_game.arg_kinds[A_GOODS].words[good],
                     good == TOKEN ? p->tokens : p->cubes[good], sign * by, is_seen, j);
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* Of both, the viewer first. */
static void write_after(const struct arch_state *s, const struct arch_deal *d, int viewer,
                        struct vk_json *j)
{
    int first = viewer == d->partner ? d->partner : d->owner;
    vk_json_array(j, "after");
    write_changes(s, d, viewer, first, j);
    write_changes(s, d, viewer, first == d->owner ? d->partner : d->owner, j);
    vk_json_end(j, ']');
}

/* `deal`: what is drafted, else what lies on the table. `answers`: the offer that it answers. */
void arch_write_deals(const struct arch_state *s, int viewer, const struct vk_words *w,
                      struct vk_json *j)
{
    const struct arch_deal *d = arch_deal_now(s, viewer);
    const struct arch_deal *before = d == &s->draft ? &s->deal : &s->before;
    if (d)
        arch_write_offer(s, d, viewer, "deal", arch_point_now(s) == P_deal_answer, w, j);
    else
        vk_json_null(j, "deal");
    if (arch_point_now(s) == P_deal_answer)
        write_after(s, d, viewer, j);
    else
        vk_json_null(j, "after");
    if (d && before->owner != VK_NONE)
        arch_write_offer(s, before, viewer, "answers", true, w, j);
    else
        vk_json_null(j, "answers");
    vk_json_array(j, "notes"); /* wishes in a round, offers for a place in phase 2 */
    for (int seat = 0; seat < s->h.seats; seat++)
        for (int k = 0; k < s->player[seat].n_notes; k++) {
            open_offer(s, &s->player[seat].note[k], viewer, NULL, true, w, j);
            vk_json_int(j, "k", k); /* as in the action that takes it up */
            vk_json_end(j, '}');
        }
    vk_json_end(j, ']');
}
