-- Hashes of the emails and phone numbers of accounts that used a limited coupon or a flash deal, so that another account
-- of the same person cannot use it again. `coupon_marks` holds those of accounts that were deleted before.
CREATE TABLE account_marks (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- HMAC-SHA-256, hex.
  mark text NOT NULL,
  -- The last use, or the deletion of the account.
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, mark)
);
CREATE INDEX account_marks_mark ON account_marks (mark);
CREATE INDEX account_marks_age ON account_marks (created_at);
