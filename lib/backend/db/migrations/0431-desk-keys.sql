-- Keys of providers that the owner typed at the desk, sealed with a secret of DATA_DIR.
create table desk_keys (
  name text primary key,
  sealed bytea not null,
  changed_at timestamptz not null default now()
);

-- Grows with each change, so that other processes read them again.
create sequence desk_keys_version;
