-- Checks what 0122 only promised for new rows; this takes no lock that stops anybody.
ALTER TABLE orders VALIDATE CONSTRAINT orders_cancel_reason_check;
