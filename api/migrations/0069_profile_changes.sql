-- A new mail address that waits for its mailed link. An account has one at most, the newest.
CREATE TABLE email_changes (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The new address.
  email text NOT NULL,
  -- The link replaces this address only, not a later one.
  previous_email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_expiry ON email_changes (expires_at);

-- A phone number that waits for the code in a text message. An account has one at most, the newest.
CREATE TABLE phone_verifications (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- The code works only in the session that asked for it: the key of its HMAC is that session's token.
  session_id bigint NOT NULL,
  -- Digits with country code, without plus sign.
  contact text NOT NULL,
  code_hmac text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When the right code was entered. POST /contacts then accepts the number.
  verified_at timestamptz
);
CREATE INDEX phone_verifications_expiry ON phone_verifications (expires_at);
