-- A brand's products in each order of the list: to look for them in the order of all products reads most of the table
-- where a brand is dear and the cheapest come first.
CREATE INDEX products_brand_price ON products (brand, selling_price_kobo, id) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_brand_popularity ON products (brand, popularity DESC, id DESC) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_brand_rating ON products (brand, rating DESC, review_count DESC, id DESC) WHERE status = 'published' AND brand <> '';
