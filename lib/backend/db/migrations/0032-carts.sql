-- A cart is one row: read, capped and changed as one, so that no two tabs interleave.
create table carts (
  customer_id uuid primary key references customers on delete cascade,
  -- [{"id", "size", "color", "unit"}], in the order they were put in.
  lines jsonb not null default '[]' constraint cart_full check (jsonb_array_length(lines) <= 50),
  updated_at timestamptz not null default now()
);

create table wishlists (
  customer_id uuid primary key references customers on delete cascade,
  -- [{"id", "size", "color"}], each product once.
  wishes jsonb not null default '[]' constraint wishlist_full check (jsonb_array_length(wishes) <= 200),
  updated_at timestamptz not null default now()
);

-- A guest's cart goes into a customer's once.
create table cart_merges (
  guest_id text primary key,
  customer_id uuid not null references customers on delete cascade,
  merged_at timestamptz not null default now()
);
create index cart_merges_by_customer on cart_merges (customer_id);
