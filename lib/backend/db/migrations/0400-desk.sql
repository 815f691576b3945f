-- The seller's desk: who works there, how they sign in, and what each has done.
create table desk_people (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  role text not null check (role in ('owner', 'packer', 'catalogue')),
  mobile text check (mobile ~ '^[6-9][0-9]{9}$'),
  email text,
  created_at timestamptz not null default now(),
  -- Works here no longer: opens nothing, and stays in the book.
  left_at timestamptz
);
create unique index desk_people_by_mobile on desk_people (mobile) where left_at is null;
create unique index desk_people_by_email on desk_people (lower(email)) where left_at is null;

-- Links that open the desk once: the first one makes the owner, others their colleagues.
create table desk_invites (
  token_hash bytea primary key,
  role text not null check (role in ('owner', 'packer', 'catalogue')),
  name text not null default '',
  invited_by uuid references desk_people,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table desk_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  person_id uuid not null references desk_people,
  -- What its browser says it is, shortened.
  device text not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- When its person last showed who they are.
  proved_at timestamptz not null default now()
);
create index desk_sessions_by_person on desk_sessions (person_id);

create table desk_recovery_codes (
  person_id uuid not null references desk_people,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- What anyone has done. A line is written before the act, and its outcome after it; nothing else of it changes.
create table desk_book (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id uuid references desk_people,
  person text not null,
  act text not null,
  -- Makes a form that is sent twice one act.
  form_key text unique,
  outcome text not null default 'begun' check (outcome in ('begun', 'done', 'refused', 'failed')),
  -- Whose number or code it was about.
  about text not null default '',
  -- Names of fields, with what stood there before and after; of personal fields the name alone.
  changed jsonb not null default '{}',
  message text not null default ''
);
create index desk_book_by_about on desk_book (about, id) where about <> '';
create index desk_book_by_time on desk_book (at);

create function keep_desk_book() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at > now() - interval '1 year' then raise exception 'The book of the desk is kept for a year.'; end if;
    return old;
  end if;
  if old.outcome <> 'begun' or (old.id, old.at, old.person_id, old.person, old.act, old.form_key)
      is distinct from (new.id, new.at, new.person_id, new.person, new.act, new.form_key) then
    raise exception 'A line of the book of the desk is not changed.';
  end if;
  return new;
end $$;
create trigger desk_book_is_kept before update or delete on desk_book
  for each row execute function keep_desk_book();
