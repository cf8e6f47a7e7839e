-- Deals: what is sold below its usual price, and flash deals: some of it for much less, for a while, to each customer
-- once, with a code at the checkout.

CREATE INDEX products_deals ON products (created_at DESC, id DESC)
  WHERE status = 'published' AND selling_price_kobo < original_price_kobo;

CREATE TABLE flash_campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  -- To be entered at the checkout.
  promo_code text NOT NULL CHECK (promo_code ~ '^[A-Z0-9-]{3,30}$'),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- One at a time: a product has one flash price.
  EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&)
);

-- The price of the product itself stays as it is: the code takes the difference off the order, so that nothing has to
-- be set back when the campaign ends.
CREATE TABLE flash_offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES flash_campaigns (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position integer NOT NULL,
  price_kobo bigint NOT NULL CHECK (price_kobo > 0),
  -- How many there are at this price, and how many orders have taken.
  quantity integer NOT NULL CHECK (quantity >= 1),
  sold integer NOT NULL DEFAULT 0 CHECK (sold BETWEEN 0 AND quantity),
  UNIQUE (campaign_id, product_id)
);
CREATE INDEX flash_offers_product ON flash_offers (product_id);

-- An order's piece of an offer. It is given back, like the stock, when the order is not paid in time.
CREATE TABLE flash_claims (
  order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  offer_id bigint NOT NULL REFERENCES flash_offers (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  held boolean NOT NULL,
  PRIMARY KEY (order_id, offer_id)
);
-- One for each customer.
CREATE UNIQUE INDEX flash_claims_one_each ON flash_claims (offer_id, user_id) WHERE held;
