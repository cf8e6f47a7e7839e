-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_with_courier ON invoices (status, id)
  WHERE status IN ('Packed', 'Shipped', 'Lost', 'Returned to sender');
