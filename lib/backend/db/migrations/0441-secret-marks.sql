-- By which a copy of the shop sees that its secrets are those of the others: keyed digests, which tell nothing of them.
create table secret_marks (
  name text primary key,
  mark text not null,
  noted_at timestamptz not null default now()
);
