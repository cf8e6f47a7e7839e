-- The price that a job saw last, so that it tells of each fall once. Null: not seen since the product was added.
ALTER TABLE wishlist_entries ADD COLUMN seen_price_kobo bigint;
