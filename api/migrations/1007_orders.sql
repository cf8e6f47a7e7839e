-- Orders with one invoice for each vendor, and the people who move them. Amounts are in kobo.

-- Tokens for the routes of vendors, couriers and staff. A command issues them; only the hash is stored.
CREATE TABLE role_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('vendor', 'courier', 'staff')),
  vendor_id bigint REFERENCES vendors (id) ON DELETE CASCADE,
  -- Tells the operator who uses it.
  name text NOT NULL CHECK (name <> ''),
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- The shipping option whose parcels a courier moves. Null: all parcels.
  shipping_option text,
  CONSTRAINT role_tokens_of_vendors_name_the_store CHECK ((role = 'vendor') = (vendor_id IS NOT NULL)),
  CONSTRAINT role_tokens_shipping_option_of_couriers CHECK (
    shipping_option IS NULL OR (role = 'courier' AND shipping_option IN ('standard', 'rabitlala', 'gig_logistics')))
);

-- An order waits for its payment (Uncompleted), is certain although the courier collects the money (Confirmed), or has
-- ended (Paid, Cancelled). Its invoices say how far the delivery is.
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  reference text NOT NULL UNIQUE,
  -- The secret in the payment link, which works without a session.
  pay_key text NOT NULL UNIQUE,
  -- Idempotency-Key of the request that created the order, and the hash of that request.
  idempotency_key text,
  request_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('Uncompleted', 'Confirmed', 'Paid', 'Cancelled')),
  delivery_type text NOT NULL CHECK (delivery_type IN ('Pickup', 'Drop off')),
  delivery_time text,
  station_id integer REFERENCES pickup_stations (id),
  -- A copy from the time of the order: {state, city, title, address}.
  address jsonb NOT NULL,
  products_kobo bigint NOT NULL CHECK (products_kobo > 0),
  delivery_kobo bigint NOT NULL CHECK (delivery_kobo >= 0),
  coupon_kobo bigint NOT NULL CHECK (coupon_kobo BETWEEN 0 AND products_kobo),
  gas_kobo bigint NOT NULL CHECK (gas_kobo >= 0),
  gateway_kobo bigint NOT NULL CHECK (gateway_kobo >= 0),
  tax_kobo bigint NOT NULL CHECK (tax_kobo >= 0),
  amount_kobo bigint NOT NULL,
  payment_gateway text NOT NULL,
  -- Where the payment provider sends the shopper back to. Null: the page of the shop.
  callback_url text,
  -- Whether the products are taken from the stock. An order that is not paid in time gives them back.
  stock_held boolean NOT NULL,
  hold_expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  also_bought_counted boolean NOT NULL DEFAULT false,
  cancelled_at timestamptz,
  cancel_reason text CHECK (
    cancel_reason IN ('shopper', 'unpaid', 'sold out', 'account deleted', 'not delivered', 'store closed')),
  -- How often a new payment attempt renewed the hold.
  hold_renewals smallint NOT NULL DEFAULT 0,
  -- Which of the three places of the account an unpaid order uses while it holds stock.
  hold_slot smallint CHECK (hold_slot BETWEEN 1 AND 3),
  -- The coupon behind coupon_kobo. Null: no discount, or a flash deal.
  coupon_id bigint,
  -- Numbers and names of items without case and accents, for the search of orders. Null: the account was erased.
  search_text text,
  payment_method text NOT NULL DEFAULT 'card'
    CHECK (payment_method IN ('card', 'bank_transfer', 'nkm_point', 'cash_on_delivery')),
  shipping_option text NOT NULL DEFAULT 'gig_logistics'
    CHECK (shipping_option IN ('standard', 'rabitlala', 'gig_logistics')),
  delivery_days smallint NOT NULL CHECK (delivery_days BETWEEN 1 AND 60),
  -- When the shopper saw how the payment ended. Null: not yet.
  outcome_seen_at timestamptz,
  -- Whether the products of a cancelled order went back to the cart.
  returned_to_cart boolean NOT NULL DEFAULT false,
  UNIQUE (user_id, idempotency_key),
  CONSTRAINT orders_amount_is_its_parts
    CHECK (amount_kobo = products_kobo + delivery_kobo - coupon_kobo + gas_kobo + gateway_kobo + tax_kobo),
  CONSTRAINT orders_paid_have_their_stock CHECK (status <> 'Paid' OR (stock_held AND paid_at IS NOT NULL)),
  CONSTRAINT orders_cancelled_say_when_and_why
    CHECK ((status = 'Cancelled') = (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL)),
  CONSTRAINT orders_cancelled_hold_no_stock CHECK (status <> 'Cancelled' OR NOT stock_held),
  CONSTRAINT orders_hold_renewed_once CHECK (hold_renewals BETWEEN 0 AND 1),
  -- An order in cash never waits for a payment, and one that costs nothing is Paid at once.
  CONSTRAINT orders_in_cash_are_confirmed CHECK (
    (status <> 'Confirmed' OR (payment_method = 'cash_on_delivery' AND amount_kobo > 0))
    AND (status <> 'Uncompleted' OR payment_method <> 'cash_on_delivery' OR amount_kobo = 0))
);
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_unpaid ON orders (created_at) WHERE status = 'Uncompleted';
CREATE INDEX orders_held_unpaid ON orders (hold_expires_at) WHERE stock_held AND status = 'Uncompleted';
CREATE UNIQUE INDEX orders_hold_slots ON orders (user_id, hold_slot) WHERE stock_held AND status = 'Uncompleted';
CREATE INDEX orders_to_collect ON orders (user_id) WHERE status = 'Confirmed';
CREATE INDEX orders_to_count ON orders (id) WHERE status = 'Paid' AND NOT also_bought_counted;

-- Paid and Cancelled are final, and an order is Confirmed only from its creation on.
CREATE FUNCTION refuse_order_status() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'An order that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER orders_end_once BEFORE UPDATE OF status ON orders
  FOR EACH ROW WHEN (
    OLD.status <> NEW.status AND (OLD.status IN ('Paid', 'Cancelled') OR NEW.status IN ('Uncompleted', 'Confirmed'))
  ) EXECUTE FUNCTION refuse_order_status();

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  vendor_id bigint NOT NULL REFERENCES vendors (id),
  reference text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN (
    'Uncompleted', 'Confirmed', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled',
    'Lost', 'Returned to sender', 'Return requested', 'Returned', 'Refunded')),
  products_kobo bigint NOT NULL CHECK (products_kobo > 0),
  delivery_kobo bigint NOT NULL CHECK (delivery_kobo >= 0),
  tracking_code text UNIQUE,
  delivered_at timestamptz,
  -- 72 hours after the delivery.
  review_ends_by timestamptz,
  created_at timestamptz NOT NULL,
  -- When the shopper confirmed the receipt. Null: not yet, or the time ended without an answer.
  confirmed_at timestamptz,
  -- Consecutive for each vendor, without gaps.
  number integer,
  UNIQUE (order_id, vendor_id)
);
CREATE INDEX invoices_to_close ON invoices (review_ends_by) WHERE status = 'Delivered';
CREATE INDEX invoices_of_vendor ON invoices (vendor_id, status, id);
CREATE INDEX invoices_with_courier ON invoices (status, id)
  WHERE status IN ('Packed', 'Shipped', 'Lost', 'Returned to sender');
CREATE UNIQUE INDEX invoices_number ON invoices (vendor_id, number) WHERE number IS NOT NULL;

-- Copies from the time of the order, so that later changes of a product change no invoice.
CREATE TABLE invoice_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id),
  variant_id bigint REFERENCES product_variants (id),
  variant_values jsonb,
  slug text NOT NULL,
  name text NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  quantity integer NOT NULL CHECK (quantity >= 1),
  unit_kobo bigint NOT NULL CHECK (unit_kobo > 0),
  -- Null: the status of the invoice. Processing: staff have to decide a cancellation.
  status text CHECK (status IN ('Processing', 'Cancelled')),
  -- The line's shares of discount and fees of the order, stored so that a refund computes nothing again.
  coupon_share_kobo bigint NOT NULL,
  delivery_share_kobo bigint NOT NULL,
  gas_share_kobo bigint NOT NULL,
  tax_share_kobo bigint NOT NULL,
  gateway_share_kobo bigint NOT NULL
);
CREATE UNIQUE INDEX invoice_lines_line ON invoice_lines (invoice_id, product_id, coalesce(variant_id, 0));

CREATE TABLE tracking_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  incident text NOT NULL,
  reason text NOT NULL DEFAULT '',
  happened_at timestamptz NOT NULL
);
CREATE INDEX tracking_events_invoice ON tracking_events (invoice_id, happened_at, id);

-- Messages of couriers. Each one counts once.
CREATE TABLE courier_messages (
  role_token_id bigint NOT NULL REFERENCES role_tokens (id),
  message_id text NOT NULL,
  -- A repetition must have the same content.
  content_hash text NOT NULL,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (role_token_id, message_id)
);
CREATE INDEX courier_messages_invoice ON courier_messages (invoice_id);

-- The money that a courier collected with a parcel, once.
CREATE TABLE cash_collections (
  invoice_id bigint PRIMARY KEY REFERENCES invoices (id),
  order_id bigint NOT NULL REFERENCES orders (id),
  amount_kobo bigint NOT NULL CHECK (amount_kobo >= 0),
  -- The token of the courier.
  role_token_id bigint NOT NULL REFERENCES role_tokens (id),
  collected_at timestamptz NOT NULL
);
CREATE INDEX cash_collections_order ON cash_collections (order_id);

-- The cash to collect with a parcel, in kobo. Null: nothing, because the order is not paid in cash or has ended, or the
-- parcel is cancelled or paid. A cancelled line reduces it by price and discount; delivery, fuel and tax stay.
CREATE FUNCTION cash_due(parcel bigint) RETURNS bigint LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT sum(
      CASE WHEN l.status IS DISTINCT FROM 'Cancelled' THEN l.unit_kobo * l.quantity - l.coupon_share_kobo ELSE 0 END
      + l.delivery_share_kobo + l.gas_share_kobo + l.tax_share_kobo)::bigint
  FROM invoices i JOIN orders o ON o.id = i.order_id JOIN invoice_lines l ON l.invoice_id = i.id
  WHERE i.id = parcel AND i.status <> 'Cancelled' AND o.status = 'Confirmed'
    AND NOT EXISTS (SELECT FROM cash_collections c WHERE c.invoice_id = i.id);
$$;

CREATE FUNCTION check_collection() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.amount_kobo IS DISTINCT FROM cash_due(NEW.invoice_id) THEN
    RAISE EXCEPTION 'Parcel % does not cost % kobo', NEW.invoice_id, NEW.amount_kobo USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER cash_collections_are_due BEFORE INSERT ON cash_collections
  FOR EACH ROW EXECUTE FUNCTION check_collection();

-- A Confirmed order becomes Paid when the money of all parcels that are not cancelled is collected.
CREATE FUNCTION refuse_uncollected_order() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

-- Who moved an invoice, when and why. Only the trigger writes it.
CREATE TABLE invoice_transitions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('shopper', 'vendor', 'courier', 'staff', 'system')),
  role_token_id bigint REFERENCES role_tokens (id),
  reason text,
  happened_at timestamptz NOT NULL
);
CREATE INDEX invoice_transitions_invoice ON invoice_transitions (invoice_id, id);

-- The state machine of invoices. The setting nkm.transition of the transaction says who moves it: {"actor", "token",
-- "reason", "at"}. Without it, the actor is the system.
-- No parcel that is paid in cash is delivered before its money is collected. If it fails before, it is cancelled, because
-- there is nothing to refund.
CREATE FUNCTION move_invoice() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER invoices_move AFTER UPDATE OF status ON invoices
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION move_invoice();

-- A reason can name people, so it can be erased. Nothing else of a transition ever changes.
CREATE FUNCTION refuse_transition() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('nkm.erase_reasons', true) = 'on'
    AND NEW.reason IS NULL AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Transitions of invoices are recorded by the invoices only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoice_transitions_stay BEFORE INSERT OR UPDATE ON invoice_transitions
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_transition();

-- A paid line is cancelled through Processing, and only before packing. A line of a Confirmed invoice is cancelled at
-- once, because nothing is paid. The lock makes packing wait, so that only one of the two succeeds.
CREATE FUNCTION move_invoice_line() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER invoice_lines_move AFTER UPDATE OF status ON invoice_lines
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION move_invoice_line();

-- Requests to cancel a paid line, which staff decide. A new request can follow a refused one.
CREATE TABLE cancellations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id bigint NOT NULL REFERENCES invoice_lines (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'Requested' CHECK (status IN ('Requested', 'Approved', 'Refused')),
  requested_at timestamptz NOT NULL,
  decided_at timestamptz,
  role_token_id bigint REFERENCES role_tokens (id),
  -- Why staff refused it; the shopper reads it.
  reason text,
  CONSTRAINT cancellations_decided_say_when CHECK ((status = 'Requested') = (decided_at IS NULL)),
  CONSTRAINT cancellations_refused_say_why CHECK (status <> 'Refused' OR reason <> '')
);
CREATE UNIQUE INDEX cancellations_one_open ON cancellations (line_id) WHERE status = 'Requested';
CREATE INDEX cancellations_line ON cancellations (line_id);

-- The last invoice number of each vendor. A row and not a sequence, so that a payment that rolls back leaves no gap.
CREATE TABLE invoice_numbers (
  vendor_id bigint PRIMARY KEY REFERENCES vendors (id),
  last integer NOT NULL CHECK (last > 0)
);

-- Gives an invoice its number, once.
CREATE FUNCTION number_invoice(invoice bigint, vendor bigint) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_temp AS $$
DECLARE
  given integer;
BEGIN
  INSERT INTO invoice_numbers AS counter (vendor_id, last) VALUES (vendor, 1)
    ON CONFLICT (vendor_id) DO UPDATE SET last = counter.last + 1 RETURNING last INTO given;
  UPDATE invoices SET number = given WHERE id = invoice AND number IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Invoice % has a number', invoice USING ERRCODE = 'unique_violation';
  END IF;
END
$$;

-- Numbers invoices when they are paid. Invoices in cash are numbered when packed: until then they can be cancelled
-- without leaving a gap. The order of the vendors prevents deadlocks between payments.
CREATE FUNCTION number_paid_invoices() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER invoices_number AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION number_paid_invoices();

CREATE FUNCTION refuse_new_number() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Invoice % keeps its number', OLD.id USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoices_keep_number BEFORE UPDATE OF number ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL AND NEW.number IS DISTINCT FROM OLD.number)
  EXECUTE FUNCTION refuse_new_number();
