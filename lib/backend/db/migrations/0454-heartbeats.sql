-- One row, written each second where a read replica is used: a replica is as far behind as the beat that it shows.
create table heartbeats (
  one boolean primary key default true check (one),
  at timestamptz not null default now()
);
insert into heartbeats default values;
