-- When the reader confirmed by mail; null: not yet, so that no newsletter is sent. Readers of before count as confirmed:
-- the default fills their rows.
ALTER TABLE newsletter_subscriptions ADD COLUMN confirmed_at timestamptz DEFAULT now();
ALTER TABLE newsletter_subscriptions ALTER COLUMN confirmed_at DROP DEFAULT;
