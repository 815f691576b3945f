-- An order to pay at the door that its seller wants confirmed: until when, null where nobody asks. When and by whom it was:
-- 'seller', 'code' (sent to its number) or 'webhook' (a message from its number).
alter table orders add column confirm_until timestamptz;
alter table orders add column confirmed_at timestamptz;
alter table orders add column confirmed_by text check (confirmed_by in ('seller', 'code', 'webhook'));
-- When its one reminder was written.
alter table orders add column reminded_at timestamptz;
create index orders_unconfirmed on orders (confirm_until)
  where confirm_until is not null and confirmed_at is null and status = 'placed';
-- What is counted by the number and the PIN code of their address.
create index orders_by_number on orders ((address->>'mobileno'), placed_at);
create index orders_by_pin on orders ((address->>'pincode'), placed_at);

-- A parcel that was refused at the door. It counts against its number where somebody with that number had meant it.
create table refused_parcels (
  order_id text primary key references orders on delete cascade,
  refused_at timestamptz not null default now(),
  counts boolean not null,
  lifted_at timestamptz
);
create index refused_parcels_by_time on refused_parcels (refused_at);
