-- A sale between two moments; without the first it runs already, without the second it has no end. discount_paise is the
-- price of this moment: while the sale runs, regular_paise keeps what the product costs otherwise, and is null else.
alter table products add column regular_paise integer check (regular_paise >= 0);
alter table products add column sale_paise integer check (sale_paise >= 0);
alter table products add column sale_from timestamptz;
alter table products add column sale_to timestamptz;
-- When its sale begins or ends next.
alter table products add column turns_at timestamptz;
create index products_by_turn on products (turns_at) where turns_at is not null;

-- The same of a variant, whose discount_paise stays what it costs without its sale: nothing is sorted by it.
alter table variants add column sale_paise integer check (sale_paise >= 0);
alter table variants add column sale_from timestamptz;
alter table variants add column sale_to timestamptz;
alter table variants add column turns_at timestamptz;
create index variants_by_turn on variants (turns_at) where turns_at is not null;

-- What was asked for a product or a variant until it was changed, while it was shown.
create table prices_asked (
  product_id integer not null references products (id) on delete cascade,
  variant_id integer references variants (id) on delete cascade,
  paise integer not null,
  until timestamptz not null
);
create index prices_asked_of on prices_asked (product_id, until);
