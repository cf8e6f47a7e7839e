-- Challenges that were redeemed: each counts once. Kept until they expire.
CREATE TABLE captcha_uses (
  nonce text PRIMARY KEY CHECK (length(nonce) <= 100),
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_uses_expiry ON captcha_uses (expires_at);
