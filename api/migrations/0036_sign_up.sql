-- Signing up: where an account was made, and an address that is free again once its account is deleted.

alter table users add column signup_platform text not null default 'Web';

drop index users_email;
create unique index users_email on users (lower(email)) where status <> 'deleted';
