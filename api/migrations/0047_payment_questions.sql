-- When the provider was last asked about a payment, over all instances: it is asked once in five seconds.
ALTER TABLE payment_attempts
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN answered_at timestamptz,
  -- The last question got no answer.
  ADD COLUMN ask_failed boolean NOT NULL DEFAULT false,
  -- The provider's own word, for example `ongoing`.
  ADD COLUMN provider_status text;
