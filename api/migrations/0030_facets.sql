-- What lists are narrowed and counted by, beside the rows it comes from, so that one index answers.
--   colors, sizes   what the variants let choose: "Colour", and everything else (size, age, capacity, …)
--   in_stock        whether anything can be bought now
--   draw            a lot between 0 and 1023: products below a number are a fair sample of a list that is too long
--                   to be counted whole
ALTER TABLE products
  ADD COLUMN colors text[] NOT NULL DEFAULT '{}',
  ADD COLUMN sizes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN in_stock boolean NOT NULL DEFAULT false,
  ADD COLUMN draw smallint NOT NULL GENERATED ALWAYS AS ((hashint8(id) & 1023)::smallint) STORED;

-- Brings what follows from the variants of a product to what they say now.
CREATE FUNCTION refresh_choices(products_to_refresh bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET colors = now.colors, sizes = now.sizes, in_stock = now.in_stock
  FROM (
    SELECT v.product_id,
           coalesce(array_agg(DISTINCT c.value) FILTER (WHERE c.title = 'Colour'), '{}') AS colors,
           coalesce(array_agg(DISTINCT c.value) FILTER (WHERE c.title <> 'Colour'), '{}') AS sizes,
           bool_or(v.stock > 0) AS in_stock
    FROM product_variants v LEFT JOIN LATERAL jsonb_to_recordset(v.values) AS c (title text, value text) ON true
    WHERE v.product_id = ANY (products_to_refresh)
    GROUP BY v.product_id) now
  WHERE p.id = now.product_id AND p.has_variants
    AND (p.colors, p.sizes, p.in_stock) IS DISTINCT FROM (now.colors, now.sizes, now.in_stock)
$$;

UPDATE products SET in_stock = stock > 0 WHERE NOT has_variants;
SELECT refresh_choices(array(SELECT id FROM products WHERE has_variants));

CREATE FUNCTION products_own_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.in_stock := NEW.stock > 0;
  RETURN NEW;
END $$;
CREATE TRIGGER products_own_stock BEFORE INSERT OR UPDATE OF stock, has_variants ON products
  FOR EACH ROW WHEN (NOT NEW.has_variants) EXECUTE FUNCTION products_own_stock();

CREATE FUNCTION variants_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_choices(array(SELECT DISTINCT product_id FROM written));
  RETURN NULL;
END $$;
CREATE TRIGGER variants_inserted AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written();
CREATE TRIGGER variants_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written();

-- Deferred: an order takes all its variants before it touches their products, in the order of the products, so two
-- orders never wait for each other in a circle. Locked first: of two that take the last two variants at once, the
-- later one sees what the earlier one did.
CREATE FUNCTION variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = NEW.product_id FOR NO KEY UPDATE;
  PERFORM refresh_choices(ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER variant_changed AFTER UPDATE ON product_variants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.stock > 0) IS DISTINCT FROM (NEW.stock > 0) OR OLD.values IS DISTINCT FROM NEW.values)
  EXECUTE FUNCTION variant_changed();

CREATE INDEX products_brand_latest ON products (brand, created_at DESC, id DESC) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_not_new ON products (condition, created_at DESC, id DESC) WHERE status = 'published' AND condition <> 'New';
CREATE INDEX products_choices ON products USING gin (colors, sizes) WITH (fastupdate = off);
CREATE INDEX products_category_price ON products (category_id, selling_price_kobo, id) WHERE status = 'published';
CREATE INDEX products_category_rating ON products (category_id, rating DESC, review_count DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_subcategory_price ON products (subcategory_id, selling_price_kobo, id) WHERE status = 'published';
CREATE INDEX products_subcategory_rating ON products (subcategory_id, rating DESC, review_count DESC, id DESC) WHERE status = 'published';
-- The sample with everything that is counted: read without the table.
CREATE INDEX products_sample ON products (subcategory_id, draw)
  INCLUDE (category_id, vendor_id, brand, condition, rating, in_stock, selling_price_kobo, colors, sizes)
  WHERE status = 'published';
