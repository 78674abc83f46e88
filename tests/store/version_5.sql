-- version_5.sql - a database as the fifth schema left it, for the test of migrations. Never changed.
PRAGMA application_id = 1449225057;
BEGIN;
CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT    NOT NULL CHECK (name <> ''),
    secret  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;

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
    status      INTEGER NOT NULL CHECK (status BETWEEN 0 AND 3),
    is_public   INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    hints       INTEGER NOT NULL CHECK (hints IN (0, 1)),
    pace        INTEGER NOT NULL CHECK (pace IN (0, 1)),
    n_seats     INTEGER NOT NULL CHECK (n_seats BETWEEN 1 AND 5),
    clock_start INTEGER NOT NULL,
    clock_step  INTEGER NOT NULL,
    turn_since  INTEGER NOT NULL,
    secret      BLOB    NOT NULL CHECK (length(secret) = 32),
    options     TEXT    NOT NULL,
    rematch     TEXT    NOT NULL,
    summary     TEXT    NOT NULL,
    asked_since INTEGER NOT NULL DEFAULT 0,
    asked_to    INTEGER NOT NULL DEFAULT 0,
    asked_yes   INTEGER NOT NULL DEFAULT 0,
    asked_wait  INTEGER NOT NULL DEFAULT 0,
    asked_by    INTEGER NOT NULL DEFAULT 0,
    asked_how   INTEGER NOT NULL DEFAULT 0,
    asked_seat  INTEGER NOT NULL DEFAULT 0,
    version     INTEGER NOT NULL DEFAULT 1,
    n_lines     INTEGER NOT NULL DEFAULT 0,
    n_chat      INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX tables_invite ON tables (invite) WHERE invite <> '';
CREATE INDEX tables_status ON tables (status, is_public, updated DESC, id);
CREATE INDEX tables_host ON tables (host);

CREATE TABLE seats (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 4),
    kind       INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
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

CREATE TABLE chat (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL CHECK (n >= 1),
    person   INTEGER REFERENCES people (id), -- NULL: the house speaks
    time     INTEGER NOT NULL,
    name     TEXT    NOT NULL,               -- as it was when this was said
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL REFERENCES people (id),
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;

CREATE TABLE marks (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person    INTEGER NOT NULL REFERENCES people (id),
    chat_read INTEGER NOT NULL,
    step_seen INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE lessons (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    done   TEXT    NOT NULL
) STRICT;

CREATE TABLE bookmarks (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    line     INTEGER NOT NULL CHECK (line >= 1),
    body     BLOB    NOT NULL
) STRICT;

INSERT INTO meta VALUES ('schema_version', '5');
INSERT INTO people VALUES (1, 'Ana', 'hash of Ana', 100, 200);
INSERT INTO people VALUES (2, 'Ben', '', 110, 210);
INSERT INTO tokens VALUES (x'0101010101010101010101010101010101010101010101010101010101010101', 1, 150);
INSERT INTO tables VALUES ('t1', 'i-t1', 'Friday evening', 'polynesia', 1, 1000, 2000, 1, 1, 1, 1, 2,
    600000, 15000, 1500, zeroblob(32), 'lava=quick', '', '{}', 1650, 1, 2, 1, 0, 0, 0, 7, 3, 2);
INSERT INTO seats VALUES ('t1', 0, 1, 0, 1, '', 590000), ('t1', 1, 1, 1, 2, 'easy', -1);
INSERT INTO lines VALUES ('t1', 1, 'line 1 of t1'), ('t1', 2, 'line 2 of t1'), ('t1', 3, 'line 3 of t1');
INSERT INTO commands VALUES ('t1', 2, 'c1', 'done', 1700);
INSERT INTO tables VALUES ('t2', '', 'Saturday', 'raiatea', 2, 1100, 2100, 0, 0, 1, 0, 1,
    0, 0, 0, zeroblob(32), '', '', '', 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);
INSERT INTO seats VALUES ('t2', 0, 1, 0, 2, '', -1);
INSERT INTO chat VALUES ('t1', 1, 1, 1600, 'Ana', 'Hello'), ('t1', 2, NULL, 1700, '', 'Ben has left.');
INSERT INTO marks VALUES ('t1', 2, 1, 2);
INSERT INTO lessons VALUES (1, 'polynesia-1');
COMMIT;
PRAGMA journal_mode = WAL;
