-- What a search of orders reads: numbers and names of items, without case and accents. Null in orders of older releases
-- until the first search of their shopper.
ALTER TABLE orders ADD COLUMN search_text text;
