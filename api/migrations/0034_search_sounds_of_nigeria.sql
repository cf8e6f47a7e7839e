-- What a word sounds like here, where no r is heard before a consonant or at the end ("invata", "blenda"), th is t
-- ("blutoot"), a long a is written ai or a ("baik") and a long i at the beginning ai ("aifon").
CREATE OR REPLACE FUNCTION search_sound(text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
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

-- A generated column is not made anew when its function changes.
ALTER TABLE search_terms DROP COLUMN sound;
ALTER TABLE search_terms ADD COLUMN sound text NOT NULL GENERATED ALWAYS AS (search_sound(word)) STORED;
CREATE INDEX search_terms_sound ON search_terms (sound text_pattern_ops);
