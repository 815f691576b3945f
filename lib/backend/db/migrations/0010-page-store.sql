-- What makes a kept page out of date. The importer and the seller's commands are other processes than the shop's, so
-- they leave word here, and each shop process looks twice a second.

-- Moves with a change that may concern any page.
create table catalogue_version (
  "only" boolean primary key default true check ("only"),
  version bigint not null default 0
);
insert into catalogue_version default values;

-- A change that concerns one page. The time is the row's, not its transaction's, so that a late commit is still seen.
create table page_changes (
  id bigint generated always as identity primary key,
  path text not null,
  at timestamptz not null default clock_timestamp()
);
create index page_changes_by_time on page_changes (at);
