ALTER TABLE restaurants ADD COLUMN confirmed_at INTEGER;
ALTER TABLE restaurants ADD COLUMN closed_at INTEGER;

-- What is out right now; few rows of many.
CREATE INDEX restaurants_online ON restaurants (lat, lng) WHERE status = 'ONLINE';
CREATE INDEX restaurants_deleted ON restaurants (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX restaurants_without_google ON restaurants (id)
  WHERE google_id IS NULL AND deleted_at IS NULL AND closed_at IS NULL;

-- What people say is wrong with a listing. The same person reports the same once while it is open.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  restaurant_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('closed', 'moved', 'wrong-diet', 'duplicate', 'other')),
  note TEXT NOT NULL DEFAULT '',
  -- A user's id; null for somebody not signed in.
  by TEXT,
  at INTEGER NOT NULL,
  outcome TEXT CHECK (outcome IN ('closed', 'fixed', 'dismissed')),
  resolved_at INTEGER,
  resolved_by TEXT
);
CREATE UNIQUE INDEX reports_once ON reports (restaurant_id, by, kind)
  WHERE by IS NOT NULL AND resolved_at IS NULL;
CREATE INDEX reports_open ON reports (id) WHERE resolved_at IS NULL;
CREATE INDEX reports_restaurant ON reports (restaurant_id);
