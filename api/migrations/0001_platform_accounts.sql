-- Facts about this database itself.
create table meta (
  name text primary key,
  value text not null
);

create table users (
  id bigint generated always as identity primary key,
  surname text not null,
  other_names text not null,
  email text not null,
  password_hash text,
  email_verified_at timestamptz,
  dob date,
  gender text check (gender in ('Male', 'Female', 'Unspecified')),
  avatar text,
  store_name text,
  account_type text not null default 'Individual',
  news boolean not null default false,
  status text not null default 'active' check (status in ('active', 'deactivated', 'deleted')),
  kyc_status text check (kyc_status in ('Submitted', 'In review', 'Rejected', 'Verified')),
  kyc_rejected_sections jsonb not null default '[]',
  bvn_verified boolean not null default false,
  created_at timestamptz not null default now()
);
-- Addresses are compared without regard to case.
create unique index users_email on users (lower(email));

create table contacts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  type text not null check (type in ('Phone')),
  -- Digits with country code, without plus sign.
  contact text not null,
  created_at timestamptz not null default now()
);
create unique index contacts_contact on contacts (type, contact);
create index contacts_user on contacts (user_id, id);

create table sessions (
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  platform text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Between password and code: one row per temporary token.
create table login_attempts (
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  code_hmac text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_attempts_user on login_attempts (user_id);
create index login_attempts_expiry on login_attempts (expires_at);

create table email_verifications (
  token_hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- The link proves this address only, not a later one.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_verifications_user on email_verifications (user_id);

-- Mails and texts, written in the transaction of their cause and delivered afterwards.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index outbox_unsent on outbox (next_attempt_at) where sent_at is null;
create index outbox_recipient on outbox (recipient, id);

create table job_runs (
  name text primary key,
  last_started_at timestamptz not null
);

-- The layout that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
