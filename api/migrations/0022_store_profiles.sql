-- What a store says of itself, and what shoppers write to it.

ALTER TABLE vendors
  -- Where inquiries go; null: to the account of the vendor, if it has one. Never shown.
  ADD COLUMN inquiry_email text,
  ADD COLUMN address text,
  -- [{"days": "Monday to Friday", "hours": "9am – 6pm"}, …]
  ADD COLUMN opening_hours jsonb NOT NULL DEFAULT '[]',
  -- [{"title": "Returns", "text": "…"}, …]: plain text.
  ADD COLUMN policies jsonb NOT NULL DEFAULT '[]';

CREATE TABLE store_inquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id bigint NOT NULL REFERENCES vendors (id) ON DELETE CASCADE,
  -- Who was signed in, if anybody was.
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX store_inquiries_vendor ON store_inquiries (vendor_id, created_at DESC);
