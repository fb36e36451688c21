-- "Concord, NH" and "Paris, France" each read one row.
CREATE INDEX gazetteer_region ON gazetteer (key, region_key, population DESC) WHERE kind <> 'zip';
CREATE INDEX gazetteer_country ON gazetteer (key, country, population DESC) WHERE kind <> 'zip';

-- The first letters typed into the search box match thousands of rows: the biggest places come first here.
CREATE INDEX gazetteer_letters_1 ON gazetteer (substr(key, 1, 1), population DESC) WHERE kind <> 'zip';
CREATE INDEX gazetteer_letters_2 ON gazetteer (substr(key, 1, 2), population DESC) WHERE kind <> 'zip';
CREATE INDEX gazetteer_letters_3 ON gazetteer (substr(key, 1, 3), population DESC) WHERE kind <> 'zip';
CREATE INDEX gazetteer_letters_4 ON gazetteer (substr(key, 1, 4), population DESC) WHERE kind <> 'zip';
CREATE INDEX gazetteer_near ON gazetteer (substr(key, 1, 3), lat) WHERE kind <> 'zip';

-- Which set of rows is whole: an interrupted load leaves rows outside first_id..last_id.
CREATE TABLE gazetteer_set (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  version TEXT NOT NULL,
  first_id INTEGER NOT NULL,
  last_id INTEGER NOT NULL
);
