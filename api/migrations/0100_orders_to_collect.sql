-- no-transaction
-- Orders whose cash is not collected, for the limit of a shopper.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_to_collect ON orders (user_id) WHERE status = 'Confirmed';
