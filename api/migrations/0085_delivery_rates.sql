-- What a parcel costs and how long it takes, by shipping option, delivery type and state. Rows can be changed at any
-- time: an order keeps its fee and its days.
CREATE TABLE delivery_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shipping_option text NOT NULL CHECK (shipping_option IN ('standard', 'rabitlala', 'gig_logistics')),
  delivery_type text NOT NULL CHECK (delivery_type IN ('Pickup', 'Drop off')),
  -- Null: every state without a row of its own.
  state_id integer REFERENCES states (id),
  served boolean NOT NULL DEFAULT true,
  -- For each vendor's parcel.
  fee_kobo bigint NOT NULL CHECK (fee_kobo BETWEEN 0 AND 100000000),
  days smallint NOT NULL CHECK (days BETWEEN 1 AND 60)
);
CREATE UNIQUE INDEX delivery_rates_one_for_each_state
  ON delivery_rates (shipping_option, delivery_type, coalesce(state_id, 0));

INSERT INTO delivery_rates (shipping_option, delivery_type, fee_kobo, days) VALUES
  ('gig_logistics', 'Pickup', 120000, 5),
  ('gig_logistics', 'Drop off', 250000, 5),
  ('standard', 'Pickup', 90000, 8),
  ('standard', 'Drop off', 180000, 9),
  ('rabitlala', 'Pickup', 150000, 3),
  ('rabitlala', 'Drop off', 350000, 3);

-- Null in orders of older releases: five days (spec 2 §9).
ALTER TABLE orders ADD COLUMN delivery_days smallint;
ALTER TABLE orders
  ADD CONSTRAINT orders_delivery_days_check CHECK (delivery_days BETWEEN 1 AND 60) NOT VALID;
