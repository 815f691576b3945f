-- A link to one order. Its key is derived from the order, the generation and a secret of the data folder: what is kept
-- here opens nothing.
create table order_links (
  key_hash bytea primary key,
  order_id text not null references orders on delete cascade,
  generation integer not null check (generation > 0),
  made_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (order_id, generation)
);
-- At most one opens it.
create unique index order_links_valid on order_links (order_id) where revoked_at is null;

-- The browser that placed an order, by the hash of its cookie. Older orders and those of the API have none.
create table order_browsers (
  order_id text primary key references orders on delete cascade,
  browser_hash bytea not null
);
