-- When an import last changed what the page of a product says. Null: not since the product was added, or not known.
ALTER TABLE products ADD COLUMN content_changed_at timestamptz;
