-- Which products are popular is brought up to date a few at a time: one statement for a large catalogue would hold its
-- rows for minutes. A new product is not among them until the next refresh: of a catalogue that is imported only the
-- popular ones are written again.
ALTER TABLE products ALTER COLUMN popular SET DEFAULT false;

DROP FUNCTION refresh_popular(integer);
-- Changes so many at most, and answers how many it changed.
CREATE FUNCTION refresh_popular(wanted integer, most integer) RETURNS integer LANGUAGE sql AS $$
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
