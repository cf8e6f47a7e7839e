-- Links in the mail to the previous address of an account. Each one undoes a change of the address.
CREATE TABLE email_undos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- In lower case. No other account gets it while the link works.
  previous_email text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- When the change was requested: later identities and passkeys go when it is undone.
  requested_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_user ON email_undos (user_id, id);
CREATE INDEX email_undos_address ON email_undos (previous_email);
CREATE INDEX email_undos_expiry ON email_undos (expires_at);
