-- Lists walk `listed`, which follows `updated` less than a minute behind: most steps of a game write no index.

ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET listed = updated;

DROP INDEX tables_status;
CREATE INDEX tables_listed ON tables (status, is_public, listed DESC, id);
