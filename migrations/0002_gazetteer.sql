CREATE TABLE gazetteer (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('zip', 'city', 'alias')),
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  zip TEXT,
  region TEXT NOT NULL,
  region_key TEXT NOT NULL,
  country TEXT NOT NULL,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  population INTEGER NOT NULL
);
CREATE INDEX gazetteer_key ON gazetteer (key, population DESC);
