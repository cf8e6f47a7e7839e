-- The words by which products can be found, for suggestions and for mending slips of the pen. Both extensions come
-- with PostgreSQL (contrib) and are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

CREATE TABLE search_terms (
  word text PRIMARY KEY,
  -- Number of published products that have it.
  ndoc integer NOT NULL CHECK (ndoc > 0)
);
CREATE INDEX search_terms_prefix ON search_terms (word text_pattern_ops);
CREATE INDEX search_terms_trigrams ON search_terms USING gin (word gin_trgm_ops);

-- Brings the table to what the products say now. Words that every text has ("with", "the") are left out: the search
-- does not look for them either.
CREATE FUNCTION refresh_search_terms() RETURNS void LANGUAGE sql AS $$
  WITH counted AS (
    SELECT word, ndoc
    FROM ts_stat('SELECT to_tsvector(''simple'', title || '' '' || search_words) FROM products WHERE status = ''published''')
    WHERE length(word) BETWEEN 2 AND 40
      AND word !~ '^[-+./]' AND word !~ '^[0-9]{1,2}$'
      AND to_tsvector('english', word) <> ''::tsvector
  ), gone AS (
    DELETE FROM search_terms t WHERE NOT EXISTS (SELECT 1 FROM counted c WHERE c.word = t.word)
  )
  INSERT INTO search_terms AS t (word, ndoc) SELECT word, ndoc FROM counted
  ON CONFLICT (word) DO UPDATE SET ndoc = excluded.ndoc WHERE t.ndoc <> excluded.ndoc
$$;
SELECT refresh_search_terms();
