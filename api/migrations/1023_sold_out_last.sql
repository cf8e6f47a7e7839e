-- no-transaction
-- Serve the lists in their orders, with sold-out products last. They replace the indexes of migration 1004 with the same
-- columns, which the release before this one reads; drop those one release later. The triggers
-- of migration 1004 keep in_stock right. Cheapest first needs an index of its own, because all columns of an order have one
-- direction; in_stock is included so that PostgreSQL reads the index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_latest
  ON products (in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_popularity
  ON products (in_stock DESC, popularity DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_rating
  ON products (in_stock DESC, rating DESC, review_count DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_price_up
  ON products ((NOT in_stock), selling_price_kobo, id) INCLUDE (in_stock)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_price_down
  ON products (in_stock DESC, selling_price_kobo DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_deals
  ON products (in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published' AND selling_price_kobo < original_price_kobo;
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_category_latest
  ON products (category_id, in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_category_popularity
  ON products (category_id, in_stock DESC, popularity DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_category_price_up
  ON products (category_id, (NOT in_stock), selling_price_kobo, id) INCLUDE (in_stock)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_category_price_down
  ON products (category_id, in_stock DESC, selling_price_kobo DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_category_rating
  ON products (category_id, in_stock DESC, rating DESC, review_count DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_subcategory_latest
  ON products (subcategory_id, in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_subcategory_popularity
  ON products (subcategory_id, in_stock DESC, popularity DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_subcategory_price_up
  ON products (subcategory_id, (NOT in_stock), selling_price_kobo, id) INCLUDE (in_stock)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_subcategory_price_down
  ON products (subcategory_id, in_stock DESC, selling_price_kobo DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_subcategory_rating
  ON products (subcategory_id, in_stock DESC, rating DESC, review_count DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_vendor_latest
  ON products (vendor_id, in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_brand_latest
  ON products (brand, in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published' AND brand <> '';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_brand_price_up
  ON products (brand, (NOT in_stock), selling_price_kobo, id) INCLUDE (in_stock)
  WHERE status = 'published' AND brand <> '';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_brand_price_down
  ON products (brand, in_stock DESC, selling_price_kobo DESC, id DESC)
  WHERE status = 'published' AND brand <> '';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_brand_popularity
  ON products (brand, in_stock DESC, popularity DESC, id DESC)
  WHERE status = 'published' AND brand <> '';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_brand_rating
  ON products (brand, in_stock DESC, rating DESC, review_count DESC, id DESC)
  WHERE status = 'published' AND brand <> '';
CREATE INDEX CONCURRENTLY IF NOT EXISTS products_stocked_not_new
  ON products (condition, in_stock DESC, created_at DESC, id DESC)
  WHERE status = 'published' AND condition <> 'New';
