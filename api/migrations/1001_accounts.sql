-- Accounts of shoppers, with their contacts, changes and deletion.

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  surname text NOT NULL,
  other_names text NOT NULL,
  email text NOT NULL,
  -- Null: the account has no password.
  password_hash text,
  email_verified_at timestamptz,
  dob date,
  gender text CHECK (gender IN ('Male', 'Female', 'Unspecified')),
  avatar text,
  store_name text,
  account_type text NOT NULL DEFAULT 'Individual',
  news boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'deactivated', 'deleted')),
  kyc_status text CHECK (kyc_status IN ('Submitted', 'In review', 'Rejected', 'Verified')),
  kyc_rejected_sections jsonb NOT NULL DEFAULT '[]',
  bvn_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  signup_platform text NOT NULL DEFAULT 'Web',
  -- When the shopper deactivated the account. The next sign-in activates it again.
  deactivated_at timestamptz,
  deleted_at timestamptz,
  -- The name in Latin letters, for invoices whose font lacks the letters of the name. Null: not given.
  latin_name text
);
-- Emails are compared without case. The email of a deleted account can be used again.
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE status <> 'deleted';
CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;

-- How an account was created. The page of its first mailed link shows this in another browser than the one of the
-- sign-up.
CREATE TABLE account_origins (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('password', 'google', 'apple', 'twitter')),
  -- The public name at the provider, such as @ada. Null: the provider shares none.
  handle text,
  -- Such as "Chrome on Android".
  device text NOT NULL,
  -- Hash of the device cookie and the account together.
  browser_hash text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE contacts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('Phone')),
  -- Digits with country code, without plus sign.
  contact text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX contacts_contact ON contacts (type, contact);
CREATE INDEX contacts_user ON contacts (user_id, id);

-- A phone number that waits for the code of a text message. An account has at most one, the newest.
CREATE TABLE phone_verifications (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The code works only in this session, because its HMAC is keyed with the session's token.
  session_id bigint NOT NULL,
  -- Digits with country code, without plus sign.
  contact text NOT NULL,
  code_hmac text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the shopper entered the right code. POST /contacts then accepts the number.
  verified_at timestamptz,
  -- Codes that work beside the newest one: [{"code_hmac", "expires_at"}].
  earlier_codes jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX phone_verifications_expiry ON phone_verifications (expires_at);

CREATE TABLE email_verifications (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The link proves only this email, not one that replaces it.
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_verifications_user ON email_verifications (user_id);

-- A new email that waits for its mailed link. An account has at most one, the newest.
CREATE TABLE email_changes (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The new email.
  email text NOT NULL,
  -- The link replaces only this email.
  previous_email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Links that work beside the newest one: [{"token_hash", "email", "expires_at"}].
  earlier_links jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX email_changes_expiry ON email_changes (expires_at);

-- Links in the mail to the previous email of an account. Each link undoes one change of the email.
CREATE TABLE email_undos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- In lower case. No other account can use it while the link works.
  previous_email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- When the change was requested. Undoing it removes identities and passkeys that were added later.
  requested_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_user ON email_undos (user_id, id);
CREATE INDEX email_undos_address ON email_undos (previous_email);
CREATE INDEX email_undos_expiry ON email_undos (expires_at);

-- Changes of the access to an account, shown to its owner. A job deletes them after some months.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- The subject, such as the device; never a secret.
  detail text,
  happened_at timestamptz NOT NULL
);
CREATE INDEX security_events_user ON security_events (user_id, id);
CREATE INDEX security_events_age ON security_events (happened_at);

-- What the page of notifications shows, stored in the transaction of its cause.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tag text NOT NULL CHECK (length(tag) BETWEEN 1 AND 30),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  -- Null: unread.
  read_at timestamptz
);
CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;

-- Deletions that wait for their code. An account has at most one, the newest.
CREATE TABLE deletion_requests (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL,
  platform text NOT NULL,
  -- The code works only in this session, because its HMAC is keyed with the session's token.
  session_id bigint NOT NULL,
  code_hmac text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Codes that work beside the newest one: [{"code_hmac", "expires_at"}].
  earlier_codes jsonb NOT NULL DEFAULT '[]'
);

-- Why shoppers deleted their accounts, without their identity.
CREATE TABLE deletion_reasons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason text NOT NULL,
  platform text NOT NULL,
  deleted_on date NOT NULL
);

-- Lets a client repeat the request when it lost the answer: the deletion also ended its session.
CREATE TABLE deletion_receipts (
  token_hash text PRIMARY KEY,
  account_id bigint NOT NULL,
  expires_at timestamptz NOT NULL
);
