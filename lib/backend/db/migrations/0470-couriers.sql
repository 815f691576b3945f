-- The box that a thing travels in, in whole centimetres. Null: the shop's own.
alter table products add column length_cm integer check (length_cm > 0);
alter table products add column breadth_cm integer check (breadth_cm > 0);
alter table products add column height_cm integer check (height_cm > 0);
alter table variants add column length_cm integer check (length_cm > 0);
alter table variants add column breadth_cm integer check (breadth_cm > 0);
alter table variants add column height_cm integer check (height_cm > 0);

-- Parcels that a courier was asked to bring. Each try has a row, written before the courier is asked.
create table courier_bookings (
  id integer generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  -- By what the courier's service knows it: new for each try, since an old one is not taken twice.
  reference text not null unique,
  -- The service, and whose account it is.
  account text not null,
  -- asked: the answer is waited for. unknown: there was none. absent: it was looked for and is not there.
  state text not null default 'asked'
    check (state in ('asked', 'unknown', 'absent', 'refused', 'booked', 'cancelling', 'cancelled')),
  courier_code text not null,
  courier text not null,
  -- In paise, as it was shown when it was chosen.
  rate integer not null,
  collect bigint not null,
  weight_grams integer not null,
  length_cm integer not null,
  breadth_cm integer not null,
  height_cm integer not null,
  -- The service's own ids; '' until they are known.
  remote_order text not null default '',
  remote_shipment text not null default '',
  -- The number of the parcel; '' until it has one.
  awb text not null default '',
  -- When it is fetched, in the service's words.
  pickup text not null default '',
  asked_at timestamptz not null default now(),
  booked_at timestamptz,
  ended_at timestamptz,
  last_error text not null default '',
  -- When it is looked for next, or how far it is asked; null: not any more.
  check_at timestamptz,
  failures integer not null default 0,
  -- How far it is, by the last word that the courier gave when asked.
  track text not null default '' check (track in ('', 'booked', 'moving', 'out', 'failed', 'returning', 'delivered',
    'returned', 'lost', 'cancelled')),
  track_at timestamptz,
  track_text text not null default '',
  -- When a webhook last spoke of it.
  hinted_at timestamptz,
  -- What somebody has to do about it; '': nothing.
  task text not null default '' check (task in ('', 'failed', 'cancelled', 'twice', 'lost')),
  task_at timestamptz,
  -- Of one that was booked twice: the number of the other.
  task_note text not null default ''
);
-- An order has one parcel under way at a time.
create unique index courier_bookings_open on courier_bookings (order_id)
  where state in ('asked', 'unknown', 'booked', 'cancelling');
create index courier_bookings_by_order on courier_bookings (order_id);
create unique index courier_bookings_by_awb on courier_bookings (awb) where awb <> '';
create index courier_bookings_due on courier_bookings (check_at) where check_at is not null;
create index courier_bookings_tasks on courier_bookings (task_at) where task <> '';
