-- The shipping option whose parcels a courier moves. Null: every parcel, as tokens of earlier releases do.
ALTER TABLE role_tokens
  ADD COLUMN shipping_option text,
  ADD CONSTRAINT role_tokens_shipping_option_of_couriers CHECK (
    shipping_option IS NULL OR (role = 'courier' AND shipping_option IN ('standard', 'rabitlala', 'gig_logistics'))
  ) NOT VALID;
