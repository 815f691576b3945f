-- When an order last changed in what its seller reads of it, for programs that ask what is new. As early as the transaction
-- that changed it began.
alter table orders add column changed_at timestamptz not null default now();
create index orders_by_change on orders (changed_at, id);

create function note_order_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger orders_note_change
  before update of status, courier, tracking_number, address, confirmed_at, cancel_reason on orders
  for each row execute function note_order_change();

create function note_order_refund() returns trigger language plpgsql as $$
begin
  update orders set changed_at = now() where id = new.order_id;
  return null;
end $$;
create trigger order_events_note_refund after insert on order_events
  for each row when (new.kind = 'refunded') execute function note_order_refund();

-- Customers one after the other, as they came.
create index customers_by_time on customers (created_at, id);
-- Returns likewise.
create index return_requests_by_time on return_requests (asked_at, id);
-- Bills by when they were issued.
create index bills_by_time on bills (issued_at, number);
create index credit_notes_by_time on credit_notes (issued_at, number);
