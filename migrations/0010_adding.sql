-- Who added what a moment ago, so that the same question asked again gets the same answer. The second row of a key
-- breaks the constraint, and with it the batch that would add the listing again.
CREATE TABLE creations (
  user_id TEXT NOT NULL,
  -- SHA-256 of an Idempotency-Key, or of a name and place sent without one.
  key TEXT NOT NULL,
  -- SHA-256 of all that was sent.
  digest TEXT NOT NULL,
  restaurant_id TEXT NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) WITHOUT ROWID;
CREATE INDEX creations_end ON creations (ends_at);

CREATE INDEX restaurants_google ON restaurants (google_id) WHERE google_id IS NOT NULL;
