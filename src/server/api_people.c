/* api_people.c - /api/me and its neighbours. */
#include "server/budget.h"
#include "server/call.h"
#include "server/live.h"
#include "server/nodes.h"
#include "vaka/version.h"
#include <stdio.h>
#include <string.h>

static void write_me(struct vk_json *j, const void *context)
{
    const struct person *who = context;
    vk_json_object(j, NULL);
    if (who->id) {
        vk_json_object(j, "me");
        vk_json_int(j, "id", who->id);
        vk_json_text(j, "name", who->name);
        vk_json_bool(j, "kept", who->is_kept);
        vk_json_end(j, '}');
    } else {
        vk_json_null(j, "me");
    }
    vk_json_int(j, "protocol", 1);
    vk_json_text(j, "version", VAKA_VERSION);
    vk_json_end(j, '}');
}

void api_me(struct call *c)
{
    struct person me = c->me;
    call_answer(c, write_me, &me);
}

static void set_cookie(struct call *c, const char *token)
{
    enum { A_YEAR = 31536000 };
    char text[200];
    (void)snprintf(text, sizeof text, "vaka=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s",
                   token, token[0] ? A_YEAR : 0, net_is_tls(c->q) ? "; Secure" : "");
    net_add_header(c->q, "set-cookie", text);
}

static void done(void *context, enum fault f, const struct person *who, const char *token)
{
    struct call *c = context;
    struct person me = *who;
    if (f != FINE) {
        call_refuse(c, f, NULL);
        return;
    }
    if (token[0])
        set_cookie(c, token);
    call_answer(c, write_me, &me);
}

static void done_out(void *context, enum fault f, const struct person *who,
                     VK_UNUSED const char *token)
{
    struct call *c = context;
    if (f == FINE) {
        live_sign_out(c->sv, c->me.id, c->route->run == api_sign_out ? call_token(c->q) : NULL);
        nodes_person(c->sv, c->me.id);
        set_cookie(c, "");
    }
    done(context, f, who, "");
}

static void done_renamed(void *context, enum fault f, const struct person *who, const char *token)
{
    struct call *c = context;
    if (f == FINE)
        seats_renamed(c->sv, who);
    done(context, f, who, token);
}

enum { NAME_BYTES = 200 }; /* what is read before it is tidied */

static bool ask_name(struct ask *a, const char *text, char name[STORE_NAME])
{
    memset(name, 0, STORE_NAME);
    if (!a->why[0] && !people_tidy_name(text, name))
        ask_refuse(a, "The key \"name\" takes 1 to %d characters that can be printed.",
                   NAME_CHARACTERS);
    return !a->why[0];
}

void api_guest(struct call *c)
{
    struct ask a = call_ask(c);
    char name[STORE_NAME];
    const char *text = ask_text(&a, "name", NAME_BYTES, "");
    if (!a.why[0] && !text[0]) {
        memset(name, 0, sizeof name);
        people_invent_name(a.language, name);
    } else if (!ask_name(&a, text, name)) {
        call_refuse(c, F_BAD_REQUEST, a.why);
        return;
    }
    if (budget_new_guest(c->sv, c->me.household))
        people_guest(c->sv, name, done, c);
    else
        call_refuse(c, F_TOO_MANY, budget_no_guest);
}

void api_rename(struct call *c)
{
    struct ask a = call_ask(c);
    char name[STORE_NAME];
    if (ask_name(&a, ask_text(&a, "name", NAME_BYTES, NULL), name))
        people_rename(c->sv, &c->me, name, done_renamed, c);
    else
        call_refuse(c, F_BAD_REQUEST, a.why);
}

static const char *ask_passphrase(struct ask *a)
{
    const char *text = ask_text(a, "passphrase", PASSPHRASE_MOST, NULL);
    size_t characters = 0;
    for (const char *at = text; *at; at++)
        characters += (*at & 0xC0) != 0x80;
    if (characters < PASSPHRASE_LEAST)
        ask_refuse(a, "The key \"passphrase\" takes %d characters or more.", PASSPHRASE_LEAST);
    return text;
}

void api_keep(struct call *c)
{
    struct ask a = call_ask(c);
    const char *passphrase = ask_passphrase(&a);
    if (a.why[0])
        call_refuse(c, F_BAD_REQUEST, a.why);
    else
        people_keep(c->sv, &c->me, passphrase, done, c);
}

void api_sign_in(struct call *c)
{
    struct ask a = call_ask(c);
    char name[STORE_NAME];
    const char *passphrase = ask_text(&a, "passphrase", PASSPHRASE_MOST, NULL);
    if (ask_name(&a, ask_text(&a, "name", NAME_BYTES, NULL), name))
        people_sign_in(c->sv, &c->me, name, passphrase, done, c);
    else
        call_refuse(c, F_BAD_REQUEST, a.why);
}

void api_sign_out(struct call *c)
{
    people_sign_out(c->sv, call_token(c->q), done_out, c);
}

void api_sign_out_everywhere(struct call *c)
{
    people_sign_out_everywhere(c->sv, &c->me, done_out, c);
}
