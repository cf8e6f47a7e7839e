-- What shoppers leave on a product's page: votes, questions, reports, and what they looked at.

-- One vote of a shopper on a review; reviews.total_helps counts the helpful ones and changes in the same transaction.
CREATE TABLE review_votes (
  review_id bigint NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  is_helpful boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_user ON review_votes (user_id);

-- Nobody asks the same of a product twice.
CREATE UNIQUE INDEX product_questions_once ON product_questions (user_id, product_id, md5(lower(question)));

CREATE TABLE abuse_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Who was signed in, if anybody.
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  comment text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX abuse_reports_product ON abuse_reports (product_id);

CREATE TABLE recent_products (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, product_id)
);
CREATE INDEX recent_products_newest ON recent_products (user_id, viewed_at DESC, product_id DESC);

-- In how many paid orders two products stood together, in both directions. Counted by a job, each order once.
CREATE TABLE also_bought (
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  other_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  orders integer NOT NULL CHECK (orders > 0),
  PRIMARY KEY (product_id, other_id),
  CHECK (product_id <> other_id)
);
CREATE INDEX also_bought_most ON also_bought (product_id, orders DESC, other_id);
ALTER TABLE orders ADD COLUMN also_bought_counted boolean NOT NULL DEFAULT false;
CREATE INDEX orders_to_count ON orders (id) WHERE status = 'Paid' AND NOT also_bought_counted;
