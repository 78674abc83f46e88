-- Where a long journal stood after so many lines, as its reader left it, so that it need not be played from the first.
-- A help and no truth: whoever reads one that does not fit the journal reads the journal.
CREATE TABLE bookmarks (
    table_id text   COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    line     bigint NOT NULL CHECK (line >= 1),
    body     bytea  NOT NULL
);
