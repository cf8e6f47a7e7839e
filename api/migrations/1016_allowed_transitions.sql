-- The transitions that the triggers of orders and invoices allow. Only migrations change the rows. They are the same as
-- ORDER_TRANSITIONS and INVOICE_TRANSITIONS in shared/contracts; transitions.test.ts compares both.
CREATE TABLE allowed_transitions (
  entity text NOT NULL CHECK (entity IN ('order', 'invoice')),
  from_status text NOT NULL,
  to_status text NOT NULL,
  PRIMARY KEY (entity, from_status, to_status)
);

-- Paid and Cancelled are final, and an order is Confirmed only from its creation on.
INSERT INTO allowed_transitions (entity, from_status, to_status) VALUES
  ('order', 'Uncompleted', 'Paid'),
  ('order', 'Uncompleted', 'Cancelled'),
  ('order', 'Confirmed', 'Paid'),
  ('order', 'Confirmed', 'Cancelled');

INSERT INTO allowed_transitions (entity, from_status, to_status) VALUES
  ('invoice', 'Uncompleted', 'Paid'),
  ('invoice', 'Uncompleted', 'Confirmed'),
  ('invoice', 'Uncompleted', 'Cancelled'),
  ('invoice', 'Confirmed', 'Packed'),
  ('invoice', 'Confirmed', 'Cancelled'),
  ('invoice', 'Paid', 'Packed'),
  ('invoice', 'Paid', 'Cancelled'),
  ('invoice', 'Packed', 'Shipped'),
  ('invoice', 'Packed', 'Cancelled'),
  ('invoice', 'Shipped', 'Delivered'),
  ('invoice', 'Shipped', 'Lost'),
  ('invoice', 'Shipped', 'Returned to sender'),
  ('invoice', 'Lost', 'Delivered'),
  ('invoice', 'Lost', 'Returned to sender'),
  ('invoice', 'Lost', 'Packed'),
  ('invoice', 'Lost', 'Refunded'),
  ('invoice', 'Lost', 'Cancelled'),
  ('invoice', 'Returned to sender', 'Packed'),
  ('invoice', 'Returned to sender', 'Refunded'),
  ('invoice', 'Returned to sender', 'Cancelled'),
  ('invoice', 'Delivered', 'Fulfilled'),
  ('invoice', 'Delivered', 'Return requested'),
  ('invoice', 'Fulfilled', 'Return requested'),
  ('invoice', 'Return requested', 'Delivered'),
  ('invoice', 'Return requested', 'Fulfilled'),
  ('invoice', 'Return requested', 'Returned'),
  ('invoice', 'Returned', 'Refunded');

CREATE OR REPLACE FUNCTION refuse_order_status() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM allowed_transitions
    WHERE entity = 'order' AND from_status = OLD.status AND to_status = NEW.status
  ) THEN
    RAISE EXCEPTION 'An order that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
DROP TRIGGER orders_end_once ON orders;
CREATE TRIGGER orders_move BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refuse_order_status();

-- The state machine of invoices. The setting nkm.transition of the transaction says who moves it: {"actor", "token",
-- "reason", "at"}. Without it, the actor is the system.
-- No parcel that is paid in cash is delivered before its money is collected. If it fails before, it is cancelled, because
-- there is nothing to refund.
CREATE OR REPLACE FUNCTION move_invoice() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  mover jsonb := nullif(current_setting('nkm.transition', true), '')::jsonb;
BEGIN
  IF NOT EXISTS (
    SELECT FROM allowed_transitions
    WHERE entity = 'invoice' AND from_status = OLD.status AND to_status = NEW.status
  ) THEN
    RAISE EXCEPTION 'An invoice that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.status = 'Packed' AND EXISTS (
    SELECT FROM invoice_lines WHERE invoice_id = NEW.id AND status = 'Processing'
  ) THEN
    RAISE EXCEPTION 'An invoice with an undecided cancellation cannot be packed' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.status IN ('Shipped', 'Lost', 'Returned to sender') AND NEW.status IN ('Delivered', 'Refunded', 'Cancelled')
    AND (NEW.status = 'Cancelled') <> EXISTS (
      SELECT FROM orders o WHERE o.id = NEW.order_id AND o.status = 'Confirmed'
        AND NOT EXISTS (SELECT FROM cash_collections c WHERE c.invoice_id = NEW.id)
    ) THEN
    RAISE EXCEPTION 'An invoice that is % cannot become % %', OLD.status, NEW.status,
      CASE NEW.status WHEN 'Cancelled' THEN 'when it is paid' ELSE 'before its money is collected' END
      USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO invoice_transitions (invoice_id, from_status, to_status, actor, role_token_id, reason, happened_at)
  VALUES (
    NEW.id, OLD.status, NEW.status, coalesce(mover ->> 'actor', 'system'), (mover ->> 'token')::bigint, mover ->> 'reason',
    coalesce((mover ->> 'at')::timestamptz, now())
  );
  RETURN NULL;
END
$$;
