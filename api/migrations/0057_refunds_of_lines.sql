-- Paid lines that shoppers cancel, and refunds of parts of a payment.

-- What each line carries of the order's discount and fees, in kobo. The order stores it when it is made, so that nothing
-- is computed anew later. Null in orders of older releases until their first refund.
ALTER TABLE invoice_lines
  ADD COLUMN coupon_share_kobo bigint,
  ADD COLUMN delivery_share_kobo bigint,
  ADD COLUMN gas_share_kobo bigint,
  ADD COLUMN tax_share_kobo bigint,
  ADD COLUMN gateway_share_kobo bigint;

-- A shopper's request to cancel a paid line, until staff decide it. A refused one can be followed by another.
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

-- A line is cancelled only through Processing, and only while its invoice is Paid. The lock on the invoice makes packing
-- wait: of a cancellation and a packing at the same time, one wins.
CREATE FUNCTION move_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice_status text;
BEGIN
  SELECT status INTO invoice_status FROM invoices WHERE id = NEW.invoice_id FOR NO KEY UPDATE;
  IF NOT (
    (OLD.status IS NULL AND NEW.status = 'Processing' AND invoice_status = 'Paid')
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

-- A payment can now have several refunds: of its lines, each once.
ALTER TABLE refunds DROP CONSTRAINT refunds_attempt_id_key;
ALTER TABLE refunds DROP CONSTRAINT refunds_amount_kobo_check;
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds
  ADD COLUMN invoice_id bigint,
  -- The parts of a refund of lines: amount = products − coupon + delivery + gas + tax + gateway.
  ADD COLUMN products_kobo bigint NOT NULL DEFAULT 0,
  ADD COLUMN coupon_kobo bigint NOT NULL DEFAULT 0,
  ADD COLUMN delivery_kobo bigint NOT NULL DEFAULT 0,
  ADD COLUMN gas_kobo bigint NOT NULL DEFAULT 0,
  ADD COLUMN tax_kobo bigint NOT NULL DEFAULT 0,
  ADD COLUMN gateway_kobo bigint NOT NULL DEFAULT 0,
  --   due       to be sent to the provider
  --   sending   the provider was asked; its answer is not known yet
  --   pending   the provider accepted it
  --   paid      the shopper has the money; settled_at says since when
  --   refused   the provider refused it, or failed
  --   unclear   the provider has a refund that may be this one; staff decide
  ADD COLUMN status text NOT NULL DEFAULT 'due',
  ADD COLUMN method text NOT NULL DEFAULT 'provider',
  ADD COLUMN tries smallint NOT NULL DEFAULT 0,
  -- Counts the requests of staff to send it again.
  ADD COLUMN round smallint NOT NULL DEFAULT 1,
  -- When the provider is asked next; null: no more by itself.
  ADD COLUMN next_try_at timestamptz DEFAULT now(),
  -- The provider's id of the refund, or the bank's reference of a transfer.
  ADD COLUMN provider_reference text,
  -- The last problem, for staff.
  ADD COLUMN problem text,
  -- Who recorded a bank transfer.
  ADD COLUMN role_token_id bigint;
ALTER TABLE refunds
  ADD CONSTRAINT refunds_amount_check CHECK (amount_kobo >= 0) NOT VALID,
  ADD CONSTRAINT refunds_reason_check CHECK (reason IN (
    'already paid', 'sold out', 'wrong amount', 'account deleted', 'order cancelled',
    'lines cancelled', 'parcel lost', 'parcel returned', 'goods returned'
  )) NOT VALID,
  ADD CONSTRAINT refunds_of_lines_are_their_parts CHECK (
    (invoice_id IS NULL AND products_kobo = 0 AND coupon_kobo = 0 AND delivery_kobo = 0 AND gas_kobo = 0
      AND tax_kobo = 0 AND gateway_kobo = 0)
    OR (invoice_id IS NOT NULL
      AND amount_kobo = products_kobo - coupon_kobo + delivery_kobo + gas_kobo + tax_kobo + gateway_kobo)
  ) NOT VALID,
  ADD CONSTRAINT refunds_status_check CHECK (status IN ('due', 'sending', 'pending', 'paid', 'refused', 'unclear')) NOT VALID,
  ADD CONSTRAINT refunds_method_check CHECK (method IN ('provider', 'bank transfer')) NOT VALID,
  ADD CONSTRAINT refunds_of_an_invoice FOREIGN KEY (invoice_id) REFERENCES invoices (id) NOT VALID,
  ADD CONSTRAINT refunds_recorded_by FOREIGN KEY (role_token_id) REFERENCES role_tokens (id) NOT VALID;

-- The units that a refund pays back.
CREATE TABLE refund_lines (
  refund_id bigint NOT NULL REFERENCES refunds (id) ON DELETE CASCADE,
  line_id bigint NOT NULL REFERENCES invoice_lines (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (refund_id, line_id)
);
CREATE INDEX refund_lines_line ON refund_lines (line_id);

-- No unit is refunded twice, and no payment is refunded beyond its amount.
CREATE FUNCTION limit_refund_lines() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION limit_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- A paid refund is final, and its amount never changes.
CREATE FUNCTION refuse_refund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A refund keeps its amount, and a paid one its status' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER refunds_stay BEFORE UPDATE ON refunds
  FOR EACH ROW WHEN (
    NEW.amount_kobo <> OLD.amount_kobo OR NEW.currency <> OLD.currency OR (OLD.status = 'paid' AND NEW.status <> 'paid')
  ) EXECUTE FUNCTION refuse_refund_change();

UPDATE refunds SET status = 'paid', next_try_at = NULL WHERE settled_at IS NOT NULL;

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
