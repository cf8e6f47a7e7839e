-- The variant that the shopper chose for a product on the wishlist; null: none.

-- The column is empty, so the check of the rows costs nothing.
-- squawk-ignore adding-foreign-key-constraint
ALTER TABLE wishlist_entries ADD COLUMN variant_id bigint REFERENCES product_variants (id) ON DELETE SET NULL;
