/* view_map.c - the map of Archipelago as JSON: regions with buildings and icons, cells that are free, units. */
#include "things.h"
#include <string.h>

static int unit_on_icon(const struct arch_state *s, int region, int icon)
{
    for (int u = 0; u < arch_end_unit(s, s->h.seats - 1); u++)
        if (s->unit[u].region == region && s->unit[u].spot == SPOT_ICON + icon)
            return u;
    return VK_NONE;
}

static void write_building(const struct arch_state *s, const struct arch_sight *sight, int region,
                           int b, const struct vk_words *w, struct vk_json *j)
{
    const struct arch_region *at = &s->region[region];
    int holder = arch_controller(s, sight, region, b);
    vk_json_object(j, NULL);
    arch_word_or_null(j, "type", A_BUILDING, b);
    arch_word_or_null(j, "part", A_PART, at->building[b]);
    vk_json_bool(j, "used", at->used >> b & 1);
    arch_number_or_null(j, "controller", holder);
    arch_number_or_null(j, "unit", sight->on[region][b]);
    char text[120];
    struct vk_out out = vk_out_to(text, sizeof text);
    face_fill(&archipelago_face, arch_held[holder == VK_NONE ? HELD_BY_NONE : BUILDING_HELD_BY],
              &(struct face_blanks){ .who = holder }, w, &out);
    if (at->used >> b & 1)
        vk_put(&out, vk_tr(w, VK_IN("building", ", used")));
    vk_json_text(j, "text", text);
    vk_json_end(j, '}');
}

static void write_icon(const struct arch_state *s, int region, int icon, const struct vk_words *w,
                       struct vk_json *j)
{
    const struct arch_icon *what = &arch_face_of(s, region)->icon[icon];
    vk_json_object(j, NULL);
    vk_json_int(j, "icon", icon);
    arch_word_or_null(j, "res", A_RES, what->res);
    arch_word_or_null(j, "part", A_PART, what->part);
    int unit = unit_on_icon(s, region, icon);
    bool is_ravaged = s->region[region].ravaged >> icon & 1;
    arch_number_or_null(j, "unit", unit);
    vk_json_bool(j, "ravaged", is_ravaged);
    if (is_ravaged || unit != VK_NONE)
        vk_json_text(j, "state", vk_tr(w, arch_states[is_ravaged ? STATE_RAVAGED : STATE_TAKEN]));
    vk_json_end(j, '}');
}

/* What its land, its shores and its sea are called. */
static void write_parts(const struct arch_state *s, int region, const struct vk_words *w,
                        struct vk_json *j)
{
    vk_json_object(j, "parts");
    for (int part = PART_A; part < N_PARTS_OF_FACE; part++) {
        char name[120];
        struct vk_out out = vk_out_to(name, sizeof name);
        const struct arch_face *face = arch_face_of(s, region);
        if (part == PART_W ? !face->has_sea : part >= face->n_parts)
            continue;
        arch_place_text(s, region, part, w, &out);
        if (part == PART_W) {
            vk_put(&out, ", ");
            arch_arg_text(A_SPOT, part, w, &out);
        }
        vk_json_text(j, archipelago_game.arg_kinds[A_PART].words[part], name);
    }
    vk_json_end(j, '}');
}

/* Terms sleep while their owner does not control the region (8.27). */
static int terms_of(const struct arch_state *s, const struct arch_sight *sight, int region)
{
    const struct arch_region *at = &s->region[region];
    bool is_awake = at->terms_of != VK_NONE && at->terms_of == sight->control[region];
    return is_awake ? at->terms : VK_NONE;
}

/* All that what is said of a region hangs on. */
static bool is_region_known(const struct arch_state *s, const struct arch_sight *sight, int region,
                            struct vk_json *j)
{
    enum { MOST_ICONS = 8, BUILDING = 2 };
    uint8_t there[ARCH_SEATS][2];
    uint8_t from[4 + sizeof s->region[0] + BUILDING * N_BUILDINGS + MOST_ICONS + sizeof there] = {
        (uint8_t)region, sight->control[region], (uint8_t)terms_of(s, sight, region),
        s->permit[region]
    };
    uint8_t *at = from + 4;
    int n_icons = arch_face_of(s, region)->n_icons;
    if (!j->spans || n_icons > MOST_ICONS)
        return false;
    memcpy(at, &s->region[region], sizeof s->region[0]);
    at += sizeof s->region[0];
    for (int b = 0; b < N_BUILDINGS; b++) {
        if (s->region[region].building[b] != VK_NONE)
            at[0] = (uint8_t)arch_controller(s, sight, region, b);
        at[1] = sight->on[region][b];
        at += BUILDING;
    }
    for (int icon = 0; icon < n_icons; icon++)
        at[icon] = (uint8_t)unit_on_icon(s, region, icon);
    arch_count_there(s, region, there);
    memcpy(at + n_icons, there, sizeof there);
    return vk_json_known(j, NULL, from, sizeof from);
}

/* Who holds it, and what others pay there. */
static void write_held(const struct arch_state *s, const struct arch_sight *sight, int region,
                       const struct vk_words *w, struct vk_json *j)
{
    int holder = sight->control[region], terms = terms_of(s, sight, region);
    arch_write_text(j, "held", arch_held[HELD_BY], holder, 0, 0, w);
    arch_write_text(j, "open", arch_held[terms == VK_NONE ? HELD_CLOSED : HELD_OPEN], holder, terms,
                    0, w);
}

static void write_region(const struct arch_state *s, const struct arch_sight *sight, int region,
                         const struct vk_words *w, struct vk_json *j)
{
    const struct arch_region *at = &s->region[region];
    char name[64], text[400];
    struct vk_out out = vk_out_to(name, sizeof name), there = vk_out_to(text, sizeof text);
    arch_face_name(at->face, w, &out);
    arch_region_text(s, region, w, &there);
    vk_json_object(j, NULL);
    vk_json_int(j, "region", region);
    vk_json_text(j, "face", arch_face_words[at->face]);
    vk_json_int(j, "rot", at->rot);
    vk_json_int(j, "q", at->q);
    vk_json_int(j, "r", at->r);
    vk_json_text(j, "name", name);
    vk_json_text(j, "text", text);
    write_parts(s, region, w, j);
    vk_json_array(j, "buildings");
    for (int b = 0; b < N_BUILDINGS; b++)
        if (at->building[b] != VK_NONE)
            write_building(s, sight, region, b, w, j);
    vk_json_end(j, ']');
    arch_number_or_null(j, "control", sight->control[region]);
    if (sight->control[region] != VK_NONE)
        write_held(s, sight, region, w, j);
    vk_json_array(j, "icons");
    for (int icon = 0; icon < arch_face_of(s, region)->n_icons; icon++)
        write_icon(s, region, icon, w, j);
    vk_json_end(j, ']');
    arch_number_or_null(j, "terms", terms_of(s, sight, region));
    vk_json_int(j, "permits", s->permit[region]);
    vk_json_end(j, '}');
}

static bool is_unit_known(const struct arch_state *s, int unit, struct vk_json *j)
{
    const struct arch_unit *u = &s->unit[unit];
    uint8_t from[4 + sizeof *u] = { (uint8_t)unit, (uint8_t)arch_owner(s, unit),
                                    arch_is_ship(s, unit), s->region[u->region].face };
    if (u->flags & REBEL)
        from[2] = arch_frame_of(s, P_domestic_crisis) != NULL;
    memcpy(from + 4, u, sizeof *u);
    return vk_json_known(j, NULL, from, sizeof from);
}

static void write_unit(const struct arch_state *s, int unit, const struct vk_words *w,
                       struct vk_json *j)
{
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    static const char *const spots[] = { "free", "town", "temple", "market", "port", "icon" };
    const struct arch_unit *u = &s->unit[unit];
    bool is_working = u->spot >= SPOT_ICON;
    vk_json_object(j, NULL);
    vk_json_int(j, "unit", unit);
    vk_json_int(j, "seat", arch_owner(s, unit));
    arch_word_or_null(j, "kind", A_KIND, arch_is_ship(s, unit));
    vk_json_int(j, "region", u->region);
    arch_word_or_null(j, "part", A_PART, u->part);
    vk_json_text(j, "spot", spots[is_working ? 5 : u->spot]);
    arch_number_or_null(j, "icon", is_working ? u->spot - SPOT_ICON : VK_NONE);
    if (u->flags & ENGAGED)
        vk_json_text(j, "engaged", u->flags & BY_WORK ? "work" : "service");
    else
        vk_json_null(j, "engaged");
    vk_json_bool(j, "rebel", u->flags & REBEL);
    vk_json_bool(j, "moved", u->flags & MOVED);
    arch_unit_text(unit, w, &out);
    vk_json_text(j, "text", text);
    const char *state = arch_unit_state(s, u);
    if (state)
        vk_json_text(j, "state", vk_tr(w, state));
    vk_json_end(j, '}');
}

/* Where the map could grow. */
static void write_cells(const struct arch_state *s, struct vk_json *j)
{
    int8_t cell[ARCH_CELLS][2];
    int n = arch_open_cells(s, cell);
    vk_json_array(j, "cells");
    for (int i = 0; i < n; i++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "q", cell[i][0]);
        vk_json_int(j, "r", cell[i][1]);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

void arch_write_map(const struct arch_state *s, const struct arch_sight *sight,
                    const struct vk_words *w, struct vk_json *j)
{
    vk_json_array(j, "regions");
    for (int region = 0; region < s->n_regions; region++)
        if (!is_region_known(s, sight, region, j))
            write_region(s, sight, region, w, j);
    vk_json_end(j, ']');
    write_cells(s, j);
    vk_json_array(j, "units");
    for (int unit = 0; unit < arch_end_unit(s, s->h.seats - 1); unit++)
        if (arch_on_map(&s->unit[unit]) && !is_unit_known(s, unit, j))
            write_unit(s, unit, w, j);
    vk_json_end(j, ']');
}
