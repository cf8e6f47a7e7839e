-- The vocabulary of the search, for suggestions and for the correction of spelling.

-- What a word sounds like in Nigerian English: "fone" is phone, "sox" is socks, "blenda" is blender, "blutoot" is
-- bluetooth, "aifon" is iphone.
CREATE FUNCTION search_sound(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
SET search_path = public, pg_temp AS $$
DECLARE t text := $1;
BEGIN
  t := replace(replace(replace(replace(t, 'ph', 'f'), 'sch', 'sk'), 'tch', 'ch'), 'ck', 'k');
  t := replace(replace(replace(t, 'qu', 'kw'), 'x', 'ks'), 'th', 't');
  t := regexp_replace(t, '(er|ur|ir)(?![aeiouy])|(or|ar)$', 'a', 'g');
  t := regexp_replace(t, 'c(?=[eiy])', 's', 'g');
  t := regexp_replace(t, 'c(?!h)', 'k', 'g');
  t := regexp_replace(t, 'ee|ea', 'i', 'g');
  t := regexp_replace(t, 'oo|ou', 'u', 'g');
  t := replace(regexp_replace(t, '^ai', 'i'), 'ai', 'a');
  t := translate(t, 'yz', 'is');
  t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
  RETURN regexp_replace(t, '(?<=[bcdfghjklmnprstvw])e$', '');
END $$;

CREATE TABLE search_terms (
  word text PRIMARY KEY,
  -- Number of published products that have it.
  ndoc integer NOT NULL CHECK (ndoc > 0),
  -- False: only a synonym has it. Such a word corrects spelling but is never suggested, because some are misspellings.
  of_products boolean NOT NULL DEFAULT true,
  sound text NOT NULL GENERATED ALWAYS AS (search_sound(word)) STORED
);
CREATE INDEX search_terms_prefix ON search_terms (word text_pattern_ops);
CREATE INDEX search_terms_trigrams ON search_terms USING gin (word gin_trgm_ops);
CREATE INDEX search_terms_sound ON search_terms (sound text_pattern_ops);

-- Phrases that the search replaces. The seed writes them, and the operator can add more.
CREATE TABLE search_synonyms (
  phrase text PRIMARY KEY CHECK (phrase = lower(phrase)),
  -- Alternatives to search for, each of one or more words. Without alternatives and shelves, the phrase is ignored.
  means text[] NOT NULL DEFAULT '{}',
  -- Slugs of subcategories that the phrase names.
  shelves text[] NOT NULL DEFAULT '{}',
  -- Conditions that the phrase names.
  conditions text[] NOT NULL DEFAULT '{}'
);

-- Updates search_terms from products and synonyms. Omits words that the search ignores, such as "with".
CREATE FUNCTION refresh_search_terms() RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH counted AS (
    SELECT word, max(ndoc) AS ndoc, bool_or(of_products) AS of_products
    FROM (
      SELECT word, ndoc, true AS of_products
      FROM ts_stat('SELECT to_tsvector(''simple'', search_text(title) || '' '' || search_text(search_words) || '' '' || search_text(sizes || colors)) FROM products WHERE status = ''published''')
      UNION ALL
      SELECT word, 1, false FROM search_synonyms, regexp_split_to_table(phrase, ' ') AS word
      WHERE cardinality(means || shelves || conditions) > 0) words
    WHERE length(word) BETWEEN 2 AND 40
      AND word !~ '^[0-9]{1,2}$'
      AND to_tsvector('english', word) <> ''::tsvector
    GROUP BY word
  ), gone AS (
    DELETE FROM search_terms t WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.word = t.word)
  )
  INSERT INTO search_terms AS t (word, ndoc, of_products) SELECT word, ndoc, of_products FROM counted
  ON CONFLICT (word) DO UPDATE SET ndoc = excluded.ndoc, of_products = excluded.of_products
    WHERE (t.ndoc, t.of_products) <> (excluded.ndoc, excluded.of_products)
$$;

-- Adds the words of synonyms alone, without counting the products again.
CREATE FUNCTION add_phrase_words() RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO search_terms (word, ndoc, of_products)
  SELECT DISTINCT word, 1, false FROM search_synonyms, regexp_split_to_table(phrase, ' ') AS word
  WHERE cardinality(means || shelves || conditions) > 0
    AND length(word) BETWEEN 2 AND 40 AND word !~ '^[0-9]{1,2}$' AND to_tsvector('english', word) <> ''::tsvector
  ON CONFLICT (word) DO NOTHING
$$;

-- Marks the `wanted` most popular products. Changes at most `most` rows, because one statement over a large catalogue
-- would hold locks for minutes. Returns the number of changed rows.
CREATE FUNCTION refresh_popular(wanted integer, most integer) RETURNS integer LANGUAGE sql
SET search_path = public, pg_temp AS $$
  WITH cut AS (
    SELECT popularity FROM products WHERE status = 'published' ORDER BY popularity DESC, id DESC OFFSET wanted LIMIT 1),
  changed AS (
    UPDATE products SET popular = NOT popular
    WHERE id IN (
      SELECT id FROM products p
      WHERE p.popular <> coalesce(p.popularity > (SELECT popularity FROM cut), true) LIMIT most FOR UPDATE SKIP LOCKED)
    RETURNING 1)
  SELECT count(*)::integer FROM changed
$$;
