-- Which version of the code made the word index, the counts and the cells of listings (restaurants/derived/version.ts);
-- 0 while they are being made. What is there when this table comes was made by the first version.
CREATE TABLE derived_set (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version INTEGER NOT NULL
);
INSERT INTO derived_set (one, version) VALUES (1, 1);
