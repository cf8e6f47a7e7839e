-- no-transaction
-- For the count of the orders that were paid in the last day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_paid ON orders (paid_at) WHERE slice_versions IS NOT NULL;
