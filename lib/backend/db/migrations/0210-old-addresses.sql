-- Paths under which another shop showed the same: they lead here.
alter table products add column old_addresses text[] not null default '{}';
create index products_by_old_address on products using gin (old_addresses) with (fastupdate = off)
  where old_addresses <> '{}';
-- Most shops have none, and find that out at once.
create index products_with_old_addresses on products (id) where old_addresses <> '{}';
alter table sections add column old_addresses text[] not null default '{}';
