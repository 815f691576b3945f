-- The seller's lists of orders, the newest first, by where they stand.
create index orders_newest on orders (placed_at desc, id desc);
create index orders_by_status on orders (status, placed_at desc, id desc);
create index orders_open on orders (placed_at desc, id desc) where status in ('placed', 'packed', 'shipped');
create index orders_ended on orders (placed_at desc, id desc) where status in ('cancelled', 'expired');
-- What they are searched by.
create index orders_by_id_start on orders (id text_pattern_ops);
create index orders_by_parcel on orders (upper(tracking_number)) where tracking_number <> '';
create index orders_by_name on orders using gin
  (lower(coalesce(address->>'firstname', '') || ' ' || coalesce(address->>'lastname', '')) gin_trgm_ops);
-- When an order came: placed, or paid where it had to be first.
create index order_events_came on order_events (at) where kind in ('placed', 'paid');
-- Money that has not gone back yet.
create index refunds_open on refunds (order_id) where state <> 'done';
create index part_refunds_open on part_refunds (order_id) where state <> 'done';

-- What who works in the shop writes down about an order, for each other.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  at timestamptz not null default now(),
  by text not null,
  text text not null
);
create index order_notes_by_order on order_notes (order_id);

-- A second order to the same door that travels in the parcel of the first: each keeps its bill and its charges.
create table shared_parcels (
  order_id text primary key references orders on delete cascade,
  -- The order whose parcel it is.
  with_order text not null references orders on delete cascade,
  check (order_id <> with_order)
);
create index shared_parcels_by_first on shared_parcels (with_order);

-- Orders that the seller typed in: on the phone or at the stall, and how they were paid there.
create table hand_orders (
  order_id text primary key references orders on delete cascade,
  taken text not null check (taken in ('phone', 'stall')),
  paid text not null check (paid in ('door', 'cash', 'upi'))
);

-- Where the phone of who works in the shop is told of new orders: one for each session.
create table desk_pushes (
  session_id uuid primary key references desk_sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  since timestamptz not null default now(),
  failures integer not null default 0
);
-- Orders that the phones were told of.
create table desk_told_orders (
  order_id text primary key references orders on delete cascade,
  told_at timestamptz not null default now()
);
