-- What of an order is paid at the door when the rest of it was paid online in advance, in paise. 0: all of it in one way.
-- To the build before such an order is one to pay online: a payment of less than its total it gives back.
alter table orders add column at_door bigint not null default 0 check (at_door >= 0 and at_door <= total);
