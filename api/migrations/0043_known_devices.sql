-- Browsers on which somebody signed in to an account completely. Limits that strangers exhaust do not apply to them.
create table known_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- Of the cookie and the account together: the accounts of one browser cannot be told from here.
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, token_hash)
);
create index known_devices_expiry on known_devices (expires_at);

-- Where a session was opened. No foreign key: a device that is forgotten leaves its sessions alone.
alter table sessions add column device_id bigint;

-- Wrong login codes, as long as they count. Without a device: from all unknown devices of the account together.
create table wrong_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  device_id bigint references known_devices (id) on delete cascade,
  entered_at timestamptz not null,
  -- The owner was told that codes pause because of this one.
  is_told boolean not null default false
);
create index wrong_codes_user on wrong_codes (user_id, entered_at);
create index wrong_codes_device on wrong_codes (device_id);
