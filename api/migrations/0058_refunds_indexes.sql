-- no-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS refunds_once_of_a_refused_payment ON refunds (attempt_id) WHERE invoice_id IS NULL;
