/*
 * site.c - `vaka site`: the page as a folder of files, for any web server: everything but people. Only the page itself
 * knows where the site begins; scripts, styles and the service worker find one another from where they lie. Each
 * address that is known beforehand is a folder with the page in it, so that a host without settings finds it; for the
 * others (a table in this browser) there is 404.html, which most hosts send for what they do not have.
 */
#include "cli/commands.h"
#include "cli/file.h"
#include "server/assets.h"
#include "store/xmalloc.h"
#include "words/tell.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_SIZE = 4096, BASE_MAX = 200 };

/* A folder that is being written, with all that was made so far: if something fails, that goes again. */
struct site {
    const char *folder;
    const char *base;
    char *page; /* the page as it stands in this site */
    size_t page_length;
    char **made;
    size_t n_made, n_files, n_bytes;
    char why[PATH_SIZE + 200];
};

static const char *page_path = "/index.html", *addresses_path = "/addresses.txt";

/* ---- What is asked for --------------------------------------------------------------------- */

/* Letters, digits and what needs no quoting in an address, in words between slashes that are no dots. */
static bool is_base(const char *base)
{
    size_t n = strlen(base);
    if (n == 0 || n > BASE_MAX || base[0] != '/' || base[n - 1] != '/' || strstr(base, "//"))
        return false;
    for (const char *c = base; *c; c++) {
        if (*c == '/' && (strncmp(c, "/./", 3) == 0 || strncmp(c, "/../", 4) == 0))
            return false;
        if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/", *c))
            return false;
    }
    return true;
}

static bool is_empty_folder(const char *path)
{
    DIR *d = opendir(path);
    bool is_empty = d != NULL;
    for (struct dirent *e = d ? readdir(d) : NULL; e && is_empty; e = readdir(d))
        is_empty = strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0;
    if (d)
        (void)closedir(d);
    return is_empty;
}

static bool has_engine(void)
{
    for (const struct asset *a = embedded_assets; a->path; a++) {
        const char *ending = strrchr(a->path, '.');
        if (ending && strcmp(ending, ".wasm") == 0)
            return true;
    }
    return false;
}

static int check_call(const struct cli_call *call, const char *folder, const char *base)
{
    struct stat st;
    if (!is_base(base))
        return cli_wrong(
            call,
            "--base takes a path that begins and ends with a slash, like /games/vaka/, not \"%s\"",
            base);
    if (!asset_by_path(page_path) || !asset_by_path(addresses_path))
        return cli_fault(
            call, "this program was built without the web client: make web build, then try again");
    if (!has_engine())
        return cli_fault(
            call, "this program was built without WebAssembly, and a site cannot do without: "
                  "tools/install, make web build, then try again");
    if (stat(folder, &st) != 0)
        return CLI_OK; /* it will be made */
    if (!S_ISDIR(st.st_mode))
        return cli_fault(call, "%s is not a folder", folder);
    if (!is_empty_folder(folder))
        return cli_fault(call, "%s is not an empty folder: name a new one, or empty it first",
                         folder);
    return CLI_OK;
}

/* ---- The page ------------------------------------------------------------------------------ */

static void add_text(struct site *s, const char *text, size_t n)
{
    s->page = xrealloc(s->page, s->page_length + n + 1, 1);
    memcpy(s->page + s->page_length, text, n);
    s->page_length += n;
    s->page[s->page_length] = '\0';
}

/* Every address in it begins where the site does, and it knows that there is no server. */
static void write_page(struct site *s)
{
    static const char root[] = "=\"/", server[] = "data-server=\"yes\"",
                      alone[] = "data-server=\"no\"";
    const struct asset *a = asset_by_path(page_path);
    const char *at = (const char *)a->bytes, *end = (const char *)a->end;
    while (at < end) {
        if (strncmp(at, root, sizeof root - 1) == 0) {
            add_text(s, root, sizeof root - 2);
            add_text(s, s->base, strlen(s->base));
            at += sizeof root - 1;
        } else if (strncmp(at, server, sizeof server - 1) == 0) {
            add_text(s, alone, sizeof alone - 1);
            at += sizeof server - 1;
        } else {
            add_text(s, at++, 1);
        }
    }
}

/* ---- The folder ---------------------------------------------------------------------------- */

static void note_made(struct site *s, const char *path)
{
    s->made = xrealloc(s->made, s->n_made + 1, sizeof *s->made);
    s->made[s->n_made++] = xstrdup(path);
}

static bool make_folder(struct site *s, const char *path)
{
    if (mkdir(path, 0777) == 0) {
        note_made(s, path);
        return true;
    }
    return errno == EEXIST || cli_make_directory(path, s->why, sizeof s->why);
}

/* `name` may have folders in it, which are made. */
static bool put_file(struct site *s, const char *name, const void *bytes, size_t n)
{
    char path[PATH_SIZE];
    int length = snprintf(path, sizeof path, "%s/%s", s->folder, name);
    if (length < 0 || (size_t)length >= sizeof path) {
        vk_tell_text(s->why, sizeof s->why, "the name of the folder is too long");
        return false;
    }
    for (char *slash = path + strlen(s->folder) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        bool is_made = make_folder(s, path);
        *slash = '/';
        if (!is_made)
            return false;
    }
    if (!cli_write_file(path, bytes, n, s->why, sizeof s->why))
        return false;
    note_made(s, path);
    s->n_files++;
    s->n_bytes += n;
    return true;
}

static bool put_twin(struct site *s, const struct asset *a, const char *ending,
                     const unsigned char *bytes, const unsigned char *end)
{
    char name[PATH_SIZE];
    (void)snprintf(name, sizeof name, "%s%s", a->path + 1, ending);
    return !bytes || put_file(s, name, bytes, (size_t)(end - bytes));
}

/* The file, and packed twins for hosts that send these where they are welcome. */
static bool put_asset(struct site *s, const struct asset *a)
{
    return put_twin(s, a, "", a->bytes, a->end) && put_twin(s, a, ".gz", a->gzip, a->gzip_end) &&
           put_twin(s, a, ".br", a->brotli, a->brotli_end);
}

static bool put_pages(struct site *s)
{
    const struct asset *a = asset_by_path(addresses_path);
    const char *at = (const char *)a->bytes, *end = (const char *)a->end;
    if (!put_file(s, "index.html", s->page, s->page_length) ||
        !put_file(s, "404.html", s->page, s->page_length))
        return false;
    while (at < end) {
        char name[PATH_SIZE];
        size_t n = strcspn(at, "\n");
        (void)snprintf(name, sizeof name, "%.*s/index.html", (int)n, at);
        if (!put_file(s, name, s->page, s->page_length))
            return false;
        at += n + 1;
    }
    return true;
}

static bool put_all(struct site *s)
{
    if (!make_folder(s, s->folder))
        return false;
    for (const struct asset *a = embedded_assets; a->path; a++)
        if (strcmp(a->path, page_path) != 0 && strcmp(a->path, addresses_path) != 0 &&
            !put_asset(s, a))
            return false;
    return put_pages(s);
}

static int site_run(struct cli_call *call)
{
    if (call->n_words != 1)
        return cli_wrong(call, "name the folder to write");
    struct site s = { .folder = call->word[0], .base = cli_given(call, "--base") };
    if (!s.base)
        s.base = "/";
    int status = check_call(call, s.folder, s.base);
    if (status != CLI_OK)
        return status;
    write_page(&s);
    bool is_good = put_all(&s);
    while (s.n_made > 0) {
        if (!is_good)
            (void)remove(s.made[s.n_made - 1]);
        free(s.made[--s.n_made]);
    }
    free(s.made);
    free(s.page);
    if (!is_good)
        return cli_fault(call, "%s", s.why);
    vk_tell("%s has %zu files, %zu KB; serve it at %s\n", s.folder, s.n_files, s.n_bytes / 1024,
            s.base);
    return CLI_OK;
}

static const struct cli_option site_options[] = {
    { "--base", "PATH", "where the site begins on its host: /, or /games/vaka/" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_site_command = {
    .name = "site",
    .usage = "DIR [--base PATH]",
    .summary =
        "Write the page as a folder of files for any web server: all but playing with people",
    .options = site_options,
    .words_max = 1,
    .run = site_run,
};
