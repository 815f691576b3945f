-- How often something was tried in a while: passwords, wrong keys, registrations. All copies of the shop count here, so
-- that a limit holds over all of them. Unlogged: a count waits for no disk and no standby; after a crash of the
-- database, or with another primary, counting begins anew.
create unlogged table counted_tries (
  -- A keyed digest of what is counted, and of whom: an account, a network.
  mark text primary key,
  count integer not null,
  -- How many are free.
  free integer not null,
  -- When they are forgotten, and until when no other is taken.
  until timestamptz not null,
  wait_until timestamptz
) with (fillfactor = 80);
