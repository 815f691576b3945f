-- By which channel a message goes out: the name of a file in lib/backend/mail/channels.
alter table outbox add column channel text not null default 'mail';
