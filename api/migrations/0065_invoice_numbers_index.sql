-- no-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS invoices_number ON invoices (vendor_id, number) WHERE number IS NOT NULL;
