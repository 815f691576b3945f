-- Whoever orders without an account is a row of customers too. It names nobody who could sign in: `email` holds an
-- address that nobody has, as that of an erased account does, and `password_hash` matches no password.
alter table customers add column guest boolean not null default false;
-- Several may say the same number: an order proves none.
alter table customers add column guest_mobile text check (guest_mobile ~ '^[0-9]{10}$');
-- '' where they gave none.
alter table customers add column guest_email text not null default '' check (guest_email = lower(guest_email));
-- When they last filled in their form: who then ordered nothing is cleared away.
alter table customers add column guest_seen_at timestamptz;
create index customers_by_guest_mobile on customers (guest_mobile) where guest_mobile is not null;
create index customers_guests_seen on customers (guest_seen_at) where guest;

-- The orders of one browser are counted together.
create index order_browsers_by_browser on order_browsers (browser_hash);
