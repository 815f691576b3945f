-- What a code takes off an order. Its terms never change once it is there, since customers were told of them: it is stopped,
-- and another code takes its place.
create table coupons (
  code text collate "C" primary key check (code ~ '^[A-Z0-9-]{3,20}$'),
  kind text not null check (kind in ('percent', 'flat', 'delivery')),
  percent numeric(4, 2) check (percent > 0 and percent <= 90),
  -- Paise: what a flat one takes off, and the most that a percentage does.
  amount bigint check (amount > 0),
  most bigint check (most > 0),
  least bigint not null default 0 check (least >= 0),
  -- Until then, exclusive.
  starts timestamptz,
  ends timestamptz,
  first_order boolean not null default false,
  per_number integer check (per_number > 0),
  in_all integer check (in_all > 0),
  -- Ids; empty: for all products.
  products integer[] not null default '{}',
  sections integer[] not null default '{}',
  stopped_at timestamptz,
  added_at timestamptz not null default now(),
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'flat') = (amount is not null))
);

-- One a row of an order. An order that was cancelled or has expired does not count, and does again once it is paid late.
create table coupon_uses (
  order_id text primary key references orders (id) on delete cascade,
  code text collate "C" not null references coupons (code),
  -- The mobile number that it counts for; '' where none is known.
  number text not null,
  used_at timestamptz not null default now()
);
create index coupon_uses_by_code on coupon_uses (code, number);

-- What the coupon takes off the goods, and its code, as the order's papers print it.
alter table orders add column coupon bigint not null default 0 check (coupon >= 0);
alter table orders add column coupon_code text not null default '';

-- A first order is one of a number that no order went to before.
create index orders_by_mobile on orders ((address->>'mobileno'));
