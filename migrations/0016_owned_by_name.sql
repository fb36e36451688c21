-- One's own listings come by name. Their count, and the ids of a session's owner, are read from the index alone.
DROP INDEX restaurants_owner;
CREATE INDEX restaurants_owner ON restaurants (owner_id, deleted_at, name COLLATE NOCASE, id)
  WHERE owner_id IS NOT NULL;
