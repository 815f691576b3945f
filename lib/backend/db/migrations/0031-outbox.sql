-- Mails are written here in the transaction they tell of, and sent after the answer.
create table outbox (
  id bigint generated always as identity primary key,
  -- What the mail is about: the same thing is never told twice.
  key text not null unique,
  recipient text not null,
  template text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  leased_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index outbox_waiting on outbox (due_at) where sent_at is null and given_up_at is null;
create index outbox_by_recipient on outbox (recipient, created_at);
