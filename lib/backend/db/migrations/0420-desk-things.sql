-- What was changed at the desk is published as an import is, and kept beside the last ten of those.
alter table publications add column desk boolean not null default false;

-- Things that are not in the shop yet.
create table desk_drafts (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references desk_people,
  -- By the names of the form.
  fields jsonb not null default '{}',
  made_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);

-- Long work on the catalogue: a sheet that is checked and published, an undo, an export.
create table desk_sheets (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references desk_people,
  work text not null check (work in ('import', 'undo', 'export')),
  options jsonb not null default '{}',
  state text not null default 'collecting'
    check (state in ('collecting', 'waiting', 'working', 'checked', 'done', 'refused', 'failed')),
  -- Whether it is to be published, or only looked at.
  publish boolean not null default false,
  step text not null default '',
  done bigint not null default 0,
  of bigint not null default 0,
  -- What is told of it: preview, faults, warnings, questions, counts.
  report jsonb not null default '{}',
  publication integer,
  -- Whoever works on it says so every few seconds.
  beat_at timestamptz,
  made_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index desk_sheets_to_do on desk_sheets (touched_at) where state in ('waiting', 'working');

-- Files on their way from a phone, in pieces.
create table desk_uploads (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references desk_people,
  kind text not null check (kind in ('draft', 'thing', 'sheet')),
  -- Of the draft, the thing or the sheet.
  for_id text not null,
  name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received <= size),
  state text not null default 'open' check (state in ('open', 'ready', 'refused')),
  place integer not null default 0,
  made_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create index desk_uploads_by_use on desk_uploads (kind, for_id, place);

-- How much each person has sent in a day.
create table desk_upload_days (
  person_id uuid not null references desk_people,
  day date not null,
  bytes bigint not null default 0,
  primary key (person_id, day)
);
