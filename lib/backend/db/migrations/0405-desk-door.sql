-- The door of the desk: passkeys, codes to the phones of those who work there, links by mail.
-- Widens: the build before looks for a code by its own purposes alone, and passes over others.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check
  check (purpose in ('sign-in', 'prove-number', 'change-number', 'desk'));

-- Counted up with each change of a person: a form carries the count that it was shown with.
alter table desk_people add column version integer not null default 0;
alter table desk_people add column changed_by text not null default '';
alter table desk_people add column changed_at timestamptz;

-- The link that a start prints: it makes the first owner, and no second one.
alter table desk_invites add column is_first boolean not null default false;
-- Who came by it, with which sending of the form: the same form again, after an answer that was lost, opens the desk too.
alter table desk_invites add column used_by uuid references desk_people;
alter table desk_invites add column used_key text;
alter table desk_recovery_codes add column used_key text;

create table desk_passkeys (
  -- As its authenticator names it.
  id text primary key,
  person_id uuid not null references desk_people,
  public_key bytea not null,
  -- How often its authenticator says that it was used; many always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null default now(),
  used_at timestamptz
);
create index desk_passkeys_by_person on desk_passkeys (person_id);

-- What an authenticator is to sign: once, within minutes, in the browser that asked.
create table desk_challenges (
  challenge text primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('add', 'sign-in', 'prove')),
  person_id uuid references desk_people,
  expires_at timestamptz not null
);
create index desk_challenges_by_browser on desk_challenges (browser_hash);
create index desk_challenges_by_time on desk_challenges (expires_at);

create table desk_mail_links (
  token_hash bytea primary key,
  person_id uuid not null references desk_people,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('sign-in', 'prove')),
  expires_at timestamptz not null
);
create index desk_mail_links_by_time on desk_mail_links (expires_at);

create index desk_book_by_person on desk_book (person_id, id);
