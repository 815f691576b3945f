-- A message to a phone: by WhatsApp, SMS, on the practice phone, or written by the seller.
alter table outbox add column provider_id text;
alter table outbox add column delivered_at timestamptz;
alter table outbox add column read_at timestamptz;
-- Handed to the provider, which did not say that it took it: it may have arrived, so it is not sent again.
alter table outbox add column uncertain boolean not null default false;
-- Why the channel before this one did not deliver it.
alter table outbox add column failed_before text not null default '';
-- When the seller was told that nothing says it has arrived.
alter table outbox add column told_at timestamptz;
create index outbox_by_provider_id on outbox (provider_id) where provider_id is not null;
create index outbox_by_order on outbox ((payload->>'orderId')) where channel <> 'mail';
create index outbox_undelivered on outbox (sent_at)
  where channel in ('whatsapp', 'sms') and delivered_at is null and told_at is null;

-- Whether the person with this number wants messages: what they said last.
create table message_stops (
  mobile text primary key check (mobile ~ '^[0-9]{10}$'),
  stopped boolean not null,
  said_at timestamptz not null
);
