-- The Cron looks every five minutes for what is over; without these it reads the whole tables.
CREATE INDEX user_sessions_seen ON user_sessions (seen_at);
CREATE INDEX secret_codes_end ON secret_codes (expires_at);
CREATE INDEX used_challenges_end ON used_challenges (expires_at);
