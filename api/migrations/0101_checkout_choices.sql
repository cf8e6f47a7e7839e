-- What a shopper has chosen at checkout, so that another device goes on with it (docs/decisions/0120). Null: not chosen.
-- Creating an order deletes the row. The address has no foreign key: the device says that a deleted one is gone.
CREATE TABLE checkout_choices (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  payment_method text,
  shipping_option text,
  delivery_type text,
  delivery_time text,
  station_id integer REFERENCES pickup_stations (id),
  address_id bigint,
  coupon_code text CHECK (length(coupon_code) <= 30),
  chosen_at timestamptz NOT NULL
);
