-- Coupons and flash deals.

CREATE TABLE coupons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  percent integer CHECK (percent BETWEEN 1 AND 100),
  -- Null: products of all subcategories.
  subcategory_id integer REFERENCES subcategories (id),
  starts_at timestamptz NOT NULL,
  -- Null: without end.
  ends_at timestamptz CHECK (ends_at > starts_at),
  amount_kobo bigint CHECK (amount_kobo > 0),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 200),
  label text NOT NULL DEFAULT '' CHECK (char_length(label) <= 40),
  -- Applies to the lines that the coupon is valid for.
  min_spend_kobo bigint NOT NULL DEFAULT 0 CHECK (min_spend_kobo >= 0),
  -- Null: unlimited.
  most_uses integer CHECK (most_uses > 0),
  most_per_shopper integer CHECK (most_per_shopper > 0),
  first_order_only boolean NOT NULL DEFAULT false,
  -- Whether the page of coupons shows it.
  listed boolean NOT NULL DEFAULT false,
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  -- Null: products of all stores.
  vendor_id bigint REFERENCES vendors (id),
  -- Null: all products.
  product_id bigint REFERENCES products (id),
  CONSTRAINT coupons_one_discount CHECK (num_nonnulls(percent, amount_kobo) = 1),
  CONSTRAINT coupons_not_overused CHECK (most_uses IS NULL OR used <= most_uses)
);

-- The table is still empty.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE orders ADD CONSTRAINT orders_coupon FOREIGN KEY (coupon_id) REFERENCES coupons (id);

-- The use of a coupon by an order. It is given back when the order ends unpaid or is cancelled completely before packing.
CREATE TABLE coupon_uses (
  order_id bigint PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  coupon_id bigint NOT NULL REFERENCES coupons (id),
  user_id bigint NOT NULL REFERENCES users (id),
  used_at timestamptz NOT NULL
);
CREATE INDEX coupon_uses_of_shopper ON coupon_uses (coupon_id, user_id);

CREATE TABLE coupon_claims (
  coupon_id bigint NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (coupon_id, user_id)
);
CREATE INDEX coupon_claims_of_user ON coupon_claims (user_id);

-- Hashes of email and phone number of a deleted account that used a coupon, so that a new account with the same email or
-- number cannot use a coupon for the first order again.
CREATE TABLE coupon_marks (
  coupon_id bigint NOT NULL REFERENCES coupons (id) ON DELETE CASCADE,
  -- HMAC-SHA-256, hex.
  mark text NOT NULL,
  -- How often that account used it.
  uses integer NOT NULL CHECK (uses > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (coupon_id, mark)
);
CREATE INDEX coupon_marks_age ON coupon_marks (created_at);

CREATE TABLE flash_campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  -- Shoppers enter it at checkout.
  promo_code text NOT NULL CHECK (promo_code ~ '^[A-Z0-9-]{3,30}$'),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- One campaign at a time, so that a product has one flash price.
  EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&)
);

-- The price of the product stays the same: the code subtracts the difference from the order, so nothing has to be
-- restored when the campaign ends.
CREATE TABLE flash_offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES flash_campaigns (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position integer NOT NULL,
  price_kobo bigint NOT NULL CHECK (price_kobo > 0),
  -- Units at this price.
  quantity integer NOT NULL CHECK (quantity >= 1),
  -- Units that orders took.
  sold integer NOT NULL DEFAULT 0 CHECK (sold BETWEEN 0 AND quantity),
  UNIQUE (campaign_id, product_id)
);
CREATE INDEX flash_offers_product ON flash_offers (product_id);

-- The unit that an order took. An order that is not paid in time gives it back, like its stock.
CREATE TABLE flash_claims (
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  offer_id bigint NOT NULL REFERENCES flash_offers (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  held boolean NOT NULL,
  PRIMARY KEY (order_id, offer_id)
);
-- One unit for each shopper.
CREATE UNIQUE INDEX flash_claims_one_each ON flash_claims (offer_id, user_id) WHERE held;
