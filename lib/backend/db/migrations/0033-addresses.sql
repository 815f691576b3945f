create table addresses (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  email text not null,
  mobile text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  district text not null default '',
  pincode text not null check (pincode ~ '^[0-9]{6}$'),
  state text not null,
  -- The order they were saved in: the first is the default.
  place bigint generated always as identity
);
create index addresses_by_customer on addresses (customer_id, place);
