-- Payments through the provider, refunds and disputes. Amounts are in kobo.

-- A payment with the provider. Each new try for an order is a new attempt with a new reference.
--   starting    the provider was asked for its page
--   lost        initialise failed; no payment page exists
--   open        the shopper can pay
--   failed      the provider reported a failure; the shopper can still pay on the same page
--   succeeded   it paid the order
--   refund_due  it was paid, but its order could not accept the money; see refunds
CREATE TABLE payment_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  attempt integer NOT NULL CHECK (attempt >= 1),
  reference text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('starting', 'lost', 'open', 'failed', 'succeeded', 'refund_due')),
  -- 0: a coupon paid for the whole order.
  amount_kobo bigint NOT NULL CONSTRAINT payment_attempts_amount CHECK (amount_kobo >= 0),
  authorization_url text,
  -- The provider's text for the shopper.
  message text,
  checks integer NOT NULL DEFAULT 0,
  -- When a job asks the provider next. Null: never again.
  check_after timestamptz,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  -- When any instance last asked the provider, which happens at most once in five seconds.
  asked_at timestamptz,
  answered_at timestamptz,
  -- Whether the last question got no answer.
  ask_failed boolean NOT NULL DEFAULT false,
  -- The status in the provider's words, such as `ongoing`.
  provider_status text,
  UNIQUE (order_id, attempt)
);
CREATE UNIQUE INDEX payment_attempts_one_pays ON payment_attempts (order_id) WHERE status = 'succeeded';
CREATE INDEX payment_attempts_to_check ON payment_attempts (check_after) WHERE check_after IS NOT NULL;

-- Events of the provider have no id, so reference and event identify them.
CREATE TABLE payment_webhooks (
  reference text NOT NULL,
  event text NOT NULL,
  -- Only amount, currency, status and time of the payment.
  payload jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  -- Null: not processed yet; a repetition tries again.
  processed_at timestamptz,
  PRIMARY KEY (reference, event)
);

-- Money that goes back to a shopper: a payment that its order could not accept, or lines of an invoice.
CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id bigint NOT NULL REFERENCES payment_attempts (id),
  order_id bigint NOT NULL REFERENCES orders (id),
  amount_kobo bigint NOT NULL,
  currency text NOT NULL,
  reason text NOT NULL CHECK (reason IN (
    'already paid', 'sold out', 'wrong amount', 'account deleted', 'order cancelled',
    'lines cancelled', 'parcel lost', 'parcel returned', 'goods returned')),
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- Null: the whole payment.
  invoice_id bigint CONSTRAINT refunds_of_an_invoice REFERENCES invoices (id),
  -- The parts of a refund of lines.
  products_kobo bigint NOT NULL DEFAULT 0,
  coupon_kobo bigint NOT NULL DEFAULT 0,
  delivery_kobo bigint NOT NULL DEFAULT 0,
  gas_kobo bigint NOT NULL DEFAULT 0,
  tax_kobo bigint NOT NULL DEFAULT 0,
  gateway_kobo bigint NOT NULL DEFAULT 0,
  --   due       to be sent to the provider
  --   sending   the provider was asked; its answer is unknown
  --   pending   the provider accepted it
  --   paid      the shopper has the money since settled_at
  --   refused   the provider refused it
  --   unclear   the provider has a refund that may be this one; staff decide
  status text NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'sending', 'pending', 'paid', 'refused', 'unclear')),
  method text NOT NULL DEFAULT 'provider' CHECK (method IN ('provider', 'bank transfer', 'coins')),
  tries smallint NOT NULL DEFAULT 0,
  -- Increases when staff send it again.
  round smallint NOT NULL DEFAULT 1,
  -- When the job asks the provider next. Null: never again.
  next_try_at timestamptz DEFAULT now(),
  -- The provider's id of the refund, or the bank's reference of a transfer.
  provider_reference text,
  -- The last problem, for staff.
  problem text,
  -- Who recorded a bank transfer.
  role_token_id bigint CONSTRAINT refunds_recorded_by REFERENCES role_tokens (id),
  -- The coins that went back to an order that was paid with coins.
  coins integer,
  CONSTRAINT refunds_amount_check CHECK (amount_kobo >= 0),
  CONSTRAINT refunds_of_lines_are_their_parts CHECK (
    (invoice_id IS NULL AND products_kobo = 0 AND coupon_kobo = 0 AND delivery_kobo = 0 AND gas_kobo = 0
      AND tax_kobo = 0 AND gateway_kobo = 0)
    OR (invoice_id IS NOT NULL
      AND amount_kobo = products_kobo - coupon_kobo + delivery_kobo + gas_kobo + tax_kobo + gateway_kobo)),
  CONSTRAINT refunds_in_coins_say_how_many CHECK ((method = 'coins') = (coins IS NOT NULL)),
  -- The coins go back in the transaction of the refund.
  CONSTRAINT refunds_in_coins_are_paid CHECK (method <> 'coins' OR (status = 'paid' AND coins >= 0))
);
CREATE UNIQUE INDEX refunds_once_of_a_refused_payment ON refunds (attempt_id) WHERE invoice_id IS NULL;
CREATE INDEX refunds_to_send ON refunds (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX refunds_of_order ON refunds (order_id, id);

CREATE FUNCTION limit_refunds() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  paid bigint;
BEGIN
  SELECT amount_kobo INTO paid FROM payment_attempts WHERE id = NEW.attempt_id FOR NO KEY UPDATE;
  IF (SELECT sum(amount_kobo) FROM refunds WHERE attempt_id = NEW.attempt_id AND invoice_id IS NOT NULL) > paid THEN
    RAISE EXCEPTION 'The refunds of payment % exceed its amount', NEW.attempt_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER refunds_within_the_payment AFTER INSERT ON refunds
  FOR EACH ROW WHEN (NEW.invoice_id IS NOT NULL) EXECUTE FUNCTION limit_refunds();

CREATE FUNCTION refuse_refund_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'A refund keeps its amount, and a paid one its status' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER refunds_stay BEFORE UPDATE ON refunds
  FOR EACH ROW WHEN (
    NEW.amount_kobo <> OLD.amount_kobo OR NEW.currency <> OLD.currency OR (OLD.status = 'paid' AND NEW.status <> 'paid')
  ) EXECUTE FUNCTION refuse_refund_change();

-- The units that a refund pays back. No unit is refunded twice.
CREATE TABLE refund_lines (
  refund_id bigint NOT NULL REFERENCES refunds (id) ON DELETE CASCADE,
  line_id bigint NOT NULL REFERENCES invoice_lines (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (refund_id, line_id)
);
CREATE INDEX refund_lines_line ON refund_lines (line_id);

CREATE FUNCTION limit_refund_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  bought integer;
BEGIN
  SELECT quantity INTO bought FROM invoice_lines WHERE id = NEW.line_id FOR NO KEY UPDATE;
  IF (SELECT sum(quantity) FROM refund_lines WHERE line_id = NEW.line_id) > bought THEN
    RAISE EXCEPTION 'Line % has only % units to refund', NEW.line_id, bought USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER refund_lines_within_the_line AFTER INSERT OR UPDATE ON refund_lines
  FOR EACH ROW EXECUTE FUNCTION limit_refund_lines();

-- Chargebacks, as the provider reports them.
CREATE TABLE disputes (
  provider_id text PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  payment_reference text NOT NULL,
  status text NOT NULL,
  category text,
  amount_kobo bigint,
  currency text,
  resolution text,
  due_at timestamptz,
  resolved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX disputes_order ON disputes (order_id);
