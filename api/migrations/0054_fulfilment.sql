-- The life of an invoice after payment, and the tokens of the people and systems that move it.

-- Tokens for the routes of vendors, couriers and staff. A command issues them; only the hash is stored.
CREATE TABLE role_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role text NOT NULL CHECK (role IN ('vendor', 'courier', 'staff')),
  vendor_id bigint REFERENCES vendors (id) ON DELETE CASCADE,
  -- Who uses it, for the operator.
  name text NOT NULL CHECK (name <> ''),
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CONSTRAINT role_tokens_of_vendors_name_the_store CHECK ((role = 'vendor') = (vendor_id IS NOT NULL))
);

-- Each message of a courier counts once.
CREATE TABLE courier_messages (
  role_token_id bigint NOT NULL REFERENCES role_tokens (id),
  message_id text NOT NULL,
  -- A repetition has the same content.
  content_hash text NOT NULL,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (role_token_id, message_id)
);
CREATE INDEX courier_messages_invoice ON courier_messages (invoice_id);

ALTER TABLE invoices DROP CONSTRAINT invoices_status_check;
ALTER TABLE invoices
  ADD CONSTRAINT invoices_status_check CHECK (status IN (
    'Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled',
    'Lost', 'Returned to sender', 'Return requested', 'Returned', 'Refunded'
  )) NOT VALID;

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

-- The state machine: no fault of the code moves an invoice otherwise. The setting nkm.transition of the transaction says
-- who moves it: {"actor", "token", "reason", "at"}. Without it, the system does.
CREATE FUNCTION move_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mover jsonb := nullif(current_setting('nkm.transition', true), '')::jsonb;
BEGIN
  IF (OLD.status || ' > ' || NEW.status) NOT IN (
    'Uncompleted > Paid', 'Uncompleted > Cancelled',
    'Paid > Packed', 'Paid > Cancelled',
    'Packed > Shipped', 'Packed > Cancelled',
    'Shipped > Delivered', 'Shipped > Lost', 'Shipped > Returned to sender',
    'Lost > Delivered', 'Lost > Returned to sender', 'Lost > Packed', 'Lost > Refunded',
    'Returned to sender > Packed', 'Returned to sender > Refunded',
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

CREATE FUNCTION refuse_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Transitions of invoices are recorded by the invoices only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoice_transitions_stay BEFORE INSERT OR UPDATE ON invoice_transitions
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_transition();
