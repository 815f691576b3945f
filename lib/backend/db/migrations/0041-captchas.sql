-- A challenge is asked once: whoever answered it first, and whether rightly, stands.
create table used_captchas (
  id text primary key,
  used_by text not null,
  passed boolean not null,
  expires_at timestamptz not null
);
create index used_captchas_over on used_captchas (expires_at);
