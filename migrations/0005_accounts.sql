CREATE TABLE users (
  id TEXT PRIMARY KEY,
  -- Folded: lower case, NFC. What was typed is not kept.
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  -- 1: bcrypt of an HMAC; 0: no password yet, none fits.
  password_scheme INTEGER NOT NULL,
  -- A session of an older epoch is dead.
  session_epoch INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE user_roles (
  user_id TEXT NOT NULL REFERENCES users (id),
  role TEXT NOT NULL CHECK (role IN ('admin', 'beta')),
  PRIMARY KEY (user_id, role)
) WITHOUT ROWID;

-- The judge of each session; KV holds the same to answer faster and may be late.
CREATE TABLE user_sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  epoch INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX user_sessions_user ON user_sessions (user_id, seen_at);

CREATE TABLE mailing_list (
  email TEXT PRIMARY KEY,
  name TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL DEFAULT '',
  lat REAL,
  lng REAL,
  created_at INTEGER NOT NULL,
  invited_at INTEGER
) WITHOUT ROWID;
CREATE INDEX mailing_list_order ON mailing_list (invited_at IS NULL, email);

-- Invitation and reset codes. The code itself is nowhere: it is made from the id with a key, and kept as its SHA-256.
CREATE TABLE secret_codes (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  purpose TEXT NOT NULL CHECK (purpose IN ('invitation', 'reset')),
  email TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  -- Somebody is about to use it, and nobody else need try meanwhile.
  held_until INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX secret_codes_email ON secret_codes (email, purpose, expires_at);

-- A row decides who used a code: the second, or one for no living code (null), breaks a constraint and with it the batch.
CREATE TABLE code_uses (
  code_id TEXT PRIMARY KEY NOT NULL,
  used_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Counts within a window of time: failed logins, mails, pre-registrations.
CREATE TABLE counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX counters_end ON counters (ends_at);

-- Bot-check tokens that were used: each counts once.
CREATE TABLE used_challenges (
  hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  -- A user's id; null for somebody not signed in.
  actor TEXT,
  action TEXT NOT NULL,
  -- What it was done to: a user's id, a route, a keyed hash of an address.
  subject TEXT,
  request_id TEXT
);
CREATE INDEX audit_at ON audit (at);
