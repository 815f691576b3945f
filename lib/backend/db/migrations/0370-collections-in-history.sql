-- Between which moments a collection is shown; without the first it is already, without the second it has no end.
alter table collections add column show_from timestamptz;
alter table collections add column show_to timestamptz;
-- When it is shown, or not shown any more, next.
alter table collections add column turns_at timestamptz;
create index collections_by_turn on collections (turns_at) where turns_at is not null;

-- Collections stand in the history like sections.
alter table publication_changes drop constraint publication_changes_of_check;
alter table publication_changes add constraint publication_changes_of_check
  check (of in ('product', 'variant', 'section', 'shop', 'synonym', 'delivery', 'collection'));
alter table publications add column collections integer not null default 0;
