-- Sessions, and the ways to open one.

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  platform text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Names the session in the list that its owner sees.
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  user_agent text NOT NULL DEFAULT '',
  -- The known device that opened it. No foreign key, because a session outlives its device.
  device_id bigint,
  -- When the owner last confirmed this session with a passkey.
  proved_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Sign-ins between password and code, by their temporary token.
CREATE TABLE login_attempts (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hmac text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The session that the code opened. A client that lost the answer can send the code once more; this session then ends.
  session_hash text,
  repeated_at timestamptz,
  -- Codes that work beside the newest one: [{"code_hmac", "expires_at"}].
  earlier_codes jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX login_attempts_user ON login_attempts (user_id);
CREATE INDEX login_attempts_expiry ON login_attempts (expires_at);

-- Browsers that completed a sign-in to an account. Limits that strangers exhaust do not apply to them.
CREATE TABLE known_devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Hash of the cookie and the account together, so that nothing here connects two accounts of one browser.
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (user_id, token_hash)
);
CREATE INDEX known_devices_expiry ON known_devices (expires_at);

-- Wrong login codes, while they count.
CREATE TABLE wrong_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Null: an unknown device. All unknown devices of an account share one budget.
  device_id bigint REFERENCES known_devices (id) ON DELETE CASCADE,
  entered_at timestamptz NOT NULL,
  -- Whether the owner was told that this code paused the sign-in.
  is_told boolean NOT NULL DEFAULT false
);
CREATE INDEX wrong_codes_user ON wrong_codes (user_id, entered_at);
CREATE INDEX wrong_codes_device ON wrong_codes (device_id);

-- Links that set a new password. An account has at most one row; only hashes of the tokens are stored.
CREATE TABLE password_resets (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  -- The link proves only this email, not one that replaces it.
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Links that work beside the newest one: [{"token_hash", "email", "expires_at"}].
  earlier_links jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX password_resets_expiry ON password_resets (expires_at);
CREATE INDEX password_resets_earlier_links ON password_resets USING gin (earlier_links jsonb_path_ops);

-- Requested links. A job looks up the accounts, so that the answer takes the same time with and without an account.
CREATE TABLE password_reset_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Identities for social sign-in. Only the provider's own number of a person identifies somebody, never an email.
CREATE TABLE user_identities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('google', 'apple', 'twitter')),
  subject text NOT NULL CHECK (subject <> ''),
  created_at timestamptz NOT NULL,
  -- The email that the provider confirmed, in lower case. Null: none. A password reset removes the identities that do
  -- not confirm the email of the account.
  confirmed_email text,
  handle text,
  UNIQUE (provider, subject),
  UNIQUE (user_id, provider)
);

-- Social sign-ins in progress. Only hashes are stored: the address has the state, and the browser's cookie its token.
CREATE TABLE social_starts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('google', 'apple', 'twitter')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Set while a request redeems this start, so that a second one cannot.
  claimed_at timestamptz,
  -- Number of requests that redeemed this start.
  tries integer NOT NULL DEFAULT 0,
  -- What the provider confirmed, when the shopper must add something. Encrypted with a key that only the browser has.
  identity text,
  -- Hash of the code or token that the identity came from.
  evidence_hash text
);
CREATE INDEX social_starts_expiry ON social_starts (expires_at);

-- Only public keys: the private ones never leave the shopper's devices.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Base64url, like the next two columns.
  credential_id text NOT NULL UNIQUE CHECK (credential_id <> ''),
  -- COSE key.
  public_key text NOT NULL,
  -- Random name of the account for the authenticator.
  user_handle text NOT NULL,
  -- Number of signatures, by the authenticator. 0: it does not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, id);

-- Challenges that wait for the signature of a passkey. Only hashes are stored.
CREATE TABLE passkey_challenges (
  challenge_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in')),
  -- Hash of the browser's cookie, or of the session that adds a passkey.
  holder_hash text NOT NULL,
  -- The account that adds a passkey. Null: a sign-in.
  user_id bigint REFERENCES users (id) ON DELETE CASCADE,
  user_handle text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
