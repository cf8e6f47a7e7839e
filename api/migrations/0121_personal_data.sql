-- Photos of a deleted account: not shown any more, and deleted by the next run of the job.
ALTER TABLE uploads ADD COLUMN withdrawn boolean NOT NULL DEFAULT false;

-- What staff and couriers wrote about a parcel can name people. A deletion and the end of the period empty it; nothing
-- else of a transition ever changes.
CREATE OR REPLACE FUNCTION refuse_transition() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('nkm.erase_reasons', true) = 'on'
    AND NEW.reason IS NULL AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Transitions of invoices are recorded by the invoices only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION erase_reasons(orders_of bigint[]) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = public, pg_temp SET nkm.erase_reasons = 'on' AS $$
  UPDATE invoice_transitions t SET reason = NULL FROM invoices i
  WHERE i.id = t.invoice_id AND i.order_id = ANY (orders_of) AND t.reason IS NOT NULL;
  UPDATE return_transitions t SET reason = NULL FROM returns r JOIN invoices i ON i.id = r.invoice_id
  WHERE r.id = t.return_id AND i.order_id = ANY (orders_of) AND t.reason IS NOT NULL;
$$;
REVOKE ALL ON FUNCTION erase_reasons(bigint[]) FROM PUBLIC;
