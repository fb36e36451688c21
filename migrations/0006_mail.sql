-- Mail that is to be sent exactly once. What it says is made from `template` and `params` when it is sent; secrets are
-- not in it.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  -- Empty once the mail is settled and old.
  recipient TEXT NOT NULL,
  template TEXT NOT NULL,
  params TEXT NOT NULL CHECK (json_valid(params)),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'claimed', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Nobody may claim it before this time. A claim moves it to where the claim ends.
  due_at INTEGER NOT NULL,
  -- Why the last attempt did not send it: a short code, nothing personal.
  reason TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
) WITHOUT ROWID;
CREATE INDEX outbox_open ON outbox (due_at) WHERE state IN ('waiting', 'claimed');
CREATE INDEX outbox_kept ON outbox (created_at) WHERE state IN ('sent', 'failed') AND recipient <> '';
CREATE INDEX outbox_recipient ON outbox (recipient) WHERE recipient <> '';

-- What the development sender "sent"; empty in production.
CREATE TABLE mailbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mailbox_newest ON mailbox (sent_at DESC);
