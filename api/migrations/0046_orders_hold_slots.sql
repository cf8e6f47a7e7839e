-- no-transaction
-- Each place of an account once (0045).
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS orders_hold_slots ON orders (user_id, hold_slot)
  WHERE stock_held AND status = 'Uncompleted';
