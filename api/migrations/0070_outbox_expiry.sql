-- A message with a code is useless, and costs money, after the code has expired. Null: it is sent at any time.
ALTER TABLE outbox ADD COLUMN expires_at timestamptz;
