-- Orders that are paid in cash when their parcels arrive (docs/decisions/0114 and 0115).

INSERT INTO ledger_accounts (code, meaning) VALUES ('cash', 'Cash that couriers collected with parcels');

ALTER TABLE orders DROP CONSTRAINT orders_status_check;
ALTER TABLE orders DROP CONSTRAINT orders_cancel_reason_check;
ALTER TABLE orders
  -- Confirmed: certain, although the money comes on delivery.
  ADD CONSTRAINT orders_status_check CHECK (status IN ('Uncompleted', 'Confirmed', 'Paid', 'Cancelled')) NOT VALID,
  ADD CONSTRAINT orders_cancel_reason_check
    CHECK (cancel_reason IN ('shopper', 'unpaid', 'sold out', 'account deleted', 'not delivered')) NOT VALID,
  -- An order in cash never waits for a payment. One that costs nothing is Paid at once.
  ADD CONSTRAINT orders_in_cash_are_confirmed CHECK (
    (status <> 'Confirmed' OR (payment_method = 'cash_on_delivery' AND amount_kobo > 0))
    AND (status <> 'Uncompleted' OR payment_method <> 'cash_on_delivery' OR amount_kobo = 0)) NOT VALID;

ALTER TABLE invoices DROP CONSTRAINT invoices_status_check;
ALTER TABLE invoices
  ADD CONSTRAINT invoices_status_check CHECK (status IN (
    'Uncompleted', 'Confirmed', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled',
    'Lost', 'Returned to sender', 'Return requested', 'Returned', 'Refunded'
  )) NOT VALID;

-- Paid and Cancelled are final, and an order is Confirmed from its creation on.
DROP TRIGGER orders_end_once ON orders;
CREATE TRIGGER orders_end_once BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (
    OLD.status <> NEW.status AND (OLD.status IN ('Paid', 'Cancelled') OR NEW.status IN ('Uncompleted', 'Confirmed'))
  ) EXECUTE FUNCTION refuse_order_status();

-- The money that came with a parcel, once.
CREATE TABLE cash_collections (
  invoice_id bigint PRIMARY KEY REFERENCES invoices (id),
  order_id bigint NOT NULL REFERENCES orders (id),
  amount_kobo bigint NOT NULL CHECK (amount_kobo >= 0),
  -- Of the courier.
  role_token_id bigint NOT NULL REFERENCES role_tokens (id),
  collected_at timestamptz NOT NULL
);
CREATE INDEX cash_collections_order ON cash_collections (order_id);

-- Cash to collect with a parcel, in kobo. Null: nothing to collect, because the order is paid in another way or ended, or
-- the parcel is cancelled or paid. A cancelled line takes its price and discount away; delivery, fuel and tax stay.
CREATE FUNCTION cash_due(parcel bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT sum(
      CASE WHEN l.status IS DISTINCT FROM 'Cancelled' THEN l.unit_kobo * l.quantity - l.coupon_share_kobo ELSE 0 END
      + l.delivery_share_kobo + l.gas_share_kobo + l.tax_share_kobo)::bigint
  FROM invoices i JOIN orders o ON o.id = i.order_id JOIN invoice_lines l ON l.invoice_id = i.id
  WHERE i.id = parcel AND i.status <> 'Cancelled' AND o.status = 'Confirmed'
    AND NOT EXISTS (SELECT FROM cash_collections c WHERE c.invoice_id = i.id);
$$;

-- Exactly what is due is collected, and it is booked.
CREATE FUNCTION check_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_kobo IS DISTINCT FROM cash_due(NEW.invoice_id) THEN
    RAISE EXCEPTION 'Parcel % does not cost % kobo', NEW.invoice_id, NEW.amount_kobo USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER cash_collections_are_due BEFORE INSERT ON cash_collections
  FOR EACH ROW EXECUTE FUNCTION check_collection();

CREATE FUNCTION book_collection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM book('collection:' || NEW.invoice_id, NEW.order_id, 'NGN', NEW.collected_at, (
    SELECT jsonb_build_object(
      'cash', NEW.amount_kobo,
      'coupons', coalesce(sum(coupon_share_kobo) FILTER (WHERE status IS DISTINCT FROM 'Cancelled'), 0),
      'products', -coalesce(sum(unit_kobo * quantity) FILTER (WHERE status IS DISTINCT FROM 'Cancelled'), 0),
      'delivery', -sum(delivery_share_kobo), 'gas', -sum(gas_share_kobo), 'tax', -sum(tax_share_kobo))
    FROM invoice_lines WHERE invoice_id = NEW.invoice_id));
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_collections_book AFTER INSERT ON cash_collections
  FOR EACH ROW EXECUTE FUNCTION book_collection();
CREATE TRIGGER cash_collections_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_collections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- Its parcels are booked with their money, so the payment of an order in cash has an entry without sides.
CREATE OR REPLACE FUNCTION book_payment(paid orders) RETURNS void LANGUAGE sql AS $$
  SELECT book('payment:' || paid.id, paid.id, 'NGN', coalesce(paid.paid_at, now()),
    CASE WHEN paid.payment_method = 'cash_on_delivery' AND paid.amount_kobo > 0 THEN '{}'::jsonb
    ELSE jsonb_build_object(
      CASE paid.payment_method WHEN 'nkm_point' THEN 'coins' WHEN 'cash_on_delivery' THEN 'cash' ELSE 'provider' END,
      paid.amount_kobo,
      'coupons', paid.coupon_kobo, 'products', -paid.products_kobo,
      'delivery', -paid.delivery_kobo, 'gas', -paid.gas_kobo, 'tax', -paid.tax_kobo, 'gateway', -paid.gateway_kobo)
    END);
$$;

-- A Confirmed order is Paid when the money of every parcel that is not cancelled is there.
CREATE FUNCTION refuse_uncollected_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM cash_collections WHERE order_id = NEW.id) OR EXISTS (
    SELECT FROM invoices i WHERE i.order_id = NEW.id AND i.status <> 'Cancelled'
      AND NOT EXISTS (SELECT FROM cash_collections c WHERE c.invoice_id = i.id)
  ) THEN
    RAISE EXCEPTION 'Order % has parcels without their money', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_in_cash_are_collected BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (OLD.status = 'Confirmed' AND NEW.status = 'Paid') EXECUTE FUNCTION refuse_uncollected_order();

-- The state machine of 0054 with the way of cash: Confirmed is packed like Paid, no parcel is delivered without its money,
-- and one that failed before is cancelled, because there is nothing to refund.
CREATE OR REPLACE FUNCTION move_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mover jsonb := nullif(current_setting('nkm.transition', true), '')::jsonb;
BEGIN
  IF (OLD.status || ' > ' || NEW.status) NOT IN (
    'Uncompleted > Paid', 'Uncompleted > Confirmed', 'Uncompleted > Cancelled',
    'Confirmed > Packed', 'Confirmed > Cancelled',
    'Paid > Packed', 'Paid > Cancelled',
    'Packed > Shipped', 'Packed > Cancelled',
    'Shipped > Delivered', 'Shipped > Lost', 'Shipped > Returned to sender',
    'Lost > Delivered', 'Lost > Returned to sender', 'Lost > Packed', 'Lost > Refunded', 'Lost > Cancelled',
    'Returned to sender > Packed', 'Returned to sender > Refunded', 'Returned to sender > Cancelled',
    'Delivered > Fulfilled', 'Delivered > Return requested', 'Fulfilled > Return requested',
    'Return requested > Delivered', 'Return requested > Fulfilled', 'Return requested > Returned',
    'Returned > Refunded'
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

-- 0057, and: a line of a Confirmed invoice is cancelled at once, because nothing is paid.
CREATE OR REPLACE FUNCTION move_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice_status text;
BEGIN
  SELECT status INTO invoice_status FROM invoices WHERE id = NEW.invoice_id FOR NO KEY UPDATE;
  IF NOT (
    (OLD.status IS NULL AND NEW.status = 'Processing' AND invoice_status = 'Paid')
    OR (OLD.status IS NULL AND NEW.status = 'Cancelled' AND invoice_status = 'Confirmed')
    OR (OLD.status = 'Processing' AND invoice_status = 'Paid')
  ) THEN
    RAISE EXCEPTION 'A line that is % in an invoice that is % cannot become %', OLD.status, invoice_status, NEW.status
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

-- 0064, and: an invoice in cash gets its number when it is packed, because it can be cancelled without a trace before.
CREATE OR REPLACE FUNCTION number_paid_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid record;
BEGIN
  FOR paid IN
    SELECT after.id, after.vendor_id FROM new_rows after JOIN old_rows before ON before.id = after.id
    WHERE after.number IS NULL AND (
      (after.status = 'Paid' AND before.status = 'Uncompleted')
      OR (after.status = 'Packed' AND before.status = 'Confirmed'))
    ORDER BY after.vendor_id, after.id
  LOOP
    PERFORM number_invoice(paid.id, paid.vendor_id);
  END LOOP;
  RETURN NULL;
END
$$;
