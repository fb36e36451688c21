-- Since when a pop-up is out; moving it changes nothing of that.
ALTER TABLE restaurants ADD COLUMN online_since INTEGER;
UPDATE restaurants SET online_since = modified_at WHERE status = 'ONLINE';

-- Who said when that all of a listing is still right, and of which version of it; once a day at most.
CREATE TABLE restaurant_confirmations (
  restaurant_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (restaurant_id, at)
) WITHOUT ROWID;
