-- Leaving the shop: a code confirms it, what must stay loses its name, an account may also rest.

ALTER TABLE users
  -- When the shopper put the account to rest; signing in again wakes it.
  ADD COLUMN deactivated_at timestamptz,
  ADD COLUMN deleted_at timestamptz;
CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;

-- One request of an account at a time: a new one takes the place of the one before, and of its code.
CREATE TABLE deletion_requests (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL,
  platform text NOT NULL,
  -- The code works in the session that asked for it only: the key of its HMAC is that session's token.
  session_id bigint NOT NULL,
  code_hmac text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Why shoppers left. Nothing tells who.
CREATE TABLE deletion_reasons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason text NOT NULL,
  platform text NOT NULL,
  deleted_on date NOT NULL
);

-- So that who lost the answer on a bad line can ask again: the session that asked is gone by then.
CREATE TABLE deletion_receipts (
  token_hash text PRIMARY KEY,
  account_id bigint NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Money that comes for an order after its shopper has left.
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check
  CHECK (reason IN ('already paid', 'sold out', 'wrong amount', 'account deleted'));

-- Where a shopper has parcels or bills sent (spec 2 §3).
CREATE TABLE addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('Delivery', 'Billing')),
  other_names text NOT NULL DEFAULT '',
  surname text NOT NULL DEFAULT '',
  address text NOT NULL,
  state_id integer NOT NULL REFERENCES states (id),
  lga_id integer NOT NULL REFERENCES landmarks (id),
  landmark text NOT NULL DEFAULT '',
  post_code text NOT NULL DEFAULT '',
  phone text NOT NULL,
  city text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT 'Nigeria',
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE INDEX addresses_user ON addresses (user_id, id);
-- One of each kind is taken unless the shopper chooses another.
CREATE UNIQUE INDEX addresses_default ON addresses (user_id, type) WHERE is_default;
