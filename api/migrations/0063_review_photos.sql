-- Addresses of the photos of a review, in their order. Constant default: the table is not rewritten.
ALTER TABLE reviews ADD COLUMN photos text[] NOT NULL DEFAULT '{}';
