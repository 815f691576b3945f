-- What of a guest's cart has been merged: units that came into it later (its browser never heard of the merge) are
-- merged by the next sign-in. Null, as before: all of it.
alter table cart_merges add column lines jsonb;
