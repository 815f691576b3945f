-- Money that is paid back as goodwill: a sum of an order, without any of its pieces. It is given back as that of a part is.
-- Widens: no release reads these rows but the one that writes them.
alter table ended_parts drop constraint ended_parts_kind_check;
alter table ended_parts add constraint ended_parts_kind_check
  check (kind in ('returned', 'exchanged', 'lost', 'damaged', 'goodwill'));

-- Why, as the customer reads it.
alter table ended_parts add column reason text not null default '';
