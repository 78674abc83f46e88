-- Which lessons a person has done: words, in the order in which they came.

CREATE TABLE lessons (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    done   TEXT    NOT NULL
) STRICT;
