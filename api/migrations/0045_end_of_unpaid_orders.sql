-- The end of an order that nobody pays: its shopper cancels it, or it is cancelled 24 hours after it was made.
-- And limits on what unpaid orders hold: at most three orders of an account, each for 30 minutes, renewed once.

ALTER TABLE orders
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN cancel_reason text,
  -- How often a new attempt to pay renewed the hold.
  ADD COLUMN hold_renewals smallint NOT NULL DEFAULT 0,
  -- Which of the account's three places an unpaid order takes while it holds stock. Null in orders of older versions.
  ADD COLUMN hold_slot smallint;

ALTER TABLE orders DROP CONSTRAINT orders_status_check;
ALTER TABLE orders
  ADD CONSTRAINT orders_status_check CHECK (status IN ('Uncompleted', 'Paid', 'Cancelled')) NOT VALID,
  ADD CONSTRAINT orders_cancelled_say_when_and_why
    CHECK ((status = 'Cancelled') = (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL)) NOT VALID,
  ADD CONSTRAINT orders_cancel_reason_check
    CHECK (cancel_reason IN ('shopper', 'unpaid', 'sold out', 'account deleted')) NOT VALID,
  ADD CONSTRAINT orders_cancelled_hold_no_stock CHECK (status <> 'Cancelled' OR NOT stock_held) NOT VALID,
  ADD CONSTRAINT orders_hold_renewed_once CHECK (hold_renewals BETWEEN 0 AND 1) NOT VALID,
  ADD CONSTRAINT orders_hold_slot_check CHECK (hold_slot BETWEEN 1 AND 3) NOT VALID;

-- Paid and Cancelled are final: no fault of the code turns one into the other.
CREATE FUNCTION refuse_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An order that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER orders_end_once BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status <> 'Uncompleted' AND NEW.status <> OLD.status)
  EXECUTE FUNCTION refuse_order_status();

ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('already paid', 'sold out', 'wrong amount', 'account deleted', 'order cancelled')) NOT VALID;
