-- Keys by which programs of the seller's use the shop.
create table program_keys (
  id uuid primary key default gen_random_uuid(),
  key_hash bytea not null unique,
  name text not null,
  -- Its last letters, by which its owner knows which key it is.
  ending text not null,
  scopes text[] not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by text not null default ''
);
create unique index program_keys_by_name on program_keys (lower(name)) where revoked_at is null;

-- Whose key did it, where a program did; the name of the key stands in place of a person.
alter table desk_book add column program_id uuid references program_keys;
-- A digest of what a program sent: the same key of a call with something else in it is a mistake.
alter table desk_book add column sent bytea;
