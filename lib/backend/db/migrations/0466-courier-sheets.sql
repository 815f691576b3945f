-- Sheets that couriers without an adapter send back: the numbers of parcels, and what they paid out of what was paid at
-- the door. A sheet is read and shown before anything of it is done.
create table courier_sheets (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('numbers', 'payout')),
  -- Its file's name, and what was in it: the same file is told to be there already.
  name text not null,
  digest bytea not null,
  read_by text not null,
  at timestamptz not null default now(),
  state text not null default 'checked' check (state in ('checked', 'taken')),
  taken_at timestamptz
);
create index courier_sheets_by_digest on courier_sheets (digest);
create index courier_sheets_by_kind on courier_sheets (kind, id desc);

create table courier_sheet_rows (
  sheet_id bigint not null references courier_sheets on delete cascade,
  line integer not null,
  -- The order that it names, as orders are numbered; '' where it is no such number. Of a payout, found by the parcel.
  named text not null default '',
  order_id text references orders on delete set null,
  courier text not null default '',
  -- The number of the parcel.
  number text not null default '',
  -- What was paid out, and what was to be collected, in paise.
  amount bigint,
  due bigint,
  state text not null,
  -- What stood in the way when it was to be done.
  note text not null default '',
  primary key (sheet_id, line)
);
create index courier_sheet_rows_of_order on courier_sheet_rows (order_id) where order_id is not null;
create index courier_sheet_rows_to_do on courier_sheet_rows (sheet_id, line) where state = 'todo';
create index courier_sheet_rows_by_number on courier_sheet_rows (upper(number)) where number <> '';
