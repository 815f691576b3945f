-- The row of desk_sheets that published it, if one did.
alter table publications add column sheet uuid;
