-- Passkeys with which shoppers sign in. Only public keys: the private ones never leave the shopper's devices.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Base64url, like the two columns after it.
  credential_id text NOT NULL UNIQUE CHECK (credential_id <> ''),
  -- COSE key.
  public_key text NOT NULL,
  -- Random name of the account for the authenticator.
  user_handle text NOT NULL,
  -- Number of signatures, as the authenticator counts them; 0 when it does not count.
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
  -- Of the browser's cookie, or of the session that adds a passkey.
  holder_hash text NOT NULL,
  -- The account that adds a passkey; null for a sign-in.
  user_id bigint REFERENCES users (id) ON DELETE CASCADE,
  user_handle text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
