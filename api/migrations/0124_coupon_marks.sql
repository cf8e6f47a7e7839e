-- Hashes of the email and the phone number of a deleted account that used a coupon. A new account with the same email or
-- number cannot use the coupon of the first order again.
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
