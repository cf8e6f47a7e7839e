-- Numbers as shoppers and sellers write them: "10,000 mAh" and "10 000 mAh" are 10000, the curly quote and two
-- apostrophes are inch marks as well, and "USBC" is "USB-C". The API reads searches in the same way (search-words.ts).
CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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

-- Writes the generated search_vector again where the text now reads differently.
UPDATE products SET title = title
WHERE concat_ws(' ', title, array_to_string(colors || sizes, ' '), search_words)
  ~* '[0-9],[0-9]{3}|[0-9] 000|[0-9]\s*(”|''''|’’)|\y(usb|type)[abc]\y';
