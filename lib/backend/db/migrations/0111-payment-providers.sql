-- Which provider and which of its keys an order's payment was opened with: another cannot be asked about it.
alter table orders add column gateway text check (gateway in ('practice', 'test', 'live'));
alter table orders add column gateway_key text;
-- How often in a row the provider could not tell what became of it.
alter table orders add column check_failures integer not null default 0;
do $$ begin
  if to_regclass('practice.orders') is not null then
    update orders set gateway = 'practice', gateway_key = 'rzp_test_practice'
     where gateway_order_id in (select id from practice.orders);
  end if;
end $$;
-- A refund that the seller has settled in another way, in the seller's words; and when the provider was last asked.
alter table refunds add column by_hand text not null default '';
alter table refunds add column asked_at timestamptz;
