-- What the API said for the frame of all pages, by the hash of the text: a shell makes the data of a page again that
-- another one sent with an earlier answer.
CREATE TABLE frame_versions (
  version text PRIMARY KEY CHECK (version ~ '^[0-9a-f]{16}$'),
  -- JSON, kept to the letter: its hash is its name.
  body text NOT NULL,
  -- When somebody was last told it, to within some minutes.
  seen_at timestamptz NOT NULL
);
