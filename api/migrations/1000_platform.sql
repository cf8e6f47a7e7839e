-- Tables of the platform, which belong to no module of the shop. Both extensions come with PostgreSQL (contrib), and the
-- owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Facts about this database, such as the parts of the seed that ran.
CREATE TABLE meta (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Mails and text messages, stored in the transaction of their cause and sent after it.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  -- For the header with which mail programs offer to unsubscribe (RFC 8058).
  unsubscribe_url text,
  -- An expired message is not sent: its code no longer works, and a text message costs money. Null: never expires.
  expires_at timestamptz
);
CREATE INDEX outbox_unsent ON outbox (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_recipient ON outbox (recipient, id);

-- Background jobs and the instance that runs each of them.
CREATE TABLE job_runs (
  name text PRIMARY KEY,
  last_started_at timestamptz NOT NULL,
  -- By the clock of the database. The holder must renew it.
  lease_until timestamptz,
  -- Each new holder gets a higher number, and statements of an earlier holder are refused.
  fence bigint NOT NULL DEFAULT 0,
  holder text
);

-- The layout that rate-limiter-flexible expects.
CREATE TABLE rate_limits (
  -- squawk-ignore prefer-text-field
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expiry ON rate_limits (expire);

-- Solved captchas. Each one counts once, so it stays here until it expires.
CREATE TABLE captcha_uses (
  nonce text PRIMARY KEY CHECK (length(nonce) <= 100),
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_uses_expiry ON captcha_uses (expires_at);

-- Bodies of GET /frame by content hash, so that a shell can rebuild the page data of another shell.
CREATE TABLE frame_versions (
  version text PRIMARY KEY CHECK (version ~ '^[0-9a-f]{16}$'),
  -- Text and not jsonb, because the hash is computed from these bytes.
  body text NOT NULL,
  -- Last use, accurate to a few minutes.
  seen_at timestamptz NOT NULL
);
