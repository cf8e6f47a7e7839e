-- Events about the access to an account, shown to its owner. Rows are only added, and deleted after some months.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- The subject, such as the device; no secrets.
  detail text,
  happened_at timestamptz NOT NULL
);
CREATE INDEX security_events_user ON security_events (user_id, id);
CREATE INDEX security_events_age ON security_events (happened_at);
