/* budget.c - a set of buckets for each kind of thing, so that kinds do not disturb each other. */
#include "server/budget.h"
#include "server/attempts.h"
#include "store/xmalloc.h"
#include "vaka/hash.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINUTE = 60, HOUR = 3600, DAY = 86400 };

enum kind { THINK_PERSON, THINK_HOUSEHOLD, NEW_TABLES, NEW_GUESTS, BYTES, N_KINDS };

struct budgets {
    struct attempts of[N_KINDS];
    uint64_t salt;
};

const char budget_no_thinking[] = "Bots have used up their thinking time for you; wait a minute.";
const char budget_no_table[] =
    "Too many tables were opened from your address in the last hour; try again later.";
const char budget_no_guest[] =
    "Too many guests came from your address in the last hour; try again later.";
const char budget_no_writing[] =
    "Your address has stored as much as it may in a day; try again later.";

struct budgets *budgets_open(void)
{
    struct budgets *b = xcalloc(1, sizeof *b);
    for (int i = 0; i < N_KINDS; i++)
        randombytes_buf(&b->of[i].salt, sizeof b->of[i].salt);
    randombytes_buf(&b->salt, sizeof b->salt);
    return b;
}

void budgets_close(struct budgets *b)
{
    free(b);
}

/* `most` of them in `seconds`, and at once after a pause; 0: any number. */
static bool has_left(struct server *sv, enum kind kind, const char *key, double most, int seconds)
{
    if (most <= 0)
        return true;
    return attempts_left(&sv->budgets->of[kind], "", key, most, seconds / most, sv->awake) > 0;
}

static void spend(struct server *sv, enum kind kind, const char *key, double most, int seconds,
                  double amount)
{
    if (most > 0)
        attempts_spend(&sv->budgets->of[kind], "", key, most, seconds / most, amount, sv->awake);
}

static bool take_one(struct server *sv, enum kind kind, const char *key, double most, int seconds)
{
    if (most <= 0)
        return true;
    return attempts_take(&sv->budgets->of[kind], "", key, most, seconds / most, sv->awake);
}

/* ---- Thinking ---- */

static const char *key_of(int64_t person, char key[24])
{
    (void)snprintf(key, 24, "%lld", (long long)person);
    return key;
}

bool budget_may_think(struct server *sv, int64_t person, const char *household)
{
    const struct server_config *c = &sv->config;
    char key[24];
    return has_left(sv, THINK_PERSON, key_of(person, key), c->think_per_person, MINUTE) &&
           has_left(sv, THINK_HOUSEHOLD, household, c->think_per_address, MINUTE);
}

void budget_thought(struct server *sv, int64_t person, const char *household, double seconds)
{
    const struct server_config *c = &sv->config;
    char key[24];
    spend(sv, THINK_PERSON, key_of(person, key), c->think_per_person, MINUTE, seconds);
    spend(sv, THINK_HOUSEHOLD, household, c->think_per_address, MINUTE, seconds);
}

/* ---- Tables, guests, bytes ---- */

bool budget_new_table(struct server *sv, const char *household)
{
    return take_one(sv, NEW_TABLES, household, sv->config.new_tables_per_address, HOUR);
}

bool budget_new_guest(struct server *sv, const char *household)
{
    return take_one(sv, NEW_GUESTS, household, sv->config.new_guests_per_address, HOUR);
}

bool budget_may_write(struct server *sv, const char *household)
{
    return has_left(sv, BYTES, household, (double)sv->config.bytes_per_address, DAY);
}

void budget_written(struct server *sv, const char *household, size_t bytes)
{
    spend(sv, BYTES, household, (double)sv->config.bytes_per_address, DAY, (double)bytes);
}

/* ---- Shares ---- */

uint64_t budget_share(const struct server *sv, const char *of)
{
    return vk_hash(sv->budgets->salt, of, strlen(of));
}

uint64_t budget_share_of(const struct server *sv, int64_t person)
{
    return vk_hash(sv->budgets->salt, &person, sizeof person);
}
