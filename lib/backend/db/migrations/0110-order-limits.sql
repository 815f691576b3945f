-- An order to pay online that holds no stock: its pieces are taken when it is paid.
alter table orders add column unheld boolean not null default false;
-- Where it came from, as a keyed digest, for as long as it counts towards that address's limits.
alter table orders add column network text;
create index orders_by_network on orders (network, placed_at) where network is not null;
-- Never paid, or paid and given back: what the first are is cleared away after a month.
create index orders_ended_online on orders (placed_at) where mode = 'ONLINE' and status in ('expired', 'cancelled');
