-- Photos of menus that were uploaded to be read. A row is there before its object in R2 and until after it.
CREATE TABLE menu_photos (
  key TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  uploaded_at INTEGER NOT NULL,
  -- SHA-256 of what is stored, in base64url.
  sha256 TEXT NOT NULL,
  bytes INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX menu_photos_age ON menu_photos (uploaded_at);
