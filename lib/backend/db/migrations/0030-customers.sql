create table customers (
  id uuid primary key default gen_random_uuid(),
  firstname text not null,
  lastname text not null,
  email text not null unique check (email = lower(email)),
  mobile text unique check (mobile ~ '^[0-9]{10}$'),
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- The token itself is only in the customer's hands.
create table sessions (
  token_hash bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_customer on sessions (customer_id);

create table password_resets (
  token_hash bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_by_customer on password_resets (customer_id);
