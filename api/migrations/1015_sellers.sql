-- Shoppers who want to sell: identity verification, and the handoff to the seller sites.

-- Identity data of an account. A new application replaces the previous one.
CREATE TABLE kyc_applications (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  full_name text NOT NULL,
  -- The bank verification number is never stored. The keyed hash finds the same number at other accounts.
  bvn_hmac text NOT NULL,
  bank text NOT NULL,
  -- Only the last four digits.
  account_last4 text NOT NULL CHECK (length(account_last4) = 4),
  id_kind text NOT NULL,
  id_last4 text NOT NULL CHECK (length(id_last4) <= 4),
  submitted_at timestamptz NOT NULL
);
CREATE INDEX kyc_applications_bvn ON kyc_applications (bvn_hmac);

-- Who changed the KYC status of an account, when and why. Rows are only added.
CREATE TABLE kyc_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  from_status text,
  to_status text NOT NULL CHECK (to_status IN ('Submitted', 'In review', 'Rejected', 'Verified')),
  actor text NOT NULL CHECK (actor IN ('shopper', 'staff')),
  role_token_id bigint REFERENCES role_tokens (id),
  reason text,
  sections jsonb NOT NULL DEFAULT '[]',
  happened_at timestamptz NOT NULL,
  CONSTRAINT kyc_changes_staff_have_a_token CHECK ((actor = 'staff') = (role_token_id IS NOT NULL))
);
CREATE INDEX kyc_changes_user ON kyc_changes (user_id, id);

-- One-time codes in addresses of the seller sites, in place of the session's token. They expire after a minute.
CREATE TABLE link_codes (
  -- SHA-256, hex.
  code_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  site text NOT NULL CHECK (site IN ('vendor', 'kyc')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX link_codes_expiry ON link_codes (expires_at);
CREATE INDEX link_codes_user ON link_codes (user_id);

-- Lets a seller site act for a shopper for some minutes after it redeemed the one-time code.
CREATE TABLE handoff_grants (
  -- SHA-256, hex.
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  site text NOT NULL CHECK (site IN ('vendor', 'kyc')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX handoff_grants_expiry ON handoff_grants (expires_at);
CREATE INDEX handoff_grants_user ON handoff_grants (user_id);
