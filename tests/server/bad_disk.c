/* bad_disk.c - the file layer: every call goes to the system's, but for writes and syncs of a bad one. */
#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "bad_disk.h"
#include <cmocka.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A file of ours begins like every file of SQLite; the system's own lies behind it. */
struct bad_file {
    sqlite3_file base;
    sqlite3_file *real;
};

static sqlite3_vfs layer;
static sqlite3_vfs *real_layer;
static sqlite3_io_methods methods;
static enum bad_disk how_it_is;
static int n_syncs;
static char folder[64], url[128];

static sqlite3_file *real_of(sqlite3_file *f)
{
    return ((struct bad_file *)(void *)f)->real;
}

static int bad_write(sqlite3_file *f, const void *bytes, int n, sqlite3_int64 at)
{
    switch (how_it_is) {
    case DISK_FULL: return SQLITE_FULL;
    case DISK_BROKEN: return SQLITE_IOERR_WRITE;
    default: return real_of(f)->pMethods->xWrite(real_of(f), bytes, n, at);
    }
}

static int bad_sync(sqlite3_file *f, int flags)
{
    if (how_it_is == DISK_NO_SYNC || how_it_is == DISK_BROKEN)
        return SQLITE_IOERR_FSYNC;
    n_syncs++;
    return real_of(f)->pMethods->xSync(real_of(f), flags);
}

static int bad_close(sqlite3_file *f)
{
    return real_of(f)->pMethods ? real_of(f)->pMethods->xClose(real_of(f)) : SQLITE_OK;
}

static int bad_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at)
{
    return real_of(f)->pMethods->xRead(real_of(f), to, n, at);
}

static int bad_truncate(sqlite3_file *f, sqlite3_int64 size)
{
    return real_of(f)->pMethods->xTruncate(real_of(f), size);
}

static int bad_size(sqlite3_file *f, sqlite3_int64 *size)
{
    return real_of(f)->pMethods->xFileSize(real_of(f), size);
}

static int bad_lock(sqlite3_file *f, int level)
{
    return real_of(f)->pMethods->xLock(real_of(f), level);
}

static int bad_unlock(sqlite3_file *f, int level)
{
    return real_of(f)->pMethods->xUnlock(real_of(f), level);
}

static int bad_reserved(sqlite3_file *f, int *is_reserved)
{
    return real_of(f)->pMethods->xCheckReservedLock(real_of(f), is_reserved);
}

static int bad_control(sqlite3_file *f, int what, void *argument)
{
    return real_of(f)->pMethods->xFileControl(real_of(f), what, argument);
}

static int bad_sector(sqlite3_file *f)
{
    return real_of(f)->pMethods->xSectorSize(real_of(f));
}

static int bad_traits(sqlite3_file *f)
{
    return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
}

static int bad_shm_map(sqlite3_file *f, int page, int size, int extends, void volatile **out)
{
    return real_of(f)->pMethods->xShmMap(real_of(f), page, size, extends, out);
}

static int bad_shm_lock(sqlite3_file *f, int offset, int n, int flags)
{
    return real_of(f)->pMethods->xShmLock(real_of(f), offset, n, flags);
}

static void bad_shm_barrier(sqlite3_file *f)
{
    real_of(f)->pMethods->xShmBarrier(real_of(f));
}

static int bad_shm_unmap(sqlite3_file *f, int deletes)
{
    return real_of(f)->pMethods->xShmUnmap(real_of(f), deletes);
}

static int bad_open(sqlite3_vfs *v, const char *name, sqlite3_file *f, int flags, int *out)
{
    struct bad_file *mine = (struct bad_file *)(void *)f;
    (void)v;
    mine->real = (sqlite3_file *)(void *)(mine + 1);
    int rc = real_layer->xOpen(real_layer, name, mine->real, flags, out);
    f->pMethods = rc == SQLITE_OK ? &methods : NULL;
    return rc;
}

void bad_disk_plug(void)
{
    methods = (sqlite3_io_methods){
        .iVersion = 2,
        .xClose = bad_close,
        .xRead = bad_read,
        .xWrite = bad_write,
        .xTruncate = bad_truncate,
        .xSync = bad_sync,
        .xFileSize = bad_size,
        .xLock = bad_lock,
        .xUnlock = bad_unlock,
        .xCheckReservedLock = bad_reserved,
        .xFileControl = bad_control,
        .xSectorSize = bad_sector,
        .xDeviceCharacteristics = bad_traits,
        .xShmMap = bad_shm_map,
        .xShmLock = bad_shm_lock,
        .xShmBarrier = bad_shm_barrier,
        .xShmUnmap = bad_shm_unmap,
    };
    how_it_is = DISK_WELL;
    n_syncs = 0;
    (void)snprintf(folder, sizeof folder, "/tmp/vaka-disk-XXXXXX");
    assert_non_null(mkdtemp(folder));
    (void)snprintf(url, sizeof url, "sqlite:%s/games.db", folder);
    real_layer = sqlite3_vfs_find(NULL);
    layer = *real_layer;
    layer.zName = "bad-disk";
    layer.szOsFile = (int)sizeof(struct bad_file) + real_layer->szOsFile;
    layer.xOpen = bad_open;
    assert_int_equal(sqlite3_vfs_register(&layer, 1), SQLITE_OK);
}

void bad_disk_is(enum bad_disk how)
{
    how_it_is = how;
}

int bad_disk_syncs(void)
{
    return n_syncs;
}

struct store *bad_disk_store(void)
{
    struct err e;
    struct store *s = store_open(url, &e);
    assert_non_null(s);
    return s;
}

struct store *bad_disk_store_again(void)
{
    bad_disk_is(DISK_WELL);
    return bad_disk_store();
}

void bad_disk_unplug(void)
{
    static const char *const file[] = { "games.db", "games.db-wal", "games.db-shm",
                                        "games.db.lock" };
    char name[128];
    sqlite3_vfs_unregister(&layer);
    sqlite3_vfs_register(real_layer, 1);
    for (size_t i = 0; i < sizeof file / sizeof *file; i++) {
        (void)snprintf(name, sizeof name, "%s/%s", folder, file[i]);
        (void)unlink(name);
    }
    (void)rmdir(folder);
}
