import { faultsOf } from './faults.ts'

const RELEASED = [
  {
    name: '0010-first.sql',
    sql: `create table orders (id text primary key, total bigint not null, courier text not null default '');
      create unique index orders_by_key on orders (id);
      create function total_of(asked text) returns bigint language sql as $$ select 1 $$;`,
  },
]

const faultsIn = (sql: string) => faultsOf([{ name: '0020-new.sql', sql }], RELEASED)

test.each([
  ['drop table orders', 'still uses this table'],
  ['drop table else_where, orders', 'still uses this table'],
  ['drop index if exists orders_by_key', 'still uses this index'],
  ['drop function total_of', 'still uses this function'],
  ['alter table orders drop column courier', 'reads and writes this column'],
  ['ALTER TABLE IF EXISTS ONLY public."orders" DROP courier', 'reads and writes this column'],
  ['alter table orders add column a text, drop column courier', 'reads and writes this column'],
  ['alter table orders drop constraint orders_pkey', 'relies on this rule'],
  ['-- Widens: none.\nalter table orders drop constraint orders_pkey', 'relies on this rule'],
  ['alter table orders drop constraint orders_status_check', 'relies on this rule'],
  ['alter table orders alter column total type numeric', 'of the new type beside it'],
  ['alter table orders alter total set data type numeric', 'of the new type beside it'],
  ['alter table orders rename column total to sum', 'by its old name'],
  ['alter table orders rename to sales', 'by its old name'],
  ['alter table orders alter column courier set not null', 'may write this column empty'],
  ['alter table orders alter column courier drop not null', 'as never empty'],
  ["alter table orders alter column courier set default 'Post'", 'to its default'],
  ['alter table orders alter column courier drop default', 'to its default'],
  ['alter table orders add column gift text not null', 'Give it a default'],
  ['alter table orders add gift text not null, add note text', 'Give it a default'],
  ['alter table orders add column n integer unique default 0', 'Leave the default out'],
  ['alter table orders add column n bigserial primary key', 'cannot become the key'],
  ['alter table orders add column parent text references orders', 'on delete cascade'],
  ['alter table orders add constraint small check (total < 9)', 'may break a new rule'],
  ['alter table orders add check (total < 9)', 'may break a new rule'],
  ['alter table orders add foreign key (courier) references couriers', 'may break a new rule'],
  ['alter table orders enable row level security', 'does not know this change'],
  ['create table notes (order_id text references orders (id), note text)', 'on delete cascade'],
  ['create table notes (id text, foreign key (id) references orders)', 'on delete cascade'],
  ['create table late_orders () inherits (orders)', 'as rows of orders'],
  ['create unique index on orders (courier)', 'alike in this'],
  ["create unique index one_courier on orders using btree (courier) where courier <> ''", 'alike in this'],
  ['create index concurrently on orders (courier)', 'Leave the word out'],
  ['create or replace function total_of(asked text) returns text as $$ select 2 $$', 'in its old shape'],
  ['create function total_of(a text, b text) returns text as $$ select 2 $$', 'in its old shape'],
  ['create rule r as on insert to orders do instead nothing', 'does not know what is created'],
  ['create index on product_search (tier)', 'puts a new table in the place'],
  ['create view found as select * from product_search', 'puts a new table in the place'],
  ["update orders set courier = 'Post'", 'changes rows of orders'],
  ["with old as (select 1) update orders set courier = 'Post'", 'changes rows of orders'],
  ["-- Writes it.\nupdate orders set courier = 'Post'", 'changes rows of orders'],
  ['delete from orders', 'changes rows of orders'],
  ["insert into orders values ('a', 1)", 'changes rows of orders'],
  ["insert into orders values ('a', 1) on conflict (id) do update set total = 2", 'changes rows of orders'],
  ['truncate orders', 'takes away rows'],
  ['-- Backfill: none.\ntruncate orders', 'takes away rows'],
  ['do $$ begin update orders set total = 1; end $$', 'does not look into'],
  ['-- Backfill: none.\ndo $$ begin drop table orders; end $$', 'may only change rows'],
  ['lock table orders', 'does not know “lock table”'],
  ['grant select on orders to public', 'does not know “grant select”'],
])('refused: %s', (sql, because) => {
  expect(faultsIn(`create table else_where (id text);\n${sql};`)).toEqual([
    expect.stringMatching(/^0020-new\.sql, statement 2, “.*”: /),
  ])
  expect(faultsIn(sql)[0]).toContain(because)
})

test.each([
  ['alter table orders add column gift text'],
  ["alter table orders add column if not exists gift text not null default ''"],
  [
    'alter table orders add column gift integer check (gift > 0), add column wrap boolean not null default false',
  ],
  ['alter table orders add column gift_of text references orders on delete set null'],
  ['alter table orders add column n bigint not null generated always as identity'],
  ['alter table orders set (fillfactor = 80)'],
  ['create index orders_by_courier on orders (courier) where total > 0'],
  ['alter table orders add column form text; create unique index on orders (courier, form)'],
  ['alter table orders add column form text; alter table orders alter column form set not null'],
  ['create table notes (id bigint primary key, order_id text not null references orders on delete cascade)'],
  ['create table notes (id bigint); insert into notes values (1); update notes set id = 2; drop table notes'],
  ['create index by_courier on orders (courier); drop index by_courier'],
  ['create function f() returns int as $$ $$; drop function if exists f(text) cascade'],
  ['create table notes (id bigint); alter table notes rename id to number'],
  ['create or replace function note_of(a text) returns text language sql as $$ delete from orders $$'],
  ["comment on column orders.courier is 'No code needs it since v2; drop table'"],
  ['select 1 for update'],
  ['-- Widens: it passes over others.\nalter table orders drop constraint if exists orders_status_check'],
  ['-- Backfill: fills the new column only.\nupdate orders set gift = true'],
  ['-- Why.\n-- Backfill: fills what is new.\ndo $x$ begin update orders set gift = true; end $x$'],
  ['/* drop table orders; */ create table "drop" (id text) -- drop table orders;'],
])('allowed: %s', sql => {
  expect(faultsIn(sql)).toEqual([])
})

test('a fault names the file, the statement and what to do instead', () => {
  expect(faultsIn('alter table orders\n  drop column courier -- gone\n')).toEqual([
    '0020-new.sql, statement 1, “alter table orders drop column courier”: the build before reads and writes this column. Leave it, and say in a comment on it since when no code needs it.',
  ])
})
