-- A complaint: whoever has its key reads it. The key itself is made from a secret of the data folder, so that a mail can
-- print the link again.
create table tickets (
  id bigint generated always as identity primary key,
  -- What is read out over the phone.
  number text not null unique,
  key_hash bytea not null unique,
  customer_id uuid references customers on delete set null,
  order_id text references orders on delete set null,
  about text not null,
  name text not null,
  email text not null default '',
  mobile text not null default '',
  -- The same form sent twice is one complaint.
  form_key text unique,
  -- Where it came from, as a keyed digest, for as long as it counts towards that address's limit.
  network text,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  settled_at timestamptz
);
create index tickets_open on tickets (created_at) where settled_at is null;
create index tickets_by_customer on tickets (customer_id) where customer_id is not null;
create index tickets_by_order on tickets (order_id) where order_id is not null;
create index tickets_by_network on tickets (network, created_at) where network is not null;

create table ticket_messages (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references tickets on delete cascade,
  by text not null check (by in ('customer', 'shop')),
  at timestamptz not null default clock_timestamp(),
  text text not null
);
create index ticket_messages_by_ticket on ticket_messages (ticket_id);

-- A wish to send lines of a delivered order back, for money or for another size.
create table return_requests (
  id bigint generated always as identity primary key,
  number text not null unique,
  order_id text not null references orders on delete cascade,
  wish text not null check (wish in ('money', 'exchange')),
  reason text not null,
  comment text not null default '',
  state text not null default 'asked'
    check (state in ('asked', 'accepted', 'refused', 'withdrawn', 'picked', 'received', 'refunded', 'exchanged')),
  refused_because text not null default '',
  -- The same form sent twice is one request.
  form_key text unique,
  asked_at timestamptz not null default now(),
  accepted_at timestamptz,
  picked_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz,
  -- Of the pieces that are sent instead.
  courier text not null default '',
  tracking_number text not null default ''
);
create index return_requests_by_order on return_requests (order_id);
create index return_requests_open on return_requests (asked_at) where ended_at is null;

create table return_lines (
  return_id bigint not null references return_requests on delete cascade,
  -- Of the order's line.
  place smallint not null,
  units integer not null check (units > 0),
  -- What is sent instead; its pieces are taken from the stock when it is asked for.
  size text not null default '',
  color text not null default '',
  other text not null default '',
  variant_id integer,
  primary key (return_id, place)
);

-- A part of an order that has ended: it came back, or never arrived whole. What it was charged, to the paisa.
create table ended_parts (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  kind text not null check (kind in ('returned', 'exchanged', 'lost', 'damaged')),
  return_id bigint unique references return_requests on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- What the delivery was charged, where it goes back too.
  delivery bigint not null default 0 check (delivery >= 0),
  -- Of the lines and the delivery.
  total bigint not null check (total >= 0),
  credit_note text not null default ''
);
create index ended_parts_by_order on ended_parts (order_id);

create table ended_part_lines (
  part_id bigint not null references ended_parts on delete cascade,
  place smallint not null,
  units integer not null check (units > 0),
  amount bigint not null check (amount >= 0),
  primary key (part_id, place)
);

-- What goes back for a part: through the provider where it was paid online, else by the seller's hand.
create table part_refunds (
  id bigint generated always as identity primary key,
  part_id bigint not null unique references ended_parts on delete cascade,
  order_id text not null references orders on delete cascade,
  -- Null: it was paid at the door.
  payment_id text references payments on delete cascade,
  amount bigint not null check (amount > 0),
  -- The provider makes one refund of one key, however often it is asked.
  key text not null unique,
  -- by-hand: the seller pays it.
  state text not null check (state in ('due', 'sent', 'done', 'stuck', 'by-hand')),
  gateway_refund_id text unique,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  asked_at timestamptz,
  last_error text not null default '',
  by_hand text not null default '',
  -- The bank's number of the payment that the seller made.
  utr text not null default '',
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index part_refunds_due on part_refunds (due_at) where state in ('due', 'sent');
create index part_refunds_by_order on part_refunds (order_id);
create index part_refunds_by_payment on part_refunds (payment_id);
create index part_refunds_by_utr on part_refunds (utr) where utr <> '';

-- Where the money of an order that was paid at the door goes back to. Once frozen it is not changed any more.
create table refund_targets (
  order_id text primary key references orders on delete cascade,
  upi text not null,
  given_at timestamptz not null default now(),
  frozen_at timestamptz
);

-- What was attached to a complaint or a return, encoded anew and without its metadata.
create table attached_pictures (
  id bigint generated always as identity primary key,
  message_id bigint references ticket_messages on delete cascade,
  return_id bigint references return_requests on delete cascade,
  webp bytea not null
);
create index attached_pictures_by_message on attached_pictures (message_id) where message_id is not null;
create index attached_pictures_by_return on attached_pictures (return_id) where return_id is not null;

-- An address that was corrected before the parcel was sent: what it was before, and when.
create table corrected_addresses (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  at timestamptz not null default clock_timestamp(),
  before jsonb not null
);
create index corrected_addresses_by_order on corrected_addresses (order_id);
