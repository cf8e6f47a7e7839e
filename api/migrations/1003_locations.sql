-- Places: states, their local government areas, pickup stations, delivery rates, and addresses of shoppers.

CREATE TABLE states (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE
);

-- Local government areas; the API calls them landmarks.
CREATE TABLE landmarks (
  id integer PRIMARY KEY,
  state_id integer NOT NULL REFERENCES states (id),
  name text NOT NULL,
  UNIQUE (state_id, name)
);

-- A station is one place with one address. Its id is therefore the id of the pickup location, the `station` of the API,
-- and the `delivery_city_id` of an order.
CREATE TABLE pickup_stations (
  id integer PRIMARY KEY,
  state_id integer NOT NULL REFERENCES states (id),
  name text NOT NULL,
  title text NOT NULL,
  address text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  -- An order stores the hours with the address when it is created.
  hours text NOT NULL DEFAULT 'Mon-Fri 9am-5pm, Sat 10am-4pm, Sun closed' CHECK (hours <> '')
);
CREATE INDEX pickup_stations_state ON pickup_stations (state_id);

-- Fee and time of a parcel. Rows can change at any time, because an order stores its fee and its days.
CREATE TABLE delivery_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shipping_option text NOT NULL CHECK (shipping_option IN ('standard', 'rabitlala', 'gig_logistics')),
  delivery_type text NOT NULL CHECK (delivery_type IN ('Pickup', 'Drop off')),
  -- Null: every state without a separate row.
  state_id integer REFERENCES states (id),
  served boolean NOT NULL DEFAULT true,
  -- For the parcel of each vendor.
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

-- Addresses of shoppers for delivery and billing.
CREATE TABLE addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('Delivery', 'Billing')),
  other_names text NOT NULL DEFAULT '',
  surname text NOT NULL DEFAULT '',
  address text NOT NULL,
  state_id integer NOT NULL REFERENCES states (id),
  lga_id integer NOT NULL REFERENCES landmarks (id),
  landmark text NOT NULL DEFAULT '',
  post_code text NOT NULL DEFAULT '',
  phone text NOT NULL,
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'Nigeria',
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX addresses_user ON addresses (user_id, id);
-- A shopper has one default address of each type.
CREATE UNIQUE INDEX addresses_default ON addresses (user_id, type) WHERE is_default;
