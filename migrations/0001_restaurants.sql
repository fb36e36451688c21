CREATE TABLE restaurants (
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  cuisine TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cuisine)),
  lat REAL CHECK (lat BETWEEN -90 AND 90),
  lng REAL CHECK (lng BETWEEN -180 AND 180),
  cell INTEGER,
  vegan_options TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(vegan_options)),
  rating REAL CHECK (rating BETWEEN 0 AND 5),
  address TEXT,
  google_id TEXT,
  is_google INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'RESTAURANT' CHECK (status IN ('RESTAURANT', 'ONLINE', 'OFFLINE')),
  online_until INTEGER,
  website TEXT,
  diet TEXT NOT NULL DEFAULT 'options' CHECK (diet IN ('vegan', 'vegetarian', 'options', 'unconfirmed')),
  opening_hours TEXT,
  secret_code TEXT,
  owner_id TEXT,
  source TEXT NOT NULL,
  edited_at INTEGER,
  modified_at INTEGER NOT NULL,
  deleted_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((lat IS NULL) = (lng IS NULL) AND (lat IS NULL) = (cell IS NULL))
);
CREATE INDEX restaurants_owner ON restaurants (owner_id) WHERE owner_id IS NOT NULL;
CREATE INDEX restaurants_name ON restaurants (name COLLATE NOCASE);

CREATE TABLE restaurant_details (
  restaurant_id TEXT PRIMARY KEY REFERENCES restaurants (id),
  menu TEXT NOT NULL,
  modified_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;

CREATE TABLE restaurant_history (
  restaurant_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  changes TEXT NOT NULL CHECK (json_valid(changes)),
  PRIMARY KEY (restaurant_id, version)
) WITHOUT ROWID;

CREATE TABLE restaurant_counts (
  level INTEGER NOT NULL,
  y INTEGER NOT NULL,
  x INTEGER NOT NULL,
  vegan INTEGER NOT NULL,
  vegetarian INTEGER NOT NULL,
  options INTEGER NOT NULL,
  unconfirmed INTEGER NOT NULL,
  lat_sum INTEGER NOT NULL,
  lng_sum INTEGER NOT NULL,
  PRIMARY KEY (level, y, x)
) WITHOUT ROWID;

CREATE TABLE cuisine_counts (
  cuisine TEXT PRIMARY KEY,
  count INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE dish_counts (
  key TEXT PRIMARY KEY,
  dish TEXT NOT NULL,
  count INTEGER NOT NULL
) WITHOUT ROWID;

-- Words and place in one index. The text columns hold folded words; `cells` holds one token a grid level;
-- `card` is the listing as a search answers it, so that a match costs no second read. A listing's share in the
-- three tables of counts is in them exactly while its row is here.
CREATE VIRTUAL TABLE restaurant_words USING fts5 (
  name, cuisine, dishes, cells, lat UNINDEXED, lng UNINDEXED, card UNINDEXED,
  tokenize = "unicode61 remove_diacritics 0 tokenchars '_'"
);
