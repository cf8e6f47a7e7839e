-- What shoppers do after delivery: review products, rate sellers, confirm receipt. And the coins that these earn.

-- The purchase that a review comes from; null for those that came with the catalogue. A request names product and
-- invoice, so two variants of a product on one invoice are reviewed together.
ALTER TABLE reviews ADD COLUMN invoice_id bigint REFERENCES invoices (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX reviews_once_an_invoice ON reviews (invoice_id, product_id) WHERE invoice_id IS NOT NULL;

-- What shoppers say of a seller, once each: the request names the vendor only.
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
-- The counts of a store's page come from this index alone.
CREATE INDEX vendor_ratings_stars ON vendor_ratings (vendor_id, stars);
CREATE INDEX vendor_ratings_user ON vendor_ratings (user_id);

-- When the shopper said that it came; null also when the window ended without a word.
ALTER TABLE invoices ADD COLUMN confirmed_at timestamptz;
CREATE INDEX invoices_to_close ON invoices (review_ends_by) WHERE status = 'Delivered';

-- NKM COINS
--   A transfer takes coins from one account and gives them to another: both sides of the books are one row, so they
--   cannot disagree. Transfers are only ever added. What was paid by mistake goes back by another transfer.
--   The balance of a shopper is kept beside them, moved by the transfer itself, and never below zero. The shop's own
--   accounts have none: a row that every reward changes is a row that everybody waits for.
CREATE TABLE coin_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint UNIQUE REFERENCES users (id),
  -- Of the shop's own accounts.
  code text UNIQUE,
  balance bigint,
  CONSTRAINT coin_accounts_have_one_owner CHECK ((user_id IS NULL) <> (code IS NULL)),
  CONSTRAINT coin_accounts_shoppers_have_a_balance CHECK ((user_id IS NULL) = (balance IS NULL)),
  CONSTRAINT coin_accounts_never_negative CHECK (balance >= 0)
);
-- Where rewards come from.
INSERT INTO coin_accounts (code) VALUES ('rewards');

CREATE TABLE coin_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What it is for, such as `receipt:12`: nothing is paid twice.
  key text NOT NULL UNIQUE,
  from_account bigint NOT NULL REFERENCES coin_accounts (id),
  to_account bigint NOT NULL REFERENCES coin_accounts (id),
  amount integer NOT NULL CHECK (amount > 0),
  operation text NOT NULL CHECK (operation <> ''),
  comment text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT coin_transfers_have_two_sides CHECK (from_account <> to_account)
);
CREATE INDEX coin_transfers_from ON coin_transfers (from_account, created_at DESC, id DESC);
CREATE INDEX coin_transfers_to ON coin_transfers (to_account, created_at DESC, id DESC);

CREATE FUNCTION move_coins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their ids: two transfers between the same two never wait for each other in a circle.
  PERFORM 1 FROM coin_accounts
    WHERE id IN (NEW.from_account, NEW.to_account) AND balance IS NOT NULL ORDER BY id FOR NO KEY UPDATE;
  UPDATE coin_accounts
    SET balance = balance + CASE WHEN id = NEW.to_account THEN NEW.amount ELSE -NEW.amount END
    WHERE id IN (NEW.from_account, NEW.to_account) AND balance IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER coin_transfers_move_coins AFTER INSERT ON coin_transfers
  FOR EACH ROW EXECUTE FUNCTION move_coins();

CREATE FUNCTION refuse_coins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Coins move by new transfers only (%)', TG_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER coin_transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_coins();
CREATE TRIGGER coin_balances_follow_transfers BEFORE UPDATE OF balance ON coin_accounts
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_coins();
CREATE TRIGGER coin_accounts_open_empty BEFORE INSERT ON coin_accounts
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_coins();
