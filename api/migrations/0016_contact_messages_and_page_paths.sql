-- What shoppers write to the marketplace through its contact form.
CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who was signed in, if anybody.
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A page with an address of its own, for example /faqs; null: it is at /editorial/{slug}.
ALTER TABLE pages ADD COLUMN path text UNIQUE CHECK (path ~ '^/[A-Za-z0-9-]+$');
