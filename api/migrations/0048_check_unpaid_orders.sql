-- Checks what 0045 only promised for new rows; this takes no lock that stops anybody.
ALTER TABLE orders
  VALIDATE CONSTRAINT orders_status_check,
  VALIDATE CONSTRAINT orders_cancelled_say_when_and_why,
  VALIDATE CONSTRAINT orders_cancel_reason_check,
  VALIDATE CONSTRAINT orders_cancelled_hold_no_stock,
  VALIDATE CONSTRAINT orders_hold_renewed_once,
  VALIDATE CONSTRAINT orders_hold_slot_check;
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_check;

-- When the provider was last asked about a payment, over all instances: it is asked once in five seconds.
ALTER TABLE payment_attempts
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN answered_at timestamptz,
  -- The last question got no answer.
  ADD COLUMN ask_failed boolean NOT NULL DEFAULT false,
  -- The provider's own word, for example `ongoing`.
  ADD COLUMN provider_status text;
