-- Links that set a new password. An account has one at most, the newest; only the hash of its token is stored.
create table password_resets (
  user_id bigint primary key references users (id) on delete cascade,
  token_hash text not null unique,
  -- The link proves this address only, not a later one.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_expiry on password_resets (expires_at);

-- Addresses that asked for such a link and wait for the job that looks for their account.
create table password_reset_requests (
  id bigint generated always as identity primary key,
  email text not null,
  created_at timestamptz not null default now()
);
