-- Coupons: a code takes a share off the products of one shelf, or off all of them. They cannot run out yet: uses are
-- not counted.
CREATE TABLE coupons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9-]{3,30}$'),
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 100),
  -- Null: off every product.
  subcategory_id integer REFERENCES subcategories (id),
  starts_at timestamptz NOT NULL,
  -- Null: without end.
  ends_at timestamptz CHECK (ends_at > starts_at)
);

-- What took `coupon_kobo` off an order. Null: nothing, or the flash deal.
ALTER TABLE orders ADD COLUMN coupon_id bigint;
-- Older orders have none: there is nothing to look through.
ALTER TABLE orders ADD CONSTRAINT orders_coupon FOREIGN KEY (coupon_id) REFERENCES coupons (id) NOT VALID;
