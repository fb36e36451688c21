-- What place services answered, kept for as long as each of them allows.
CREATE TABLE place_answers (
  provider TEXT NOT NULL,
  -- Which question: 'address', 'point', 'search' or 'website'.
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  at INTEGER NOT NULL,
  PRIMARY KEY (provider, kind, key)
) WITHOUT ROWID;
CREATE INDEX place_answers_age ON place_answers (at);

-- Calls made on a day (UTC, 2026-01-31). A call that is not counted is not made.
CREATE TABLE place_budgets (
  provider TEXT NOT NULL,
  day TEXT NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (provider, day)
) WITHOUT ROWID;

-- How each service does: nobody calls it before `down_until`, and the next call may go out at `next_at`.
CREATE TABLE place_services (
  provider TEXT PRIMARY KEY,
  down_until INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The place nearest to a point: strips of a fiftieth of a degree, and within each from west to east.
CREATE INDEX gazetteer_strip ON gazetteer (CAST((lat + 90) * 50 AS INTEGER), lng) WHERE kind <> 'alias';
