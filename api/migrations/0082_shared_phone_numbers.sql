-- Contacts whose number, read in one form, another contact has already: two spellings of one number from older releases.
-- Nothing is merged, because only the staff can find out who has the number.
CREATE TABLE shared_phone_numbers (
  contact_id bigint PRIMARY KEY REFERENCES contacts (id) ON DELETE CASCADE,
  -- Digits with country code, without plus sign.
  number text NOT NULL,
  found_at timestamptz NOT NULL
);
CREATE INDEX shared_phone_numbers_number ON shared_phone_numbers (number);
