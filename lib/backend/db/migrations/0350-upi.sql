-- What shoppers say of payments by UPI to the seller's own UPI id: nothing but the seller's bank confirms them. The orders
-- themselves are those of orders.gateway 'upi', which no provider is asked about.
create table upi_claims (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  -- The bank's number of the payment.
  utr text not null check (utr ~ '^[0-9]{12}$'),
  claimed_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused')),
  -- The same number was typed for another order, or has been settled for one.
  flagged boolean not null default false,
  -- The seller's words to the customer; '' where the customer has typed another number instead.
  reason text not null default '',
  decided_at timestamptz,
  unique (order_id, utr)
);
-- An order waits for one number at a time.
create unique index upi_claims_waiting on upi_claims (order_id) where state = 'waiting';
create index upi_claims_by_utr on upi_claims (utr);
create index upi_claims_open on upi_claims (claimed_at) where state = 'waiting';
