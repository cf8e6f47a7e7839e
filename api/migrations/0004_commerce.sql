-- Carts, wishlists, orders with one invoice per vendor, and payments. Amounts are kobo.

CREATE TABLE cart_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  variant_id bigint REFERENCES product_variants (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity >= 1),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A line is a product and, where it has variants, one of them: no shopper has the same line twice.
CREATE UNIQUE INDEX cart_lines_line ON cart_lines (user_id, product_id, coalesce(variant_id, 0));

CREATE TABLE wishlist_entries (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, product_id)
);

-- An order is Uncompleted until it is paid, once. How far it went after that is in its invoices.
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  reference text NOT NULL UNIQUE,
  -- The secret in the stable payment link, which a browser opens without a session.
  pay_key text NOT NULL UNIQUE,
  -- Idempotency-Key of the request that made the order, and the hash of that request.
  idempotency_key text,
  request_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('Uncompleted', 'Paid')),
  delivery_type text NOT NULL CHECK (delivery_type IN ('Pickup', 'Drop off')),
  delivery_time text,
  station_id integer REFERENCES pickup_stations (id),
  -- Where the order goes, as it was when it was made: {state, city, title, address}.
  address jsonb NOT NULL,
  products_kobo bigint NOT NULL CHECK (products_kobo > 0),
  delivery_kobo bigint NOT NULL CHECK (delivery_kobo >= 0),
  coupon_kobo bigint NOT NULL CHECK (coupon_kobo BETWEEN 0 AND products_kobo),
  gas_kobo bigint NOT NULL CHECK (gas_kobo >= 0),
  gateway_kobo bigint NOT NULL CHECK (gateway_kobo >= 0),
  tax_kobo bigint NOT NULL CHECK (tax_kobo >= 0),
  amount_kobo bigint NOT NULL,
  payment_gateway text NOT NULL,
  -- The page that the payment provider leads back to; null for the shop's own.
  callback_url text,
  -- True while the order's products are taken from the stock. Given back when the time runs out unpaid.
  stock_held boolean NOT NULL,
  hold_expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT orders_amount_is_its_parts
    CHECK (amount_kobo = products_kobo + delivery_kobo - coupon_kobo + gas_kobo + gateway_kobo + tax_kobo),
  CONSTRAINT orders_paid_have_their_stock CHECK (status <> 'Paid' OR (stock_held AND paid_at IS NOT NULL)),
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_held_unpaid ON orders (hold_expires_at) WHERE stock_held AND status = 'Uncompleted';

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  vendor_id bigint NOT NULL REFERENCES vendors (id),
  reference text NOT NULL UNIQUE,
  status text NOT NULL
    CHECK (status IN ('Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled')),
  products_kobo bigint NOT NULL CHECK (products_kobo > 0),
  delivery_kobo bigint NOT NULL CHECK (delivery_kobo >= 0),
  tracking_code text UNIQUE,
  delivered_at timestamptz,
  -- Delivered + 72 hours.
  review_ends_by timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (order_id, vendor_id)
);

-- What was bought, as it was shown then: later changes of the product change no invoice.
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
  -- Null while it goes with its invoice; Processing while a cancellation is looked at.
  status text CHECK (status IN ('Processing', 'Cancelled'))
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

-- One payment with the provider. A reference is used once: a new try of the same order is a new attempt.
--   starting    the provider is being asked for its page
--   lost        it did not answer, or refused: nobody has that page
--   open        the shopper can pay
--   failed      the provider said no; may still become paid, when the shopper tries again on the same page
--   succeeded   it paid the order
--   refund_due  money came that the order cannot take; see refunds
CREATE TABLE payment_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  attempt integer NOT NULL CHECK (attempt >= 1),
  reference text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('starting', 'lost', 'open', 'failed', 'succeeded', 'refund_due')),
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  authorization_url text,
  -- The provider's text for the shopper.
  message text,
  checks integer NOT NULL DEFAULT 0,
  -- When the provider is asked next without anybody's call; null: no more.
  check_after timestamptz,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (order_id, attempt)
);
CREATE UNIQUE INDEX payment_attempts_one_pays ON payment_attempts (order_id) WHERE status = 'succeeded';
CREATE INDEX payment_attempts_to_check ON payment_attempts (check_after) WHERE check_after IS NOT NULL;

-- Webhooks carry no id of their own: reference and event tell them apart, for ever.
CREATE TABLE payment_webhooks (
  reference text NOT NULL,
  event text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  -- Null until it was acted on; until then a repetition acts again.
  processed_at timestamptz,
  PRIMARY KEY (reference, event)
);

-- Money to be given back.
CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id bigint NOT NULL UNIQUE REFERENCES payment_attempts (id),
  order_id bigint NOT NULL REFERENCES orders (id),
  amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
  currency text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('already paid', 'sold out', 'wrong amount')),
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
