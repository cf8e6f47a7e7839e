-- Checks what 0098 only promised for new rows; this takes no lock that stops anybody.
ALTER TABLE orders
  VALIDATE CONSTRAINT orders_status_check,
  VALIDATE CONSTRAINT orders_cancel_reason_check,
  VALIDATE CONSTRAINT orders_in_cash_are_confirmed;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_status_check;
