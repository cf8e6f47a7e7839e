-- The catalogue: vendors, categories, products with their variants and pictures, reviews and questions.
--
-- WHICH COLUMN IS THE STOCK
--   has_variants = false: products.stock is the truth.
--   has_variants = true:  product_variants.stock is the truth, one number for each variant, and products.stock
--                         is 0 and stays 0 (see the constraint). Nothing holds the sum, so nothing can drift:
--                         readers add the variants up (view product_stock).
--   Taking stock is one conditional statement, never read-then-write:
--     UPDATE product_variants SET stock = stock - $n WHERE id = $variant AND product_id = $product AND stock >= $n
--     UPDATE products SET stock = stock - $n WHERE id = $product AND NOT has_variants AND stock >= $n
--
-- WHICH COLUMN IS THE PRICE
--   has_variants = false: products.selling_price_kobo. has_variants = true: product_variants.selling_price_kobo;
--   the product's own price is then that of its default variant (the lowest), for lists and sorting.

-- Every picture that the shop serves, by its key. `recipe` says what it is composed of; the key holds a hash of
-- the recipe, so that the address of a rendition can be cached for ever.
CREATE TABLE pictures (
  key text PRIMARY KEY CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(key) <= 120),
  recipe jsonb NOT NULL
);

CREATE TABLE vendors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The account of the vendor; null for a vendor that has none in this shop.
  user_id bigint UNIQUE REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  store_name text NOT NULL UNIQUE,
  about text NOT NULL DEFAULT '',
  avatar_key text REFERENCES pictures (key),
  -- Logistics station that collects this vendor's parcels; the reference is added with the stations.
  gigl_station_id integer,
  created_at timestamptz NOT NULL DEFAULT now()
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

CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor_id bigint NOT NULL REFERENCES vendors (id),
  subcategory_id integer NOT NULL,
  -- Follows from the subcategory; held here so that a category's list is one index scan.
  category_id integer NOT NULL,
  -- Never all digits: the same address takes a slug or an id. Reserved words are refused by the API.
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
  -- json and not jsonb: the order of the keys is the order of the table on the page.
  specification json NOT NULL DEFAULT '{}',
  -- What a list shows and what seldom changes (vendor, category, picture, short description), written beside the
  -- rows it comes from. Never prices, stars or stock: those are read from their columns.
  card jsonb NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  -- Offers of the same article by several vendors share this number.
  offer_group integer,
  -- Units sold and views weighed into one number, for the sort order "popularity".
  popularity integer NOT NULL DEFAULT 0,
  stars_1 integer NOT NULL DEFAULT 0 CHECK (stars_1 >= 0),
  stars_2 integer NOT NULL DEFAULT 0 CHECK (stars_2 >= 0),
  stars_3 integer NOT NULL DEFAULT 0 CHECK (stars_3 >= 0),
  stars_4 integer NOT NULL DEFAULT 0 CHECK (stars_4 >= 0),
  stars_5 integer NOT NULL DEFAULT 0 CHECK (stars_5 >= 0),
  review_count integer NOT NULL GENERATED ALWAYS AS (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) STORED,
  total_stars integer NOT NULL
    GENERATED ALWAYS AS (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) STORED,
  -- Average rating in thousandths of a star, 0 without reviews.
  rating integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN stars_1 + stars_2 + stars_3 + stars_4 + stars_5 = 0 THEN 0
    ELSE 1000 * (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)
         / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) END) STORED,
  -- Further words by which the article is found: brand, category and subcategory.
  search_words text NOT NULL DEFAULT '',
  search_vector tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', search_words), 'B') ||
    setweight(to_tsvector('english', description_html), 'C')) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT products_subcategory FOREIGN KEY (subcategory_id, category_id) REFERENCES subcategories (id, category_id),
  CONSTRAINT products_stock_is_in_the_variants CHECK (NOT has_variants OR stock = 0)
);
CREATE INDEX products_latest ON products (created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_popularity ON products (popularity DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_rating ON products (rating DESC, review_count DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_price ON products (selling_price_kobo, id) WHERE status = 'published';
CREATE INDEX products_category_latest ON products (category_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_category_popularity ON products (category_id, popularity DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_subcategory_latest ON products (subcategory_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_subcategory_popularity ON products (subcategory_id, popularity DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_vendor_latest ON products (vendor_id, created_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX products_offer_group ON products (offer_group, selling_price_kobo) WHERE offer_group IS NOT NULL;
CREATE INDEX products_search ON products USING gin (search_vector) WITH (fastupdate = off);

CREATE TABLE product_variants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- 0 is the default variant, whose price the product carries.
  position integer NOT NULL,
  selling_price_kobo bigint NOT NULL CHECK (selling_price_kobo > 0),
  original_price_kobo bigint NOT NULL CHECK (original_price_kobo >= selling_price_kobo),
  stock integer NOT NULL CHECK (stock >= 0),
  -- What tells it from its siblings: [{"title": "Colour", "value": "Indigo"}, …]
  values jsonb NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  UNIQUE (product_id, position)
);

-- What can be bought of a product now: its own stock, or the sum over its variants.
CREATE VIEW product_stock AS
  SELECT p.id AS product_id,
         CASE WHEN p.has_variants
              THEN (SELECT coalesce(sum(v.stock), 0)::integer FROM product_variants v WHERE v.product_id = p.id)
              ELSE p.stock END AS stock
  FROM products p;

CREATE TABLE product_pictures (
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- 0 is the picture of the card.
  position integer NOT NULL,
  picture_key text NOT NULL REFERENCES pictures (key),
  PRIMARY KEY (product_id, position)
);

-- The star counts of a product (products.stars_1 … stars_5) change in the transaction that writes the review.
CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  avatar_key text REFERENCES pictures (key),
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL,
  total_helps integer NOT NULL DEFAULT 0 CHECK (total_helps >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reviews_product ON reviews (product_id, created_at DESC, id DESC);

CREATE TABLE product_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  question text NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz
);
CREATE INDEX product_questions_product ON product_questions (product_id, created_at DESC, id DESC);
