-- Whether a shop that began empty has opened its door: until then only who works there sees it. No row: it is open.
create table shop_door (
  "only" boolean primary key default true check ("only"),
  opened_at timestamptz
);

-- How many of the moments that shop.json names (dates of banners, the end of a closed sign) have passed, as pages know it.
alter table shop add column turned integer not null default 0;
