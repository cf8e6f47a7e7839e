-- Links by which somebody else pays an unpaid order. Only the hash of the token is stored. A link ends with its order, or
-- when the shopper withdraws it.
CREATE TABLE payer_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX payer_links_order ON payer_links (order_id);
CREATE INDEX payer_links_created ON payer_links (created_at);

-- Who pays with an attempt that came through such a link. Attempts without a row are of the shopper.
CREATE TABLE payment_payers (
  attempt_id bigint PRIMARY KEY REFERENCES payment_attempts (id) ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX payment_payers_created ON payment_payers (created_at);
