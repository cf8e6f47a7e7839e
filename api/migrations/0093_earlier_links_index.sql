-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS password_resets_earlier_links ON password_resets USING gin (earlier_links jsonb_path_ops);
