-- Photos of shoppers, and returns of delivered goods.

-- A photo that a shopper uploaded, re-encoded. The photograph store has the file under its content hash.
CREATE TABLE uploads (
  -- Random and unguessable, because photos of returns are not public.
  id text PRIMARY KEY CHECK (length(id) >= 22),
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- What shows it, such as `return:12`. Null: nothing yet. Unused photos are deleted after a day.
  used_by text,
  created_at timestamptz NOT NULL,
  -- A photo of a deleted account: it is no longer shown, and the next run of the job deletes it.
  withdrawn boolean NOT NULL DEFAULT false
);
CREATE INDEX uploads_used_by ON uploads (used_by) WHERE used_by IS NOT NULL;
CREATE INDEX uploads_unused ON uploads (created_at) WHERE used_by IS NULL;

-- Requests to return units of an invoice.
CREATE TABLE returns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'Requested'
    CHECK (status IN ('Requested', 'Approved', 'Refused', 'Returned', 'Refunded')),
  reason text NOT NULL CHECK (reason <> ''),
  comment text NOT NULL CHECK (comment <> ''),
  -- Staff decide it with the approval. If so, the fee for the card payment is refunded, too.
  seller_at_fault boolean,
  -- Why staff refused it; the shopper reads it.
  refusal text,
  requested_at timestamptz NOT NULL,
  CONSTRAINT returns_refused_say_why CHECK ((status = 'Refused') = (refusal IS NOT NULL))
);
CREATE INDEX returns_invoice ON returns (invoice_id);
CREATE INDEX returns_status ON returns (status, id);

-- The units of a return. No unit is returned twice, and no cancelled one.
CREATE TABLE return_lines (
  return_id bigint NOT NULL REFERENCES returns (id) ON DELETE CASCADE,
  line_id bigint NOT NULL REFERENCES invoice_lines (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Known when the goods have arrived. Only resellable units go back to the stock.
  resellable boolean,
  PRIMARY KEY (return_id, line_id)
);
CREATE INDEX return_lines_line ON return_lines (line_id);

CREATE FUNCTION limit_return_lines() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  line record;
BEGIN
  SELECT quantity, status INTO line FROM invoice_lines WHERE id = NEW.line_id FOR NO KEY UPDATE;
  IF line.status IS NOT NULL OR (
    SELECT sum(l.quantity) FROM return_lines l JOIN returns r ON r.id = l.return_id
    WHERE l.line_id = NEW.line_id AND r.status <> 'Refused'
  ) > line.quantity THEN
    RAISE EXCEPTION 'Line % has no more units to return', NEW.line_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER return_lines_within_the_line AFTER INSERT OR UPDATE OF quantity ON return_lines
  FOR EACH ROW EXECUTE FUNCTION limit_return_lines();

-- Who moved a return, when and why. Only the trigger writes it.
CREATE TABLE return_transitions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id bigint NOT NULL REFERENCES returns (id) ON DELETE CASCADE,
  from_status text NOT NULL,
  to_status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('shopper', 'vendor', 'courier', 'staff', 'system')),
  role_token_id bigint REFERENCES role_tokens (id),
  reason text,
  happened_at timestamptz NOT NULL
);
CREATE INDEX return_transitions_return ON return_transitions (return_id, id);

-- The state machine of returns. The setting nkm.transition says who moves it, as for invoices.
CREATE FUNCTION move_return() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  mover jsonb := nullif(current_setting('nkm.transition', true), '')::jsonb;
BEGIN
  IF (OLD.status || ' > ' || NEW.status) NOT IN (
    'Requested > Approved', 'Requested > Refused', 'Approved > Refused', 'Approved > Returned', 'Returned > Refunded'
  ) THEN
    RAISE EXCEPTION 'A return that is % cannot become %', OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO return_transitions (return_id, from_status, to_status, actor, role_token_id, reason, happened_at)
  VALUES (
    NEW.id, OLD.status, NEW.status, coalesce(mover ->> 'actor', 'system'), (mover ->> 'token')::bigint, mover ->> 'reason',
    coalesce((mover ->> 'at')::timestamptz, now())
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER returns_move AFTER UPDATE OF status ON returns
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION move_return();
CREATE TRIGGER return_transitions_stay BEFORE INSERT OR UPDATE ON return_transitions
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_transition();

-- Erases what staff and couriers wrote about parcels and returns of these orders, because it can name people.
CREATE FUNCTION erase_reasons(orders_of bigint[]) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = public, pg_temp SET nkm.erase_reasons = 'on' AS $$
  UPDATE invoice_transitions t SET reason = NULL FROM invoices i
  WHERE i.id = t.invoice_id AND i.order_id = ANY (orders_of) AND t.reason IS NOT NULL;
  UPDATE return_transitions t SET reason = NULL FROM returns r JOIN invoices i ON i.id = r.invoice_id
  WHERE r.id = t.return_id AND i.order_id = ANY (orders_of) AND t.reason IS NOT NULL;
$$;
REVOKE ALL ON FUNCTION erase_reasons(bigint[]) FROM PUBLIC;
