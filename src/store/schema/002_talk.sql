-- What people say at a table, write for themselves, and have read.

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
