-- One-time codes in the addresses of the vendor and KYC sites, in place of the session's token: good for a minute, once.
CREATE TABLE link_codes (
  -- SHA-256 of the code, hex.
  code_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  site text NOT NULL CHECK (site IN ('vendor', 'kyc')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX link_codes_expiry ON link_codes (expires_at);
CREATE INDEX link_codes_user ON link_codes (user_id);
