-- Which transaction has changed a page. A change is looked for from the oldest transaction on that was open at the last
-- look, so that none is missed however long its commit takes, and no clock decides.
alter table page_changes add column changed_by xid8 not null default pg_current_xact_id();
create index page_changes_by_transaction on page_changes (changed_by);
