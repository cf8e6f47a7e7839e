-- What shoppers collect before they order.

CREATE TABLE cart_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  variant_id bigint REFERENCES product_variants (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity >= 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Whether the shopper wants to order the line now. Null: no device has told the server yet.
  selected boolean
);
-- A line is a product, or one of its variants; a shopper has each line once.
CREATE UNIQUE INDEX cart_lines_line ON cart_lines (user_id, product_id, coalesce(variant_id, 0));

CREATE TABLE wishlist_entries (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The variant that the shopper chose. Null: none.
  variant_id bigint REFERENCES product_variants (id) ON DELETE SET NULL,
  -- Price and availability of the product, or of the chosen variant, when the shopper added it. Null: not known.
  added_price_kobo bigint,
  added_in_stock boolean,
  PRIMARY KEY (user_id, product_id)
);

-- Shoppers who want to know when a sold-out product is available again. A job notifies them and deletes the row.
CREATE TABLE stock_alerts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  variant_id bigint REFERENCES product_variants (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX stock_alerts_once ON stock_alerts (user_id, product_id, coalesce(variant_id, 0));
CREATE INDEX stock_alerts_product ON stock_alerts (product_id);
CREATE INDEX stock_alerts_variant ON stock_alerts (variant_id);

CREATE TABLE recent_products (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, product_id)
);
CREATE INDEX recent_products_newest ON recent_products (user_id, viewed_at DESC, product_id DESC);

-- In how many paid orders two products occur together, in both directions. A job counts each order once.
CREATE TABLE also_bought (
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  orders integer NOT NULL CHECK (orders > 0),
  PRIMARY KEY (product_id, other_id),
  CHECK (product_id <> other_id)
);
CREATE INDEX also_bought_most ON also_bought (product_id, orders DESC, other_id);

-- What a shopper has chosen at checkout, so that another device can continue. Null: not chosen. Creating an order deletes
-- the row. The address has no foreign key, because the device says that a chosen address was deleted.
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
