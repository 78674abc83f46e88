/*
 * log.c - the log of Raiatea: what belongs together in a step is one line. Offers, bids, the
 * row and a new order are lists; cards drawn are told when it is clear which of them are kept; what one
 * player does in one go is one sentence. Single sentences are in words.c.
 */
#include "face.h"
#include <string.h>

enum { DEED_MAX = 200, LIST_MAX = 200 };

struct page {
    const struct vk_words *w;
    struct vk_out *out;
};

static void put(const struct page *p, const char *msgid)
{
    vk_put(p->out, vk_tr(p->w, msgid));
}

static void put_arg(const struct page *p, unsigned kind, int value)
{
    raia_arg_text(kind, value, p->w, p->out);
}

/* Between the i-th and the one before it, of n things. */
static void put_comma(const struct page *p, int i, int n)
{
    if (i > 0)
        put(p, i + 1 < n ? ", " : " and ");
}

/* How many events at the head are of this kind. */
static int run_of(const struct vk_event *ev, int n, unsigned kind)
{
    int i = 0;
    while (i < n && ev[i].kind == kind)
        i++;
    return i;
}

/* ---- lists ------------------------------------------------------------------------------------ */

static int tell_order(const struct page *p, const struct vk_event *ev, int n)
{
    int told = run_of(ev, n, E_order_now);
    put(p, "The ceremony order: ");
    for (int i = 0; i < told; i++) {
        put_comma(p, i, told);
        put_arg(p, A_SEAT, ev[i].actor == VK_NEUTRAL ? RAIA_SPIRIT : ev[i].actor);
    }
    vk_put_char(p->out, '.');
    return told;
}

static int tell_row(const struct page *p, const struct vk_event *ev, int n)
{
    int told = run_of(ev, n, E_row_laid);
    put(p, "The line of rituals: ");
    for (int i = 0; i < told; i++) {
        put_comma(p, i, told);
        raia_owned_text(ev[i].arg[0], ev[i].actor, p->w, p->out);
    }
    vk_put_char(p->out, '.');
    return told;
}

/* What follows an offer or a bid in the same breath: it is paid, and lies in the bag. */
static bool is_payment(const struct vk_event *ev, const struct vk_event *offer)
{
    return ev->kind == E_bag_gained ||
           (ev->kind == E_mana && ev->arg[0] == 0 && ev->actor == offer->actor);
}

/* `kind` is E_offered or E_auction_bid; `at` is where its mana stands, and then what it counts. */
static int tell_hands(const struct page *p, const struct vk_event *ev, int n, unsigned kind, int at)
{
    const struct vk_event *offer = ev;
    int bag = -1, i = 0, hands = 0;
    for (; i < n && (ev[i].kind == kind || is_payment(&ev[i], offer)); i++) {
        if (ev[i].kind == E_bag_gained)
            bag = ev[i].arg[1];
        if (ev[i].kind != kind)
            continue;
        offer = &ev[i];
        put(p, hands ? ", " : kind == E_offered ? "Offers: " : "Bids: ");
        face_fill(&raiatea_face, hands++ ? "{who} {0}" : "{who} {0} mana",
                  &(struct face_blanks){ .who = offer->actor, .n = 1, .value = { offer->arg[at] } },
                  p->w, p->out);
        if (offer->arg[at + 1] != offer->arg[at]) {
            vk_put(p->out, " (");
            face_fill(&raiatea_face, "counts as {0}",
                      &(struct face_blanks){ .n = 1, .value = { offer->arg[at + 1] } }, p->w,
                      p->out);
            vk_put_char(p->out, ')');
        }
    }
    if (bag >= 0)
        face_fill(&raiatea_face, "; {0} mana in the bag",
                  &(struct face_blanks){ .n = 1, .value = { (int16_t)bag } }, p->w, p->out);
    vk_put_char(p->out, '.');
    return i;
}

/* Several players gain mana, or pearls: `Coral gains 3 mana, Violet 2 and Gold 4.` */
static int tell_gains(const struct page *p, const struct vk_event *ev, int n)
{
    int told = 0;
    while (told < n && ev[told].kind == ev->kind && ev[told].arg[0] > 0)
        told++;
    if (told < 2 || vk_events_actor(ev, told) != VK_NONE)
        return 0;
    for (int i = 0; i < told; i++) {
        put_comma(p, i, told);
        face_fill_event(&raiatea_face,
                        i                    ? "{who} {0}"
                        : ev->kind == E_mana ? "{who} gains {0} mana"
                                             : "{who} gains {0} {0|pearl|pearls}",
                        &ev[i], p->w, p->out);
    }
    vk_put_char(p->out, '.');
    return told;
}

/* ---- cards drawn -------------------------------------------------------------------------------- */

/* Which cards, or how many where they are a secret. */
static void put_cards(const struct vk_words *w, const struct vk_event *ev, int n,
                      struct vk_out *out)
{
    const struct page list = { w, out };
    if (ev->arg[1] == VK_NONE) {
        vk_put_int(out, n);
        return;
    }
    for (int i = 0; i < n; i++) {
        put_comma(&list, i, n);
        put_arg(&list, A_RITUAL, ev[i].arg[1]);
    }
}

/* What is kept and what is laid down are all the cards that were drawn. */
static int tell_draw(const struct page *p, const struct vk_event *ev, int n)
{
    int kept = 0;
    while (kept < n && ev[kept].kind == E_ritual_kept && ev[kept].actor == ev->actor)
        kept++;
    int told = kept;
    while (told < n && ev[told].kind == E_ritual_buried && ev[told].actor == ev->actor)
        told++;
    bool names_rest = told > kept && ev->arg[1] != VK_NONE;
    char cards[LIST_MAX], rest[LIST_MAX];
    struct vk_out keeps = vk_out_to(cards, sizeof cards), puts = vk_out_to(rest, sizeof rest);
    put_cards(p->w, ev, kept, &keeps);
    if (names_rest)
        put_cards(p->w, ev + kept, told - kept, &puts);
    face_fill(&raiatea_face,
              names_rest ? "{who} keeps {0} of {1} {2} {1|ritual|rituals}, and puts {3} face down "
                           "on the discards."
                         : "{who} keeps {0} of {1} {2} {1|ritual|rituals}.",
              &(struct face_blanks){ .who = ev->actor,
                                     .n = 4,
                                     .kind = { 0, 0, A_DECK },
                                     .value = { 0, (int16_t)told, ev->arg[0] },
                                     .text = { cards, NULL, NULL, rest } },
              p->w, p->out);
    return told;
}

/* ---- deeds ----------------------------------------------------------------------------------- */

/* A sentence without its subject and its full stop; false if it has another form. */
static bool read_deed(const struct vk_event *ev, const struct vk_words *w, char deed[DEED_MAX])
{
    static const char subject[] = "{who} ";
    const char *text = vk_tr(w, raia_event_text[ev->kind]);
    size_t n = strlen(text), skip = sizeof subject - 1;
    if (n <= skip + 1 || n - skip > DEED_MAX || text[n - 1] != '.' ||
        memcmp(text, subject, skip) != 0)
        return false;
    memcpy(deed, text + skip, n - skip - 1);
    deed[n - skip - 1] = '\0';
    return true;
}

static bool is_deed(const struct vk_event *ev)
{
    switch (ev->kind) {
    case E_order_now:
    case E_row_laid:
    case E_offered:
    case E_auction_bid:
    case E_ritual_drawn:
    case E_ritual_kept:
    case E_scored:
    case E_ready: return false;
    default: return ev->actor < VK_SEATS_MAX || ev->actor == VK_NEUTRAL;
    }
}

/* Of several tattoos in a row only the last is told. */
static bool is_passed_over(const struct vk_event *ev, int n)
{
    return n > 1 && ev[0].kind == E_tattooed && ev[1].kind == E_tattooed &&
           ev[1].actor == ev[0].actor;
}

/* The deeds of one player at the head: how many; one that explains itself is the last. */
static int count_deeds(const struct vk_event *ev, int n, const struct vk_words *w)
{
    char deed[DEED_MAX];
    int i = 0;
    while (i < n && ev[i].actor == ev->actor && is_deed(&ev[i]) && read_deed(&ev[i], w, deed)) {
        bool ends = !is_passed_over(ev + i, n - i) && strpbrk(deed, ":;");
        i++;
        if (ends)
            break;
    }
    return i;
}

static bool is_gain(const struct vk_event *ev)
{
    return (ev->kind == E_pearls || ev->kind == E_mana) && ev->arg[0];
}

/* Of what is gained behind a gain the verb is told already: `gains 2 pearls and 3 mana`. */
static const char *shortened(const struct vk_event *ev, bool follows, const struct vk_words *w,
                             const char *deed)
{
    if (!follows || !is_gain(ev) || !is_gain(ev - 1))
        return deed;
    return vk_tr(w, ev->kind == E_mana ? "{0} mana" : "{0} {0|pearl|pearls}");
}

static int tell_deeds(const struct page *p, const struct vk_event *ev, int n)
{
    char deed[DEED_MAX];
    int told = count_deeds(ev, n, p->w), deeds = 0, put_so_far = 0;
    if (told < 2)
        return 0;
    for (int i = 0; i < told; i++)
        deeds += !is_passed_over(ev + i, told - i);
    face_fill_event(&raiatea_face, "{who} ", ev, p->w, p->out);
    for (int i = 0; i < told; i++) {
        if (is_passed_over(ev + i, told - i) || !read_deed(&ev[i], p->w, deed))
            continue;
        put_comma(p, put_so_far++, deeds);
        face_fill_event(&raiatea_face, shortened(&ev[i], i > 0, p->w, deed), &ev[i], p->w, p->out);
    }
    vk_put_char(p->out, '.');
    return told;
}

/* ---- all -------------------------------------------------------------------------------------- */

static int tell_act(const struct page *p, const struct vk_event *ev)
{
    face_fill(&raiatea_face, "{0}. ", &(struct face_blanks){ .n = 1, .value = { ev->arg[0] } },
              p->w, p->out);
    vk_put(p->out, vk_tr(p->w, raia_act_name[ev->arg[0] <= RAIA_ACTS ? ev->arg[0] : 0]));
    vk_put_char(p->out, '.');
    return 1;
}

/* With two players there is more to a round and to a ceremony. */
static bool is_for_two(const struct page *p)
{
    const struct raia_state *s = p->w ? p->w->state : NULL;
    return s && s->h.seats == 2;
}

static int tell_round(const struct page *p, const struct vk_event *ev)
{
    int n = 0;
    for (int space = 1; space <= ev->arg[0] && space <= RAIA_TRACK; space++)
        n += raia_spaces[space].kind == ACTION_ROUND;
    face_fill(&raiatea_face,
              is_for_two(p) ? "Action round {0} begins. With two players each chooses twice."
                            : "Action round {0} begins.",
              &(struct face_blanks){ .n = 1, .value = { (int16_t)n } }, p->w, p->out);
    return 1;
}

static int tell_ceremony(const struct page *p, const struct vk_event *ev)
{
    static const char *const text[] = { "The first ceremony begins.", "The second ceremony begins.",
                                        "The third and last ceremony begins." };
    put(p, text[ev->arg[0] > 2 ? 2 : ev->arg[0] > 1 ? 1 : 0]);
    if (is_for_two(p))
        put(p, " The Spirit stands in for a third player: it offers mana by the die, and takes a "
               "reward and tiles away.");
    return 1;
}

int raia_tell(const struct vk_event *ev, int n, const struct vk_words *w, struct vk_out *out)
{
    const struct page p = { w, out };
    int told = 0;
    switch (ev->kind) {
    case E_act_began: return tell_act(&p, ev);
    case E_round_began: return tell_round(&p, ev);
    case E_ceremony_began: return tell_ceremony(&p, ev);
    case E_order_now: return tell_order(&p, ev, n);
    case E_row_laid: return tell_row(&p, ev, n);
    case E_offered: return tell_hands(&p, ev, n, E_offered, 0);
    case E_auction_bid: return tell_hands(&p, ev, n, E_auction_bid, 1);
    case E_ritual_drawn: return 1; /* told when it is kept or laid down */
    case E_ritual_kept: return tell_draw(&p, ev, n);
    case E_ready: return n > 1; /* the last one: what was sealed follows */
    case E_performed:           /* a general ritual: the bag has just paid for it */
        if (ev->actor == VK_NONE)
            return 1;
        break;
    case E_mana:
    case E_pearls: told = tell_gains(&p, ev, n); break;
    default: break;
    }
    return told ? told : tell_deeds(&p, ev, n);
}
