-- no-transaction
-- The parcels of the courier, and the invoices that vendors work on.
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoices_of_vendor ON invoices (vendor_id, status, id);
