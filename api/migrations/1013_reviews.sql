-- What shoppers write about products and stores, and to the marketplace.

CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  avatar_key text REFERENCES pictures (key),
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL,
  -- Number of helpful votes; changes in the transaction of the vote.
  total_helps integer NOT NULL DEFAULT 0 CHECK (total_helps >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The purchase. Null: the review was imported with the catalogue. Two variants of a product on one invoice are reviewed
  -- together.
  invoice_id bigint REFERENCES invoices (id) ON DELETE SET NULL,
  -- Addresses of the photos, in order.
  photos text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX reviews_product ON reviews (product_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX reviews_once_an_invoice ON reviews (invoice_id, product_id) WHERE invoice_id IS NOT NULL;

CREATE TABLE review_votes (
  review_id bigint NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_helpful boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_user ON review_votes (user_id);

CREATE TABLE product_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  question text NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz
);
CREATE INDEX product_questions_product ON product_questions (product_id, created_at DESC, id DESC);
-- A shopper asks the same question about a product once.
CREATE UNIQUE INDEX product_questions_once ON product_questions (user_id, product_id, md5(lower(question)));

-- Ratings of vendors. A shopper rates a vendor once.
CREATE TABLE vendor_ratings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id bigint NOT NULL REFERENCES vendors (id) ON DELETE CASCADE,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL CHECK (comment <> ''),
  created_at timestamptz NOT NULL,
  UNIQUE (vendor_id, user_id)
);
CREATE INDEX vendor_ratings_latest ON vendor_ratings (vendor_id, created_at DESC, id DESC);
-- Covers the counts on the page of a store.
CREATE INDEX vendor_ratings_stars ON vendor_ratings (vendor_id, stars);
CREATE INDEX vendor_ratings_user ON vendor_ratings (user_id);

CREATE TABLE abuse_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Null: the sender was not signed in.
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  comment text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX abuse_reports_product ON abuse_reports (product_id);

CREATE TABLE store_inquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id bigint NOT NULL REFERENCES vendors (id) ON DELETE CASCADE,
  -- Null: the sender was not signed in.
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The answer that the shop mailed. Null: open, or answered outside the shop.
  answer text,
  answered_at timestamptz
);
CREATE INDEX store_inquiries_vendor ON store_inquiries (vendor_id, created_at DESC);

-- Messages from the contact form of the marketplace.
CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: the sender was not signed in.
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
