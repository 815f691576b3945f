-- The form that an address came by: sent twice, it is one address.
alter table addresses add column form_key text;
create unique index addresses_by_key on addresses (customer_id, form_key) where form_key is not null;
