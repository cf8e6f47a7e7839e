-- How products are found: spelling, words for words, and which products a broad search looks at first.

-- Text as the search reads it: small letters, inch marks as a word, anything that is no letter or digit as a gap, and
-- words of letters and digits also in their parts ("128GB" is found as "128gb" and as "128 gb"). The API reads what a
-- shopper types in the same way (search-words.ts).
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT t || coalesce((
    SELECT ' ' || string_agg(regexp_replace(regexp_replace(m[1], '([0-9])([a-z])', '\1 \2', 'g'), '([a-z])([0-9])', '\1 \2', 'g'), ' ')
    FROM regexp_matches(t, '\y([a-z]+[0-9][a-z0-9]*|[0-9]+[a-z][a-z0-9]*)\y', 'g') m), '')
  FROM (
    SELECT regexp_replace(regexp_replace(regexp_replace(lower($1), '(\w)[''’]s\y', '\1s', 'g'),
      '([0-9])\s*["″]', '\1 inch ', 'g'), '[\x01-\x2f\x3a-\x60\x7b-\x7f“”‘’–—×·…]+', ' ', 'g') AS t) spaced
$$;

CREATE FUNCTION search_text(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_text(array_to_string($1, ' '))
$$;

-- A: title, by the stems of its words and by the words themselves, so that "controller" can be told from "control";
-- B: brand, category, subcategory; C: what can be chosen; D: description. Beside the words stand marks that no word can
-- be taken for: the subcategory ("/12") and the condition ("/used"), so that one index answers a search for words or a
-- shelf.
ALTER TABLE products DROP COLUMN search_vector;
ALTER TABLE products ADD COLUMN search_vector tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('english', search_text(title)), 'A') ||
  setweight(to_tsvector('simple', search_text(title)), 'A') ||
  setweight(to_tsvector('english', search_text(search_words)), 'B') ||
  setweight(to_tsvector('english', search_text(colors || sizes)), 'C') ||
  setweight(to_tsvector('english', description_html), 'D') ||
  array_to_tsvector(ARRAY['/' || subcategory_id::text, '/' || lower(condition)])) STORED;
CREATE INDEX products_search ON products USING gin (search_vector) WITH (fastupdate = off);

-- A word that half of the catalogue has is looked for among the popular products first: ranking all of them would take
-- a second. In a small catalogue every product is popular; a new one is until the next refresh.
ALTER TABLE products ADD COLUMN popular boolean NOT NULL DEFAULT true;
CREATE INDEX products_search_popular ON products USING gin (search_vector) WITH (fastupdate = off)
  WHERE popular AND status = 'published';

CREATE FUNCTION refresh_popular(wanted integer) RETURNS void LANGUAGE sql AS $$
  WITH cut AS (
    SELECT popularity FROM products WHERE status = 'published' ORDER BY popularity DESC, id DESC OFFSET wanted LIMIT 1)
  UPDATE products p SET popular = NOT p.popular
  WHERE p.popular <> coalesce(p.popularity > (SELECT popularity FROM cut), true)
$$;

-- Words that mean others, written by the seed and by whoever keeps the shop.
--   means       what is looked for instead, alternatives each of one or more words; none and no shelf: not looked for
--   shelves     slugs of subcategories that the phrase names
--   conditions  conditions that the phrase names
CREATE TABLE search_synonyms (
  phrase text PRIMARY KEY CHECK (phrase = lower(phrase)),
  means text[] NOT NULL DEFAULT '{}',
  shelves text[] NOT NULL DEFAULT '{}',
  conditions text[] NOT NULL DEFAULT '{}'
);

-- The vocabulary, read from the products in the same way, and the words of the phrases that mean something: slips of the
-- pen are mended to them, too.
CREATE OR REPLACE FUNCTION refresh_search_terms() RETURNS void LANGUAGE sql AS $$
  WITH counted AS (
    SELECT word, max(ndoc) AS ndoc
    FROM (
      SELECT word, ndoc
      FROM ts_stat('SELECT to_tsvector(''simple'', search_text(title) || '' '' || search_text(search_words) || '' '' || search_text(sizes || colors)) FROM products WHERE status = ''published''')
      UNION ALL
      SELECT word, 1 FROM search_synonyms, regexp_split_to_table(phrase, ' ') AS word
      WHERE cardinality(means || shelves || conditions) > 0) words
    WHERE length(word) BETWEEN 2 AND 40
      AND word !~ '^[0-9]{1,2}$'
      AND to_tsvector('english', word) <> ''::tsvector
    GROUP BY word
  ), gone AS (
    DELETE FROM search_terms t WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.word = t.word)
  )
  INSERT INTO search_terms AS t (word, ndoc) SELECT word, ndoc FROM counted
  ON CONFLICT (word) DO UPDATE SET ndoc = excluded.ndoc WHERE t.ndoc <> excluded.ndoc
$$;
SELECT refresh_search_terms();
