-- Who has shown by a code that they hold the phone: the number opens the account. One account has a number.
alter table customers add column proved_mobile text unique check (proved_mobile ~ '^[6-9][0-9]{9}$');
alter table customers add column proved_at timestamptz;
-- Opened by a code alone: `email` holds an address that nobody has, and `password_hash` matches no password.
alter table customers add column by_code boolean not null default false;

-- The codes of a day. Each belongs to one purpose, one number and the one browser that asked.
create table codes (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('sign-in', 'prove-number', 'change-number')),
  mobile text not null check (mobile ~ '^[6-9][0-9]{9}$'),
  -- Keyed with a secret of the data folder: six digits are soon tried.
  code_hash bytea not null,
  browser_hash bytea not null unique,
  -- The account or the order that it is asked for.
  customer_id uuid references customers on delete cascade,
  order_id text references orders on delete cascade,
  -- The number that takes the place of `mobile`.
  new_mobile text check (new_mobile ~ '^[6-9][0-9]{9}$'),
  -- Its message in the outbox.
  message_key text not null,
  tries integer not null default 0,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When it was typed rightly, and when what it was asked for was done.
  passed_at timestamptz,
  used_at timestamptz
);
create index codes_by_mobile on codes (mobile, asked_at);
create index codes_by_time on codes (asked_at);
create index codes_by_customer on codes (customer_id) where customer_id is not null;
create index codes_by_order on codes (order_id) where order_id is not null;

-- How many a network has asked for in the hour that its first one began.
create table code_networks (
  network text primary key,
  since timestamptz not null default now(),
  requests integer not null
);

-- How many the shop was asked for on a day, as India counts days.
create table code_days (
  day date primary key,
  requests integer not null,
  told_at timestamptz
);

-- The browsers that have shown by a code that the phone of an order is theirs.
create table order_proofs (
  order_id text not null references orders on delete cascade,
  browser_hash bytea not null,
  proved_at timestamptz not null default now(),
  primary key (order_id, browser_hash)
);
create index order_proofs_by_time on order_proofs (proved_at);
