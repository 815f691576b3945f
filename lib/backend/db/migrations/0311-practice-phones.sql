-- In which browser an order was placed while messages go to the practice phone; only the hash of its cookie.
create table practice_phones (
  order_id text primary key references orders on delete cascade,
  browser text not null,
  created_at timestamptz not null default now()
);
create index practice_phones_by_browser on practice_phones (browser);
