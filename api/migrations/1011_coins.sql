-- NKM coins. A transfer takes coins from one account and adds them to another; both sides are one row, so they cannot
-- disagree. Transfers are never changed: a later transfer corrects a mistake.

CREATE TABLE coin_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint UNIQUE REFERENCES users (id),
  -- The shop's own accounts.
  code text UNIQUE,
  -- Only transfers change it. The shop's own accounts have none, because every transfer would wait for their row.
  balance bigint,
  CONSTRAINT coin_accounts_have_one_owner CHECK ((user_id IS NULL) <> (code IS NULL)),
  CONSTRAINT coin_accounts_shoppers_have_a_balance CHECK ((user_id IS NULL) = (balance IS NULL)),
  CONSTRAINT coin_accounts_never_negative CHECK (balance >= 0)
);
-- rewards: the source of rewards. held, spent: coins that pay for orders.
INSERT INTO coin_accounts (code) VALUES ('rewards'), ('held'), ('spent');

CREATE TABLE coin_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The reason, such as `receipt:12`. Nothing is paid twice.
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

CREATE FUNCTION move_coins() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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

CREATE FUNCTION refuse_coins() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Coins move by new transfers only (%)', TG_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER coin_transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_coins();
CREATE TRIGGER coin_balances_follow_transfers BEFORE UPDATE OF balance ON coin_accounts
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_coins();
CREATE TRIGGER coin_accounts_open_empty BEFORE INSERT ON coin_accounts
  FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION refuse_coins();

-- Rewards that were taken back, each once. What exceeds the balance is waived.
CREATE TABLE coin_reversals (
  -- Key of the reward, such as `receipt:12`.
  key text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  taken integer NOT NULL CHECK (taken >= 0),
  waived integer NOT NULL CHECK (waived >= 0),
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX coin_reversals_user ON coin_reversals (user_id);
