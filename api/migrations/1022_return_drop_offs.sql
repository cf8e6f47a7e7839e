-- Returns that the shopper takes to a pickup station, with a code from the approval on.
CREATE TABLE return_drop_offs (
  return_id bigint PRIMARY KEY REFERENCES returns (id) ON DELETE CASCADE,
  station_id integer NOT NULL REFERENCES pickup_stations (id),
  -- Six digits. Only the shopper reads them. Null until the return is approved.
  code text CHECK (code ~ '^[0-9]{6}$'),
  -- End of the last day to hand the items in.
  hand_in_until timestamptz,
  -- After five, only staff record the arrival.
  wrong_codes integer NOT NULL DEFAULT 0 CHECK (wrong_codes BETWEEN 0 AND 5),
  reminded_at timestamptz,
  -- Nobody handed the items in by the last day, so the code is void.
  ended_at timestamptz,
  arrived_at timestamptz,
  -- Who recorded the arrival, and why staff did it without the code.
  role_token_id bigint REFERENCES role_tokens (id),
  arrival_reason text,
  CONSTRAINT return_drop_offs_code_has_a_time CHECK ((code IS NULL) = (hand_in_until IS NULL)),
  CONSTRAINT return_drop_offs_arrive_with_a_code CHECK (arrived_at IS NULL OR code IS NOT NULL)
);
CREATE INDEX return_drop_offs_station ON return_drop_offs (station_id);
CREATE INDEX return_drop_offs_waiting ON return_drop_offs (hand_in_until) WHERE arrived_at IS NULL AND ended_at IS NULL;

-- Erases what staff and couriers wrote about parcels and returns of these orders, because it can name people.
CREATE OR REPLACE FUNCTION erase_reasons(orders_of bigint[]) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = public, pg_temp SET nkm.erase_reasons = 'on' AS $$
  UPDATE invoice_transitions t SET reason = NULL FROM invoices i
  WHERE i.id = t.invoice_id AND i.order_id = ANY (orders_of) AND t.reason IS NOT NULL;
  UPDATE return_transitions t SET reason = NULL FROM returns r JOIN invoices i ON i.id = r.invoice_id
  WHERE r.id = t.return_id AND i.order_id = ANY (orders_of) AND t.reason IS NOT NULL;
  UPDATE return_drop_offs d SET arrival_reason = NULL FROM returns r JOIN invoices i ON i.id = r.invoice_id
  WHERE r.id = d.return_id AND i.order_id = ANY (orders_of) AND d.arrival_reason IS NOT NULL;
$$;
