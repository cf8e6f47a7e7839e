-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds_to_send ON refunds (next_try_at) WHERE next_try_at IS NOT NULL;
