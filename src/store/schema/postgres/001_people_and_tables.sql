-- What a store in PostgreSQL holds: the tables of docs/store.md, as SQLite has them but for what is said here. Ids are
-- compared byte by byte (COLLATE "C"). Lines and commands have no foreign keys: the statement that writes them takes
-- the table's id from its row, and the sweep removes them.

CREATE TABLE meta (
    key   text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
);

CREATE TABLE people (
    id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, -- a number is never given twice
    name    text   NOT NULL CHECK (name <> ''),
    secret  text   NOT NULL,                                 -- empty: a guest
    created bigint NOT NULL,
    seen    bigint NOT NULL
);

-- A name belongs to at most one person with a passphrase, whatever the case of a to z; guests may share names.
CREATE UNIQUE INDEX people_kept ON people (lower(name COLLATE "C")) WHERE secret <> '';
CREATE INDEX people_guests ON people (seen) WHERE secret = '';

CREATE TABLE tokens (
    hash    bytea  PRIMARY KEY CHECK (length(hash) = 32),
    person  bigint NOT NULL REFERENCES people (id),
    created bigint NOT NULL
);

CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE lessons (
    person bigint PRIMARY KEY REFERENCES people (id),
    done   text   NOT NULL
);

-- A step of a game writes this row and no index: clocks are here and not with the seats, and lists walk `listed`, which
-- follows `updated` once a minute.
CREATE TABLE tables (
    id          text     COLLATE "C" PRIMARY KEY CHECK (id <> ''),
    invite      text     COLLATE "C" NOT NULL,
    name        text     NOT NULL,
    game        text     COLLATE "C" NOT NULL CHECK (game <> ''),
    host        bigint   NOT NULL REFERENCES people (id),
    created     bigint   NOT NULL,
    updated     bigint   NOT NULL,
    status      smallint NOT NULL CHECK (status BETWEEN 0 AND 3), -- open, running, over, closed
    is_public   smallint NOT NULL CHECK (is_public IN (0, 1)),
    hints       smallint NOT NULL CHECK (hints IN (0, 1)),
    pace        smallint NOT NULL CHECK (pace IN (0, 1)),         -- live, slow
    n_seats     smallint NOT NULL CHECK (n_seats BETWEEN 1 AND 5),
    clock_start bigint   NOT NULL,
    clock_step  bigint   NOT NULL,
    turn_since  bigint   NOT NULL,
    secret      bytea    NOT NULL CHECK (length(secret) = 32),    -- of its chance
    options     text     NOT NULL,
    rematch     text     COLLATE "C" NOT NULL,                    -- id of the table that follows
    summary     text     NOT NULL,
    asked_since bigint   NOT NULL,                                -- 0: nobody asks
    asked_to    bigint   NOT NULL,
    asked_yes   integer  NOT NULL,                                -- seats
    asked_wait  integer  NOT NULL,
    asked_by    smallint NOT NULL,
    asked_how   smallint NOT NULL,
    asked_seat  smallint NOT NULL,
    version     bigint   NOT NULL,                                -- raised by every change of the row
    n_lines     bigint   NOT NULL,
    n_chat      bigint   NOT NULL,
    clock_left  bigint[] NOT NULL,                                -- of each seat
    listed      bigint   NOT NULL
) WITH (fillfactor = 70);

CREATE UNIQUE INDEX tables_invite ON tables (invite) WHERE invite <> '';
CREATE INDEX tables_listed ON tables (status, is_public, listed DESC, id);
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_rematch ON tables (rematch) WHERE rematch <> '';

CREATE TABLE seats (
    table_id text     COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     smallint NOT NULL CHECK (seat BETWEEN 0 AND 4),
    kind     smallint NOT NULL CHECK (kind BETWEEN 0 AND 2), -- free, person, bot
    away     smallint NOT NULL CHECK (away IN (0, 1)),
    person   bigint   REFERENCES people (id),
    level    text     NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 1) = (person IS NOT NULL)),
    CHECK (away = 0 OR kind = 1)
);

CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;

CREATE TABLE lines (
    table_id text   COLLATE "C" NOT NULL,
    line     bigint NOT NULL CHECK (line >= 1),
    text     text   NOT NULL,
    PRIMARY KEY (table_id, line)
);

CREATE TABLE commands (
    table_id text   COLLATE "C" NOT NULL,
    person   bigint NOT NULL,
    client   text   COLLATE "C" NOT NULL,
    reply    text   NOT NULL,
    time     bigint NOT NULL,
    PRIMARY KEY (table_id, person, client)
);

CREATE INDEX commands_time ON commands (time);

CREATE TABLE chat (
    table_id text   COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        bigint NOT NULL CHECK (n >= 1),
    person   bigint REFERENCES people (id), -- NULL: the house speaks
    time     bigint NOT NULL,
    name     text   NOT NULL,               -- as it was when this was said
    text     text   NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE notes (
    table_id text   COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   bigint NOT NULL REFERENCES people (id),
    text     text   NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE TABLE marks (
    table_id  text   COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person    bigint NOT NULL REFERENCES people (id),
    chat_read bigint NOT NULL,
    step_seen bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);
