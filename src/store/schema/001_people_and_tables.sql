-- People, their tokens, tables with their seats, journals line by line, answered commands.
-- Times are milliseconds since 1970. Texts are UTF-8; their sizes are bounded by store.h.

CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id      INTEGER PRIMARY KEY AUTOINCREMENT, -- a number is never given twice
    name    TEXT    NOT NULL CHECK (name <> ''),
    secret  TEXT    NOT NULL,                  -- empty: a guest
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;

-- A name belongs to at most one person with a passphrase; guests may share names.
CREATE UNIQUE INDEX people_kept ON people (name COLLATE NOCASE) WHERE secret <> '';

CREATE TABLE tokens (
    hash    BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    person  INTEGER NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE tables (
    id          TEXT    NOT NULL PRIMARY KEY CHECK (id <> ''),
    invite      TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    game        TEXT    NOT NULL CHECK (game <> ''),
    host        INTEGER NOT NULL REFERENCES people (id),
    created     INTEGER NOT NULL,
    updated     INTEGER NOT NULL,
    status      INTEGER NOT NULL CHECK (status BETWEEN 0 AND 3), -- open, running, over, closed
    is_public   INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    hints       INTEGER NOT NULL CHECK (hints IN (0, 1)),
    pace        INTEGER NOT NULL CHECK (pace IN (0, 1)),         -- live, slow
    n_seats     INTEGER NOT NULL CHECK (n_seats BETWEEN 1 AND 5),
    clock_start INTEGER NOT NULL,
    clock_step  INTEGER NOT NULL,
    turn_since  INTEGER NOT NULL,
    secret      BLOB    NOT NULL CHECK (length(secret) = 32),    -- of its chance
    options     TEXT    NOT NULL,
    rematch     TEXT    NOT NULL,                                -- id of the table that follows
    summary     TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX tables_invite ON tables (invite) WHERE invite <> '';
CREATE INDEX tables_status ON tables (status, is_public, updated DESC, id);
CREATE INDEX tables_host ON tables (host);

CREATE TABLE seats (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 4),
    kind       INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2), -- free, person, bot
    away       INTEGER NOT NULL CHECK (away IN (0, 1)),
    person     INTEGER REFERENCES people (id),
    level      TEXT    NOT NULL,
    clock_left INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 1) = (person IS NOT NULL)),
    CHECK (away = 0 OR kind = 1)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE lines (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    line     INTEGER NOT NULL CHECK (line >= 1),
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id),
    client   TEXT    NOT NULL,
    reply    TEXT    NOT NULL,
    time     INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, client)
) STRICT, WITHOUT ROWID;

CREATE INDEX commands_time ON commands (time);
