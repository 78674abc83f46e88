/* places.c - places on the map of Archipelago and the citizens and ships there, for people. */
#include "things.h"

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

const char *const arch_held[ARCH_HELD] = {
    [HELD_BY] = VK_IN("region", "held by {who}"),
    [BUILDING_HELD_BY] = VK_IN("building", "held by {who}"),
    [HELD_BY_NONE] = "nobody holds it",
    [HELD_OPEN] = "others harvest for {0} {0|florin|florins} each",
    [HELD_CLOSED] = "others may not harvest",
};
