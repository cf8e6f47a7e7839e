-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds_of_order ON refunds (order_id, id);
