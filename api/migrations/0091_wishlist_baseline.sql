-- Price and stock of the product, or of the chosen variant, when the shopper added it; null: added before this.
ALTER TABLE wishlist_entries ADD COLUMN added_price_kobo bigint, ADD COLUMN added_in_stock boolean;
