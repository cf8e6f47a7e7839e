-- no-transaction
-- For the job that cancels what nobody pays.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_unpaid ON orders (created_at) WHERE status = 'Uncompleted';
