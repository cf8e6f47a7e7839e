-- What a coupon demands and offers, how often it can be used, and who claimed it. The table has a few rows.

-- An API that does not know `amount_kobo` gives nothing for a coupon without a percentage.
-- squawk-ignore ban-drop-not-null
ALTER TABLE coupons ALTER COLUMN percent DROP NOT NULL;
ALTER TABLE coupons
  ADD COLUMN amount_kobo bigint CHECK (amount_kobo > 0),
  ADD COLUMN description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 200),
  ADD COLUMN label text NOT NULL DEFAULT '' CHECK (char_length(label) <= 40),
  -- Counts the lines that the coupon is valid for.
  ADD COLUMN min_spend_kobo bigint NOT NULL DEFAULT 0 CHECK (min_spend_kobo >= 0),
  -- Null: any number.
  ADD COLUMN most_uses integer CHECK (most_uses > 0),
  ADD COLUMN most_per_shopper integer CHECK (most_per_shopper > 0),
  ADD COLUMN first_order_only boolean NOT NULL DEFAULT false,
  -- Shown on the page of coupons, where shoppers claim it.
  ADD COLUMN listed boolean NOT NULL DEFAULT false,
  ADD COLUMN used integer NOT NULL DEFAULT 0 CHECK (used >= 0);
-- Null: off the products of every store.
-- squawk-ignore adding-foreign-key-constraint
ALTER TABLE coupons ADD COLUMN vendor_id bigint REFERENCES vendors (id);
-- Null: off every product.
-- squawk-ignore adding-foreign-key-constraint
ALTER TABLE coupons ADD COLUMN product_id bigint REFERENCES products (id);
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE coupons ADD CONSTRAINT coupons_one_discount CHECK (num_nonnulls(percent, amount_kobo) = 1);
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE coupons ADD CONSTRAINT coupons_not_overused CHECK (most_uses IS NULL OR used <= most_uses);

-- A use of a coupon by an order. It comes back when the whole order dies unpaid or is cancelled before packing.
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
