-- Mail that is to be sent exactly once. What it says is made from `template` and `params` when it is sent; secrets are
-- not in it.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  template TEXT NOT NULL,
  params TEXT NOT NULL CHECK (json_valid(params)),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Not before this time; a claim is void after `claimed_until`.
  due_at INTEGER NOT NULL,
  claimed_until INTEGER,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
) WITHOUT ROWID;
CREATE INDEX outbox_open ON outbox (due_at) WHERE state IN ('waiting', 'claimed');

-- What the development sender "sent"; empty in production.
CREATE TABLE mailbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) WITHOUT ROWID;
