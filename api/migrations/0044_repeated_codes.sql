-- A right code whose answer got lost is taken once more, and its first session ends.
alter table login_attempts
  add column session_hash text,
  add column repeated_at timestamptz;
