-- When the shopper saw how the payment of the order ended; null: not yet.
ALTER TABLE orders ADD COLUMN outcome_seen_at timestamptz;
-- Whether the products of a cancelled order went back to the cart.
ALTER TABLE orders ADD COLUMN returned_to_cart boolean NOT NULL DEFAULT false;
