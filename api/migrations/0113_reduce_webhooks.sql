-- no-transaction
-- Payloads of paid payments held the shopper's address and the code that can charge the card again. They keep what the
-- API stores now. In batches, each with its own commit, so that the running shop waits for few rows.
DO $$
BEGIN
  LOOP
    UPDATE payment_webhooks SET payload = (
      SELECT coalesce(jsonb_object_agg(key, value), '{}')
      FROM jsonb_each(CASE jsonb_typeof(payload -> 'data') WHEN 'object' THEN payload -> 'data' ELSE '{}' END)
      WHERE key IN ('amount', 'currency', 'status', 'paid_at') AND jsonb_typeof(value) IN ('number', 'string')
    ) WHERE (reference, event) IN (
      SELECT reference, event FROM payment_webhooks WHERE payload ?| '{event,data}' LIMIT 10000
    );
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;
