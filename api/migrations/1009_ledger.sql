-- The books: double entry for payments, discounts, fees and refunds. Coins have separate books.

CREATE TABLE ledger_accounts (
  code text PRIMARY KEY,
  meaning text NOT NULL
);
INSERT INTO ledger_accounts (code, meaning) VALUES
  ('provider', 'Money at the payment provider'),
  ('bank', 'Money in the marketplace''s bank account'),
  ('products', 'Products sold, at their prices'),
  ('coupons', 'Discounts of coupons and flash deals'),
  ('delivery', 'Delivery fees'),
  ('gas', 'Fuel surcharges'),
  ('tax', 'VAT on delivery and fuel'),
  ('gateway', 'Fees for card payments, paid by shoppers'),
  ('refunds due', 'Money owed to shoppers'),
  ('coins', 'Orders paid with NKM coins, at their price in naira'),
  ('cash', 'Cash that couriers collected with parcels');

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The event, such as `payment:12`. Nothing is booked twice.
  key text NOT NULL UNIQUE,
  order_id bigint NOT NULL REFERENCES orders (id),
  booked_at timestamptz NOT NULL
);
CREATE INDEX ledger_entries_order ON ledger_entries (order_id);

-- The sides of an entry. Debits are positive, credits negative.
CREATE TABLE ledger_postings (
  entry_id bigint NOT NULL REFERENCES ledger_entries (id),
  account text NOT NULL REFERENCES ledger_accounts (code),
  currency text NOT NULL,
  -- Minor units of the currency.
  amount_kobo bigint NOT NULL CHECK (amount_kobo <> 0),
  PRIMARY KEY (entry_id, account)
);
CREATE INDEX ledger_postings_account ON ledger_postings (account, currency) INCLUDE (amount_kobo);

CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT sum(amount_kobo) FROM ledger_postings WHERE entry_id = NEW.entry_id) <> 0
    OR (SELECT count(DISTINCT currency) FROM ledger_postings WHERE entry_id = NEW.entry_id) <> 1 THEN
    RAISE EXCEPTION 'Entry % of the books does not balance', NEW.entry_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'The books change by new entries only (%)', TG_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER cash_collections_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_collections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- Books an event, once. `sides` is {"account": minor units}; amounts of zero are omitted.
CREATE FUNCTION book(wanted_key text, of_order bigint, in_currency text, at timestamptz, sides jsonb)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  entry bigint;
BEGIN
  INSERT INTO ledger_entries (key, order_id, booked_at) VALUES (wanted_key, of_order, at)
    ON CONFLICT (key) DO NOTHING RETURNING id INTO entry;
  IF entry IS NOT NULL THEN
    INSERT INTO ledger_postings (entry_id, account, currency, amount_kobo)
      SELECT entry, side.key, in_currency, side.value::bigint FROM jsonb_each_text(sides) AS side
      WHERE side.value::bigint <> 0;
  END IF;
END
$$;

-- An order in cash gets an entry without sides, because each parcel is booked with its money.
CREATE FUNCTION book_payment(paid orders) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT book('payment:' || paid.id, paid.id, 'NGN', coalesce(paid.paid_at, now()),
    CASE WHEN paid.payment_method = 'cash_on_delivery' AND paid.amount_kobo > 0 THEN '{}'::jsonb
    ELSE jsonb_build_object(
      CASE paid.payment_method WHEN 'nkm_point' THEN 'coins' WHEN 'cash_on_delivery' THEN 'cash' ELSE 'provider' END,
      paid.amount_kobo,
      'coupons', paid.coupon_kobo, 'products', -paid.products_kobo,
      'delivery', -paid.delivery_kobo, 'gas', -paid.gas_kobo, 'tax', -paid.tax_kobo, 'gateway', -paid.gateway_kobo)
    END);
$$;

CREATE FUNCTION book_order() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM book_payment(NEW);
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_book_the_payment AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status = 'Paid' AND OLD.status <> 'Paid') EXECUTE FUNCTION book_order();
CREATE TRIGGER orders_book_the_first_payment AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.status = 'Paid') EXECUTE FUNCTION book_order();

CREATE FUNCTION book_collection() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

-- A refund of lines reverses the accounts of the payment. A payment that its order could not accept was booked nowhere,
-- so its money arrives with this entry.
CREATE FUNCTION book_refund_due(refund refunds) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT book('refund due:' || refund.id, refund.order_id, refund.currency, refund.created_at,
    CASE WHEN refund.invoice_id IS NULL
      THEN jsonb_build_object('provider', refund.amount_kobo, 'refunds due', -refund.amount_kobo)
      ELSE jsonb_build_object(
        'products', refund.products_kobo, 'coupons', -refund.coupon_kobo, 'delivery', refund.delivery_kobo,
        'gas', refund.gas_kobo, 'tax', refund.tax_kobo, 'gateway', refund.gateway_kobo,
        'refunds due', -refund.amount_kobo)
    END);
$$;

CREATE FUNCTION book_refund_paid(refund refunds) RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT book('refund paid:' || refund.id, refund.order_id, refund.currency, coalesce(refund.settled_at, now()),
    jsonb_build_object('refunds due', refund.amount_kobo,
      CASE refund.method WHEN 'provider' THEN 'provider' WHEN 'coins' THEN 'coins' ELSE 'bank' END,
      -refund.amount_kobo));
$$;

CREATE FUNCTION book_refund() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM book_refund_due(NEW);
  END IF;
  IF NEW.status = 'paid' THEN
    PERFORM book_refund_paid(NEW);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER refunds_book AFTER INSERT OR UPDATE OF status ON refunds
  FOR EACH ROW EXECUTE FUNCTION book_refund();

-- Results of the nightly check. Staff see the last one.
CREATE TABLE ledger_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  problems jsonb NOT NULL
);
