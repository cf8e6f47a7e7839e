-- What a shopper is told on the page /notifications; written in the transaction of its cause.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tag text NOT NULL CHECK (length(tag) BETWEEN 1 AND 30),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  -- Null while it is unread.
  read_at timestamptz
);
CREATE INDEX notifications_user ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
