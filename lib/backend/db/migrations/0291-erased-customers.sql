-- The clean-up looks for whoever was erased lately.
create index customers_erased on customers (erased_at) where erased_at is not null;
