-- Contacts with the number of another contact, in a different spelling from an older release. The staff must find out
-- whose number it is, so the migration merges no accounts.
CREATE TABLE shared_phone_numbers (
  contact_id bigint PRIMARY KEY REFERENCES contacts (id) ON DELETE CASCADE,
  -- Digits with country code, without plus sign.
  number text NOT NULL,
  found_at timestamptz NOT NULL
);
CREATE INDEX shared_phone_numbers_number ON shared_phone_numbers (number);
