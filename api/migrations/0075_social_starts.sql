-- Social sign-ins under way. Only hashes are stored: the state is in the address, the browser's token in its cookie.
CREATE TABLE social_starts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('google', 'apple', 'twitter')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Set while a request redeems this start, so that a second one cannot.
  claimed_at timestamptz,
  -- Requests that redeemed this start.
  tries integer NOT NULL DEFAULT 0,
  -- What the provider confirmed, for a shopper who must add something. Encrypted with a key that only the browser has.
  identity text,
  -- The code or token that the identity came from.
  evidence_hash text
);
CREATE INDEX social_starts_expiry ON social_starts (expires_at);
