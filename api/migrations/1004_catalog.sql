-- Pictures, vendors, categories, and products with their variants.

-- A picture is seeded art, which has a recipe, or a photograph, which has a row in photographs.
CREATE TABLE pictures (
  -- Contains a hash of the content, so that the address of a rendition can be cached forever.
  key text PRIMARY KEY CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 120),
  recipe jsonb
);

-- A row never changes, because the key contains a hash of the other columns.
CREATE TABLE photographs (
  key text PRIMARY KEY REFERENCES pictures (key),
  -- SHA-256 of the original, which is also its name in the photograph store.
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  -- Pixels of the upright original.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- The point that square crops contain, as fractions of width and height from the top left.
  focus_x double precision NOT NULL DEFAULT 0.5 CHECK (focus_x BETWEEN 0 AND 1),
  focus_y double precision NOT NULL DEFAULT 0.5 CHECK (focus_y BETWEEN 0 AND 1),
  alternative_text text NOT NULL CHECK (length(alternative_text) BETWEEN 1 AND 250),
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE vendors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: the vendor has no account in this shop.
  user_id bigint UNIQUE REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  store_name text NOT NULL UNIQUE,
  about text NOT NULL DEFAULT '',
  avatar_key text REFERENCES pictures (key),
  -- The station that collects this vendor's parcels.
  gigl_station_id integer CONSTRAINT vendors_gigl_station REFERENCES pickup_stations (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Receives inquiries and is never shown. Null: the vendor's account receives them.
  inquiry_email text,
  address text,
  -- [{"days": "Monday to Friday", "hours": "9am – 6pm"}, …]
  opening_hours jsonb NOT NULL DEFAULT '[]',
  -- [{"title": "Returns", "text": "…"}, …]; the texts are plain text.
  policies jsonb NOT NULL DEFAULT '[]',
  -- Particulars on invoices. Null: unknown, and the invoice omits it.
  legal_name text,
  registration_number text,
  tax_number text,
  -- When the owner deleted the account; the page of the store then answers 410. Null: the store is open.
  closed_at timestamptz
);

CREATE TABLE categories (
  id integer PRIMARY KEY,
  position integer NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  icon_key text REFERENCES pictures (key)
);

CREATE TABLE category_types (
  id integer PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories (id),
  position integer NOT NULL,
  title text NOT NULL
);
CREATE INDEX category_types_category ON category_types (category_id);

CREATE TABLE subcategories (
  id integer PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories (id),
  type_id integer NOT NULL REFERENCES category_types (id),
  position integer NOT NULL,
  title text NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  UNIQUE (id, category_id)
);
CREATE INDEX subcategories_type ON subcategories (type_id);

-- Normalises text for the search: lower case; inch marks become a word; other characters become spaces; numbers lose
-- their thousands separators; and words of letters and digits are repeated in parts, so that "128GB" is found as "128gb"
-- and as "128 gb". The API normalises searches in the same way (search-words.ts).
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT t || coalesce((
    SELECT ' ' || string_agg(regexp_replace(regexp_replace(m[1], '([0-9])([a-z])', '\1 \2', 'g'), '([a-z])([0-9])', '\1 \2', 'g'), ' ')
    FROM regexp_matches(t, '\y([a-z]+[0-9][a-z0-9]*|[0-9]+[a-z][a-z0-9]*)\y', 'g') m), '')
  FROM (
    SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower($1),
      '(\w)[''’]s\y', '\1s', 'g'),
      '(?<![0-9.,])([0-9]{1,3}),([0-9]{3})(?![0-9,])', '\1\2', 'g'),
      '(?<![0-9.,])([0-9]{1,3}) 000(?![0-9,])', '\1000', 'g'),
      '([0-9])\s*(["″”]|''''|’’)', '\1 inch ', 'g'),
      '\y(usb|type)([abc])\y', '\1 \2', 'g'),
      '[\x01-\x2f\x3a-\x60\x7b-\x7f“”‘’–—×·…]+', ' ', 'g') AS t) spaced
$$;

-- A generated column uses it, so it names the schema: PostgreSQL inlines no function with a SET clause.
CREATE FUNCTION search_text(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_text(array_to_string($1, ' '))
$$;

-- Stock and price are in one place each:
--   has_variants = false: in the product.
--   has_variants = true:  in each variant. The product's stock is 0, and its price is that of the default variant.
-- The view product_stock adds the variants up. Stock is taken by one conditional UPDATE (… AND stock >= quantity), never
-- by reading first.
CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id bigint NOT NULL REFERENCES vendors (id),
  subcategory_id integer NOT NULL,
  -- Determined by the subcategory; repeated here so that the list of a category is one index scan.
  category_id integer NOT NULL,
  -- Never only digits, because the same address accepts a slug or an id.
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug !~ '^[0-9]+$' AND length(slug) <= 120),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  brand text NOT NULL DEFAULT '',
  description_html text NOT NULL,
  selling_price_kobo bigint NOT NULL CHECK (selling_price_kobo > 0),
  original_price_kobo bigint NOT NULL CHECK (original_price_kobo >= selling_price_kobo),
  has_variants boolean NOT NULL DEFAULT false,
  stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  condition text NOT NULL DEFAULT 'New' CHECK (condition IN ('New', 'Refurbished', 'Used')),
  boost_type text CHECK (boost_type IN ('Hot', 'Featured', 'Best Seller')),
  status text NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published', 'removed')),
  -- json preserves the order of the keys, which is the order of the table on the page.
  specification json NOT NULL DEFAULT '{}',
  -- What a list shows and what rarely changes: vendor, category, picture, short description. Never prices, stars or
  -- stock.
  card jsonb NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  -- The same number for offers of one article by several vendors.
  offer_group integer,
  -- Units sold and views, weighted, for the sort order "popularity".
  popularity integer NOT NULL DEFAULT 0,
  -- Change in the transaction that writes a review.
  stars_1 integer NOT NULL DEFAULT 0 CHECK (stars_1 >= 0),
  stars_2 integer NOT NULL DEFAULT 0 CHECK (stars_2 >= 0),
  stars_3 integer NOT NULL DEFAULT 0 CHECK (stars_3 >= 0),
  stars_4 integer NOT NULL DEFAULT 0 CHECK (stars_4 >= 0),
  stars_5 integer NOT NULL DEFAULT 0 CHECK (stars_5 >= 0),
  review_count integer NOT NULL GENERATED ALWAYS AS (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) STORED,
  total_stars integer NOT NULL
    GENERATED ALWAYS AS (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) STORED,
  -- Average in thousandths of a star. 0: no reviews.
  rating integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN stars_1 + stars_2 + stars_3 + stars_4 + stars_5 = 0 THEN 0
    ELSE 1000 * (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)
         / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) END) STORED,
  -- Further words for the search: brand, category and subcategory.
  search_words text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Options of the variants: "Colour" in colors, all others in sizes. Triggers update these and in_stock.
  colors text[] NOT NULL DEFAULT '{}',
  sizes text[] NOT NULL DEFAULT '{}',
  in_stock boolean NOT NULL DEFAULT false,
  -- A random number from 0 to 1023. Products below a limit are a fair sample of a list that is too long to count.
  draw smallint NOT NULL GENERATED ALWAYS AS ((hashint8(id) & 1023)::smallint) STORED,
  -- A: title, by stems and by words, so that "controller" differs from "control". B: brand, category, subcategory.
  -- C: options. D: description. The marks "/12" (subcategory) and "/used" (condition) let one index answer both a search
  -- and the list of a subcategory.
  search_vector tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', search_text(title)), 'A') ||
    setweight(to_tsvector('simple', search_text(title)), 'A') ||
    setweight(to_tsvector('english', search_text(search_words)), 'B') ||
    setweight(to_tsvector('english', search_text(colors || sizes)), 'C') ||
    setweight(to_tsvector('english', description_html), 'D') ||
    array_to_tsvector(ARRAY['/' || subcategory_id::text, '/' || lower(condition)])) STORED,
  -- Whether a broad search ranks it first. Ranking every product that has a frequent word would take a second.
  popular boolean NOT NULL DEFAULT false,
  -- When an import last changed the texts of the page. Null: never.
  content_changed_at timestamptz,
  -- When the product was removed because its seller deactivated the account; it returns with the seller. Null: not so.
  paused_at timestamptz,
  CONSTRAINT products_subcategory FOREIGN KEY (subcategory_id, category_id) REFERENCES subcategories (id, category_id),
  CONSTRAINT products_stock_is_in_the_variants CHECK (NOT has_variants OR stock = 0)
);
CREATE INDEX products_latest ON products (created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_popularity ON products (popularity DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_rating ON products (rating DESC, review_count DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_price ON products (selling_price_kobo, id) WHERE status = 'published';
CREATE INDEX products_deals ON products (created_at DESC, id DESC)
  WHERE status = 'published' AND selling_price_kobo < original_price_kobo;
CREATE INDEX products_category_latest ON products (category_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_category_popularity ON products (category_id, popularity DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_category_price ON products (category_id, selling_price_kobo, id) WHERE status = 'published';
CREATE INDEX products_category_rating ON products (category_id, rating DESC, review_count DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_subcategory_latest ON products (subcategory_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_subcategory_popularity ON products (subcategory_id, popularity DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_subcategory_price ON products (subcategory_id, selling_price_kobo, id) WHERE status = 'published';
CREATE INDEX products_subcategory_rating ON products (subcategory_id, rating DESC, review_count DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_vendor_latest ON products (vendor_id, created_at DESC, id DESC) WHERE status = 'published';
-- One index for each sort order: an index over all products would make PostgreSQL read most of the table.
CREATE INDEX products_brand_latest ON products (brand, created_at DESC, id DESC) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_brand_price ON products (brand, selling_price_kobo, id) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_brand_popularity ON products (brand, popularity DESC, id DESC) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_brand_rating ON products (brand, rating DESC, review_count DESC, id DESC) WHERE status = 'published' AND brand <> '';
CREATE INDEX products_not_new ON products (condition, created_at DESC, id DESC) WHERE status = 'published' AND condition <> 'New';
CREATE INDEX products_offer_group ON products (offer_group, selling_price_kobo) WHERE offer_group IS NOT NULL;
CREATE INDEX products_choices ON products USING gin (colors, sizes) WITH (fastupdate = off);
CREATE INDEX products_search ON products USING gin (search_vector) WITH (fastupdate = off);
CREATE INDEX products_search_popular ON products USING gin (search_vector) WITH (fastupdate = off)
  WHERE popular AND status = 'published';
-- Covers the sample and everything that is counted in it.
CREATE INDEX products_sample ON products (subcategory_id, draw)
  INCLUDE (category_id, vendor_id, brand, condition, rating, in_stock, selling_price_kobo, colors, sizes)
  WHERE status = 'published';

CREATE TABLE product_variants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- 0: the default variant, which has the lowest price.
  position integer NOT NULL,
  selling_price_kobo bigint NOT NULL CHECK (selling_price_kobo > 0),
  original_price_kobo bigint NOT NULL CHECK (original_price_kobo >= selling_price_kobo),
  stock integer NOT NULL CHECK (stock >= 0),
  -- [{"title": "Colour", "value": "Indigo"}, …]
  values jsonb NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  UNIQUE (product_id, position)
);

-- The units of a product that can be bought now.
CREATE VIEW product_stock AS
  SELECT p.id AS product_id,
         CASE WHEN p.has_variants
              THEN (SELECT coalesce(sum(v.stock), 0)::integer FROM product_variants v WHERE v.product_id = p.id)
              ELSE p.stock END AS stock
  FROM products p;

CREATE TABLE product_pictures (
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- 0: the picture in lists.
  position integer NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  PRIMARY KEY (product_id, position)
);

-- Derives options and availability of products from their variants.
CREATE FUNCTION refresh_choices(products_to_refresh bigint[]) RETURNS void LANGUAGE sql
SET search_path = public, pg_temp AS $$
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

CREATE FUNCTION products_own_stock() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.in_stock := NEW.stock > 0;
  RETURN NEW;
END $$;
CREATE TRIGGER products_own_stock BEFORE INSERT OR UPDATE OF stock, has_variants ON products
  FOR EACH ROW WHEN (NOT NEW.has_variants) EXECUTE FUNCTION products_own_stock();

CREATE FUNCTION variants_written() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_choices(array(SELECT DISTINCT product_id FROM written));
  RETURN NULL;
END $$;
CREATE TRIGGER variants_inserted AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written();
CREATE TRIGGER variants_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written();

-- Deferred, because an order takes all its variants before it changes their products, in the order of the products: so
-- two orders never deadlock. The lock lets the later of two buyers of the last variants see the change of the earlier.
CREATE FUNCTION variant_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = NEW.product_id FOR NO KEY UPDATE;
  PERFORM refresh_choices(ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER variant_changed AFTER UPDATE ON product_variants
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.stock > 0) IS DISTINCT FROM (NEW.stock > 0) OR OLD.values IS DISTINCT FROM NEW.values)
  EXECUTE FUNCTION variant_changed();
