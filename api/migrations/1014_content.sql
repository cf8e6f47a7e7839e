-- Pages of the marketplace, banners, and the newsletter.

CREATE TABLE pages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  category text NOT NULL CHECK (category IN ('Quick links', 'Company', 'Business', 'About', 'Shop')),
  position integer NOT NULL,
  -- A separate address, such as /faqs. Null: /editorial/{slug}.
  path text UNIQUE CHECK (path ~ '^/[A-Za-z0-9-]+$')
);

-- `{brand}` in titles and texts stands for the name of the marketplace, which is a setting.
CREATE TABLE page_sections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page_id integer NOT NULL REFERENCES pages (id) ON DELETE CASCADE,
  position integer NOT NULL,
  type text NOT NULL CHECK (type IN ('Article', 'Dropdown')),
  title text NOT NULL,
  -- Sanitised before it is stored.
  content_html text NOT NULL,
  UNIQUE (page_id, position)
);

CREATE TABLE adverts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  placement text NOT NULL CHECK (placement ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(placement) <= 60),
  position integer NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  text text,
  -- A path of the shop or an https address, and no other scheme.
  link text NOT NULL CHECK (link ~ '^(/([^/\\].*)?|https://.+)$'),
  action text NOT NULL,
  promo_code text CHECK (promo_code ~ '^[A-Z0-9-]{3,30}$'),
  picture_key text REFERENCES pictures (key),
  -- Null: without limit.
  starts_at timestamptz,
  ends_at timestamptz,
  CHECK (ends_at > starts_at)
);
CREATE INDEX adverts_placement ON adverts (placement, position);

CREATE TABLE newsletter_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  -- In the link that unsubscribes. Stored as it is, because each newsletter contains it and it permits nothing else.
  unsubscribe_token text NOT NULL UNIQUE,
  subscribed_at timestamptz NOT NULL,
  -- Null: subscribed.
  unsubscribed_at timestamptz,
  -- When the reader confirmed by mail. Null: not yet, so no newsletter is sent.
  confirmed_at timestamptz
);
CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (lower(email));
