-- Photographs of products. A picture is seeded art, which has a recipe, or a photograph, which has a row here.

-- Null: a photograph. The API of the release before finds no recipe and answers 404 for its address.
-- squawk-ignore ban-drop-not-null
ALTER TABLE pictures ALTER COLUMN recipe DROP NOT NULL;

-- A row never changes: the key holds a hash of the other columns, so an address can be cached forever.
CREATE TABLE photographs (
  key text PRIMARY KEY REFERENCES pictures (key),
  -- SHA-256 of the original file, which the photograph store holds under that name.
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  -- Pixels of the upright original.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- The point that square crops keep, as fractions of width and height from the upper left.
  focus_x double precision NOT NULL DEFAULT 0.5 CHECK (focus_x BETWEEN 0 AND 1),
  focus_y double precision NOT NULL DEFAULT 0.5 CHECK (focus_y BETWEEN 0 AND 1),
  alternative_text text NOT NULL CHECK (length(alternative_text) BETWEEN 1 AND 250),
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  created_at timestamptz NOT NULL DEFAULT now()
);
