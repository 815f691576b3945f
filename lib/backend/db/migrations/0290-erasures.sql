-- An account that its customer wants erased: it happens when nothing of it is open any more.
create table erasures (
  customer_id uuid primary key references customers on delete cascade,
  asked_at timestamptz not null default now()
);

-- An erased account keeps its row where orders refer to it, with nothing in it that names a person.
alter table customers add column erased_at timestamptz;
