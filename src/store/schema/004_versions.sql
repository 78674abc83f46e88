-- Which version of its row a change was judged on, the numbers of the next line and the next remark, and the question
-- "may I take that back?" with how it ended.

ALTER TABLE tables ADD COLUMN asked_since INTEGER NOT NULL DEFAULT 0; -- 0: nobody asks
ALTER TABLE tables ADD COLUMN asked_to    INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN asked_yes   INTEGER NOT NULL DEFAULT 0; -- seats
ALTER TABLE tables ADD COLUMN asked_wait  INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN asked_by    INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN asked_how   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN asked_seat  INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN version     INTEGER NOT NULL DEFAULT 1; -- raised by every change of the row
ALTER TABLE tables ADD COLUMN n_lines     INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN n_chat      INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET n_lines = (SELECT ifnull(max(line), 0) FROM lines WHERE table_id = id),
                  n_chat  = (SELECT ifnull(max(n), 0) FROM chat WHERE table_id = id);
