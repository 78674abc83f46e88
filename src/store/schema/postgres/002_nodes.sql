-- What several servers have in common. `beat`: when one of them last wrote it; `since`: no ten seconds have passed
-- without a beat from then on, by the clock of the database.
CREATE TABLE house (
    one   boolean PRIMARY KEY CHECK (one),
    beat  bigint  NOT NULL,
    since bigint  NOT NULL
);

-- Work that one server does at a time, and until when it is his.
CREATE UNLOGGED TABLE leases (
    work  text   COLLATE "C" PRIMARY KEY,
    node  text   COLLATE "C" NOT NULL,
    until bigint NOT NULL
);

-- Programs that know this schema or a later one may write here: the others are asked to end.
INSERT INTO meta VALUES ('schema_least', '1');
