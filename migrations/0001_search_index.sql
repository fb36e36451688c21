-- Words and place in one index. The text columns hold folded words; `cells` holds one token a grid level;
-- `document` is the restaurant as a search answers it, so that a match costs no second read. Its entries in the
-- three tables of counts stand there exactly while its row is here.
CREATE VIRTUAL TABLE restaurant_words USING fts5 (
  name, cuisine, dishes, cells, lat UNINDEXED, lng UNINDEXED, document UNINDEXED,
  tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
);
--> statement-breakpoint
-- The first letters typed into the search box match thousands of rows: the biggest places come first here.
CREATE INDEX gazetteer_letters_1 ON gazetteer (substr(key, 1, 1), population DESC) WHERE kind <> 'zip';
--> statement-breakpoint
CREATE INDEX gazetteer_letters_2 ON gazetteer (substr(key, 1, 2), population DESC) WHERE kind <> 'zip';
--> statement-breakpoint
CREATE INDEX gazetteer_letters_3 ON gazetteer (substr(key, 1, 3), population DESC) WHERE kind <> 'zip';
--> statement-breakpoint
CREATE INDEX gazetteer_letters_4 ON gazetteer (substr(key, 1, 4), population DESC) WHERE kind <> 'zip';
--> statement-breakpoint
CREATE INDEX gazetteer_near ON gazetteer (substr(key, 1, 3), lat) WHERE kind <> 'zip';
