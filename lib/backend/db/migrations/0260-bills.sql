-- What of a line's tax is settled when it is ordered. An order of the previous build has none until it is packed.
create table order_line_taxes (
  order_id text not null references orders on delete cascade,
  place smallint not null,
  -- The line's share of what the order was reduced by, and of its delivery.
  reduction bigint not null check (reduction >= 0),
  delivery bigint not null check (delivery >= 0),
  -- '' where nothing was declared.
  hsn text not null default '',
  unit text not null default '',
  -- As declared for the product; null: by its HSN.
  rate numeric(5, 2) check (rate between 0 and 100),
  -- On which side of its limit the price of a piece is, where the rate depends on that; '' where it does not.
  slab text not null default '' check (slab in ('', 'lower', 'higher')),
  primary key (order_id, place)
);

-- The last number given in a series of a financial year (April to March). Whoever takes the next one holds the row until its
-- document is written.
create table bill_series (
  series text not null,
  year text not null,
  last integer not null default 0 check (last >= 0),
  primary key (series, year)
);

-- A bill as it was issued: nothing in it changes afterwards. It is kept when its order is not.
create table bills (
  id bigint generated always as identity primary key,
  -- Its address: who has it may read the bill.
  key text not null unique,
  order_id text not null,
  -- '' is the bill of the parcel; else what it was exchanged for.
  part text not null default '',
  kind text not null check (kind in ('tax-invoice', 'invoice-and-supply', 'bill-of-supply', 'bill')),
  number text not null unique check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  series text not null,
  year text not null,
  place_in_series integer not null check (place_in_series > 0),
  -- The day in India.
  day date not null,
  issued_at timestamptz not null default clock_timestamp(),
  -- GST codes of the states: where it is delivered and where the seller is; '' where the seller names none.
  state_code text not null,
  own_state_code text not null,
  taxable bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  rounding bigint not null,
  total bigint not null check (total >= 0),
  -- All that is printed on it.
  printed jsonb not null,
  unique (order_id, part),
  unique (series, year, place_in_series),
  check (taxable + cgst + sgst + igst + rounding = total)
);
create index bills_by_day on bills (day);

create table bill_lines (
  bill_id bigint not null references bills on delete cascade,
  -- The line of the order.
  place smallint not null,
  name text not null,
  hsn text not null,
  unit text not null,
  units integer not null check (units > 0),
  -- What is charged for the goods after the reduction, and for their delivery; tax included.
  goods bigint not null check (goods >= 0),
  delivery bigint not null check (delivery >= 0),
  -- Null where no tax is charged.
  rate numeric(5, 2),
  taxable bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  primary key (bill_id, place)
);

-- What is taken back of bills of one order: a credit note, or the refund note of who is not registered.
create table credit_notes (
  id bigint generated always as identity primary key,
  key text not null unique,
  order_id text not null,
  -- What it was issued for: of one happening there is one note.
  occasion text not null,
  kind text not null check (kind in ('credit-note', 'refund-note')),
  number text not null unique check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  series text not null,
  year text not null,
  place_in_series integer not null check (place_in_series > 0),
  day date not null,
  issued_at timestamptz not null default clock_timestamp(),
  state_code text not null,
  own_state_code text not null,
  why text not null,
  taxable bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  rounding bigint not null,
  total bigint not null check (total >= 0),
  printed jsonb not null,
  unique (order_id, occasion),
  unique (series, year, place_in_series),
  check (taxable + cgst + sgst + igst + rounding = total)
);
create index credit_notes_by_day on credit_notes (day);

create table credit_note_lines (
  note_id bigint not null references credit_notes on delete cascade,
  bill_id bigint not null references bills on delete cascade,
  place smallint not null,
  -- 0 where only its delivery is taken back.
  units integer not null check (units >= 0),
  goods bigint not null check (goods >= 0),
  delivery bigint not null check (delivery >= 0),
  taxable bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  primary key (note_id, bill_id, place)
);
create index credit_note_lines_of_bill on credit_note_lines (bill_id);
