-- How an account was made. The page of its first mailed link shows this in another browser than the one that signed up.
CREATE TABLE account_origins (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('password', 'google', 'apple', 'twitter')),
  -- The public name at the provider, such as @ada; null: the provider shares none.
  handle text,
  -- Such as "Chrome on Android".
  device text NOT NULL,
  -- Of the device cookie and the account together.
  browser_hash text NOT NULL,
  created_at timestamptz NOT NULL
);

-- The address that the provider confirmed as this person's, in lower case; null: none. A password reset removes the
-- identities that do not confirm the address of the account.
ALTER TABLE user_identities ADD COLUMN confirmed_email text;
ALTER TABLE user_identities ADD COLUMN handle text;

-- When the owner confirmed this session with a passkey.
ALTER TABLE sessions ADD COLUMN proved_at timestamptz;
