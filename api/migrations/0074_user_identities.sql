-- The identities with which shoppers sign in at Google, Apple and Twitter. The subject is the provider's own number of
-- a person: an email address never identifies anybody here.
CREATE TABLE user_identities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('google', 'apple', 'twitter')),
  subject text NOT NULL CHECK (subject <> ''),
  created_at timestamptz NOT NULL,
  UNIQUE (provider, subject),
  UNIQUE (user_id, provider)
);
