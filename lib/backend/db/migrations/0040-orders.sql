-- An order as it was accepted: its address and lines are copies, its money whole paise.
create table orders (
  -- Random, not counted: nobody guesses another's.
  id text primary key,
  customer_id uuid not null references customers,
  mode text not null check (mode in ('COD', 'ONLINE')),
  status text not null check (status in ('awaiting', 'placed', 'packed', 'shipped', 'delivered', 'cancelled', 'expired')),
  subtotal bigint not null check (subtotal >= 0),
  delivery bigint not null check (delivery >= 0),
  discount bigint not null check (discount >= 0),
  total bigint not null check (total >= 0),
  address jsonb not null,
  -- Buy Now leaves the cart alone.
  keep_cart boolean not null default false,
  placed_at timestamptz not null default now(),
  -- One key is one order (ruling 18); the hash tells the same body from another.
  order_key text,
  body_hash bytea not null,
  -- The stock of an unpaid online order is held until then.
  hold_until timestamptz,
  gateway_order_id text unique,
  -- When the provider is asked next what became of its payments.
  check_at timestamptz,
  courier text not null default '',
  tracking_number text not null default '',
  cancel_reason text not null default '',
  cancel_comment text not null default '',
  check ((mode = 'ONLINE') or (status not in ('awaiting', 'expired') and gateway_order_id is null)),
  check ((status = 'awaiting') <= (hold_until is not null))
);
create unique index orders_by_key on orders (customer_id, order_key) where order_key is not null;
create index orders_by_customer on orders (customer_id, placed_at desc);
create index orders_by_time on orders (placed_at);
create index orders_held on orders (hold_until) where status = 'awaiting';
create index orders_to_check on orders (check_at) where check_at is not null;

create table order_lines (
  order_id text not null references orders,
  place smallint not null,
  product_id integer not null,
  asin text not null,
  name text not null,
  image text not null,
  description text not null,
  -- '' where the product has no sizes or colours.
  size text not null,
  color text not null,
  units integer not null check (units > 0),
  -- Per unit, as charged and as it was before the discount.
  price bigint not null check (price >= 0),
  original_price bigint not null check (original_price >= 0),
  -- The line's whole charge without delivery: the offer is not divided into units without a rest.
  total bigint not null check (total >= 0),
  primary key (order_id, place)
);

-- Each of these happens to an order once.
create table order_events (
  order_id text not null references orders,
  kind text not null check (kind in ('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded', 'expired')),
  at timestamptz not null default clock_timestamp(),
  note text not null default '',
  primary key (order_id, kind)
);

-- A captured payment ends once: it pays its order, or it goes back.
create table payments (
  id text primary key,
  order_id text not null references orders,
  amount bigint not null check (amount >= 0),
  currency text not null,
  outcome text not null check (outcome in ('paid', 'refund')),
  -- Who told of it first: confirm, callback, webhook or reconciler.
  told_by text not null,
  settled_at timestamptz not null default now()
);
create unique index payments_one_pays on payments (order_id) where outcome = 'paid';
create index payments_by_order on payments (order_id);

-- What is to go back, written in the transaction that decided it and sent afterwards. One payment, one refund.
create table refunds (
  payment_id text primary key references payments,
  order_id text not null references orders,
  amount bigint not null check (amount > 0),
  why text not null,
  -- The provider makes one refund of one key, however often it is asked.
  key text not null unique,
  state text not null default 'due' check (state in ('due', 'sent', 'done', 'stuck')),
  gateway_refund_id text unique,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text not null default '',
  created_at timestamptz not null default now()
);
create index refunds_due on refunds (due_at) where state in ('due', 'sent');
create index refunds_by_order on refunds (order_id);

-- The provider tells of an event at least once.
create table webhook_events (
  id text primary key,
  event text not null,
  received_at timestamptz not null default now()
);

-- Who runs a job now: a lease that ends by itself when its holder dies.
create table leases (
  job text primary key,
  holder text not null,
  held_until timestamptz not null
);
