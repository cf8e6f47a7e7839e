-- Parcels that arrived at their pickup station, by tracking code: a parcel that is sent again has a new one.
CREATE TABLE pickups (
  tracking_code text PRIMARY KEY,
  invoice_id bigint NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  -- Six digits. Only the shopper reads them.
  code text NOT NULL CHECK (code ~ '^[0-9]{6}$'),
  arrived_at timestamptz NOT NULL,
  -- End of the last day to collect it.
  collect_until timestamptz NOT NULL,
  -- After five, only staff hand it over.
  wrong_codes integer NOT NULL DEFAULT 0 CHECK (wrong_codes BETWEEN 0 AND 5),
  reminded_at timestamptz,
  -- Nobody collected it in time, so it waits for its way back.
  ended_at timestamptz,
  collected_at timestamptz
);
CREATE INDEX pickups_invoice ON pickups (invoice_id);
CREATE INDEX pickups_waiting ON pickups (collect_until) WHERE collected_at IS NULL AND ended_at IS NULL;

-- The arrival of a parcel that was lost and found again.
INSERT INTO allowed_transitions (entity, from_status, to_status) VALUES ('invoice', 'Lost', 'Shipped');
