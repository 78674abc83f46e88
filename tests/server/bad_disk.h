/*
 * bad_disk.h - a disk that fails when it is told to, under SQLite: a file layer around the system's own.
 * Stores that are opened after bad_disk_plug() work on it, through the same code as ever.
 */
#ifndef VAKA_TESTS_SERVER_BAD_DISK_H
#define VAKA_TESTS_SERVER_BAD_DISK_H

#include "store/store.h"

enum bad_disk {
    DISK_WELL,
    DISK_FULL,    /* nothing more can be written */
    DISK_NO_SYNC, /* written, but nobody knows whether it will last */
    DISK_BROKEN   /* no write succeeds */
};

void bad_disk_plug(void);
void bad_disk_is(enum bad_disk how);
int bad_disk_syncs(void); /* how often something was made to last */

/* A new store on this disk, and the same again as a server would find it after a crash. */
struct store *bad_disk_store(void);
struct store *bad_disk_store_again(void);
void bad_disk_unplug(void); /* the files are gone */

#endif
