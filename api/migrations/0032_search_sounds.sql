-- What a word sounds like, roughly, as people here write by ear: "fone" is phone, "kamera" camera, "sox" socks.
CREATE FUNCTION search_sound(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE t text := $1;
BEGIN
  t := replace(replace(replace(replace(t, 'ph', 'f'), 'sch', 'sk'), 'tch', 'ch'), 'ck', 'k');
  t := replace(replace(t, 'qu', 'kw'), 'x', 'ks');
  t := regexp_replace(t, 'c(?=[eiy])', 's', 'g');
  t := regexp_replace(t, 'c(?!h)', 'k', 'g');
  t := regexp_replace(t, 'ee|ea', 'i', 'g');
  t := regexp_replace(t, 'oo|ou', 'u', 'g');
  t := translate(t, 'yz', 'is');
  t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
  RETURN regexp_replace(t, '(?<=[bcdfghjklmnprstvw])e$', '');
END $$;

ALTER TABLE search_terms ADD COLUMN sound text NOT NULL GENERATED ALWAYS AS (search_sound(word)) STORED;
CREATE INDEX search_terms_sound ON search_terms (sound text_pattern_ops);

-- Words of phrases alone mend slips, but no search is completed to them: some of them are slips themselves.
ALTER TABLE search_terms ADD COLUMN of_products boolean NOT NULL DEFAULT true;

CREATE OR REPLACE FUNCTION refresh_search_terms() RETURNS void LANGUAGE sql AS $$
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
-- The words of the phrases alone, without counting the products again.
CREATE FUNCTION add_phrase_words() RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_terms (word, ndoc, of_products)
  SELECT DISTINCT word, 1, false FROM search_synonyms, regexp_split_to_table(phrase, ' ') AS word
  WHERE cardinality(means || shelves || conditions) > 0
    AND length(word) BETWEEN 2 AND 40 AND word !~ '^[0-9]{1,2}$' AND to_tsvector('english', word) <> ''::tsvector
  ON CONFLICT (word) DO NOTHING
$$;

-- Counting a large catalogue again takes minutes: what the next refresh says exactly is told here by what stands once.
UPDATE search_terms SET of_products = false
WHERE ndoc = 1 AND word IN (SELECT regexp_split_to_table(phrase, ' ') FROM search_synonyms);
