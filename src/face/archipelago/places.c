/* places.c - places on the map of Archipelago and the citizens and ships there, for people. */
#include "things.h"
#include <string.h>

static const char *const shore_names[] = { "first shore", "second shore" };

static bool is_strait(const struct arch_state *s, int region)
{
    return s && region < s->n_regions && arch_face_of(s, region)->n_parts > 1;
}

void arch_place_text(const struct arch_state *s, int region, int part, const struct vk_words *w,
                     struct vk_out *out)
{
    arch_region_name(s, region, w, out);
    if (is_strait(s, region) && part < PART_W) {
        vk_put(out, " (");
        vk_put(out, vk_tr(w, shore_names[part]));
        vk_put_char(out, ')');
    }
}

void arch_count_there(const struct arch_state *s, int region, uint8_t n[ARCH_SEATS][2])
{
    memset(n, 0, ARCH_SEATS * sizeof n[0]);
    for (int unit = 0; unit < arch_end_unit(s, s->h.seats - 1); unit++)
        if (s->unit[unit].region == region && arch_on_map(&s->unit[unit]))
            n[arch_owner(s, unit)][arch_is_ship(s, unit)]++;
}

static void put_people(int seat, const uint8_t n[2], const struct vk_words *w, struct vk_out *out)
{
    static const uint8_t count[] = { COUNT_CITIZENS, COUNT_SHIPS };
    vk_put(out, ". ");
    vk_seat_text(&archipelago_face, seat, w, out);
    for (int kind = 0; kind < 2; kind++) {
        if (!n[kind])
            continue;
        vk_put(out, kind && n[0] ? ", " : vk_tr(w, ": "));
        face_fill(&archipelago_face, arch_counts[count[kind]],
                  &(struct face_blanks){ .who = VK_NONE, .n = 1, .value = { n[kind] } }, w, out);
    }
}

void arch_region_text(const struct arch_state *s, int region, const struct vk_words *w,
                      struct vk_out *out)
{
    uint8_t there[ARCH_SEATS][2];
    int n = 0;
    arch_face_text(s->region[region].face, w, out);
    for (int b = 0; b < N_BUILDINGS; b++) {
        if (s->region[region].building[b] == VK_NONE)
            continue;
        vk_put(out, n++ ? ", " : ". ");
        face_plain_name(vk_tr(w, arch_building_name[b]), out);
    }
    arch_count_there(s, region, there);
    for (int seat = 0; seat < s->h.seats; seat++)
        if (there[seat][0] || there[seat][1])
            put_people(seat, there[seat], w, out);
}

/* A unit by what it is, whose it is and where it stands: own ones, then those of others. */
enum { UNIT_FREE, UNIT_ON, UNIT_AT_WORK = UNIT_ON + N_BUILDINGS, N_UNIT_PLACES };
static const char *const unit_texts[2][2][N_UNIT_PLACES] = {
    { { "citizen in {0}", "citizen on the town of {0}", "citizen on the temple of {0}",
        "citizen on the market of {0}", "citizen on the port of {0}", "citizen at work in {0}" },
      { "citizen of {who} in {0}", "citizen of {who} on the town of {0}",
        "citizen of {who} on the temple of {0}", "citizen of {who} on the market of {0}",
        "citizen of {who} on the port of {0}", "citizen of {who} at work in {0}" } },
    { { [UNIT_FREE] = "ship in {0}",
        [UNIT_ON + PORT] = "ship on the port of {0}",
        [UNIT_AT_WORK] = "ship at work in {0}" },
      { [UNIT_FREE] = "ship of {who} in {0}",
        [UNIT_ON + PORT] = "ship of {who} on the port of {0}",
        [UNIT_AT_WORK] = "ship of {who} at work in {0}" } },
};

void arch_unit_text(int unit, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_state *s = w ? w->state : NULL;
    if (!s || arch_owner(s, unit) >= s->h.seats || !arch_on_map(&s->unit[unit])) {
        face_fill(&archipelago_face, "unit {0}",
                  &(struct face_blanks){ .n = 1, .value = { (int16_t)unit } }, w, out);
        return;
    }
    const struct arch_unit *u = &s->unit[unit];
    int owner = arch_owner(s, unit);
    int place = u->spot >= SPOT_ICON       ? UNIT_AT_WORK
                : u->spot >= SPOT_BUILDING ? UNIT_ON + u->spot - SPOT_BUILDING
                                           : UNIT_FREE;
    struct face_blanks b = {
        .who = owner, .n = 1, .kind = { W_PLACE }, .value = { (int16_t)(u->region * 4 + u->part) }
    };
    face_fill(&archipelago_face, unit_texts[arch_is_ship(s, unit)][owner != w->viewer][place], &b,
              w, out);
}

const char *arch_unit_state(const struct arch_state *s, const struct arch_unit *u)
{
    if (u->flags & REBEL)
        return arch_frame_of(s, P_domestic_crisis) ? "lying down" : "rebel";
    return u->flags & ENGAGED ? "busy" : NULL;
}

const char *arch_fallen(const struct arch_state *s)
{
    return arch_counts[arch_frame_of(s, P_domestic_crisis) ? COUNT_LIE : COUNT_REBELS];
}

const char *const arch_held[ARCH_HELD] = {
    [HELD_BY] = VK_IN("region", "held by {who}"),
    [BUILDING_HELD_BY] = VK_IN("building", "held by {who}"),
    [HELD_BY_NONE] = "nobody holds it",
    [HELD_OPEN] = "others harvest for {0} {0|florin|florins} each",
    [HELD_CLOSED] = "others may not harvest",
};
