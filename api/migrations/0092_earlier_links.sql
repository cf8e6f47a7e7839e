-- Links that still work beside the newest one: [{"token_hash", "email", "expires_at"}].
ALTER TABLE password_resets ADD COLUMN earlier_links jsonb NOT NULL DEFAULT '[]';
ALTER TABLE email_changes ADD COLUMN earlier_links jsonb NOT NULL DEFAULT '[]';
