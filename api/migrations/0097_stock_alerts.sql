-- Shoppers who want to know when a sold-out product is back. A job tells them once and deletes the row.
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
