-- Who gets the newsletter, and the header with which mail programs offer to end it (RFC 8058).

CREATE TABLE newsletter_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  -- In the link that ends it. Each newsletter carries it, so it is kept as it is: all it opens is the way out.
  unsubscribe_token text NOT NULL UNIQUE,
  subscribed_at timestamptz NOT NULL,
  -- Null while it is subscribed.
  unsubscribed_at timestamptz
);
CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (lower(email));

ALTER TABLE outbox ADD COLUMN unsubscribe_url text;
