-- The tree in one table: so an id never means a group here and a category there.
create table sections (
  id integer primary key check (id > 0),
  level text not null check (level in ('group', 'category', 'subcategory')),
  parent_id integer references sections (id),
  name text not null,
  position integer not null default 0,
  category_name text not null default '',
  short_desc text not null default '',
  description text not null default '',
  url text not null default '',
  image text not null default '',
  banner text not null default '',
  withdrawn boolean not null default false,
  -- Kept by the importer, the only one who adds and withdraws products: a listing's total costs nothing.
  product_count integer not null default 0,
  updated_at timestamptz not null default now(),
  check ((parent_id is null) = (level = 'group'))
);

-- What a card and a cart line show. Money is whole paise.
create table products (
  id integer primary key check (id > 0),
  asin text not null default '',
  slug text not null,
  name text not null,
  -- The name as it is sorted by: lower case, without accents.
  name_key text collate "C" not null,
  group_id integer not null references sections (id),
  category_id integer not null references sections (id),
  subcategory_id integer not null references sections (id),
  original_paise integer not null check (original_paise >= 0),
  discount_paise integer not null check (discount_paise >= 0),
  delberto_paise integer not null default 0 check (delberto_paise >= 0),
  -- recommendedSellingPrice: the delivery charge per unit.
  delivery_paise integer not null default 0 check (delivery_paise >= 0),
  on_sale boolean not null default false,
  badge text not null default '',
  badge1 text not null default '',
  material text not null default '',
  rating numeric not null default 0 check (rating between 0 and 5),
  ratings_count integer not null default 0,
  colors text[] not null default '{}',
  images text[] not null default '{}',
  youtube_link text not null default '',
  film text not null default '',
  description text not null default '',
  position integer not null default 0,
  withdrawn boolean not null default false,
  updated_at timestamptz not null default now()
);

-- A withdrawn product gives its address free.
create unique index products_by_slug on products (slug) where not withdrawn;
create index products_by_subcategory on products (subcategory_id, position, id) where not withdrawn;
create index products_by_subcategory_price on products (subcategory_id, discount_paise, id) where not withdrawn;
create index products_by_subcategory_name on products (subcategory_id, name_key, id) where not withdrawn;
create index products_by_category on products (category_id, position, id) where not withdrawn;
create index products_by_category_price on products (category_id, discount_paise, id) where not withdrawn;
create index products_by_category_name on products (category_id, name_key, id) where not withdrawn;
create index products_by_group on products (group_id, position, id) where not withdrawn;
create index products_by_group_price on products (group_id, discount_paise, id) where not withdrawn;
create index products_by_group_name on products (group_id, name_key, id) where not withdrawn;
create index products_by_position on products (position, id) where not withdrawn;
create index products_by_price on products (discount_paise, id) where not withdrawn;
create index products_by_name on products (name_key, id) where not withdrawn;

-- What only the product's own page shows: apart, so that a listing reads narrow rows.
create table product_texts (
  product_id integer primary key references products (id) on delete cascade,
  long_description text not null default '',
  -- json, not jsonb: it keeps the order in which the shop lists them.
  attributes json not null default '{}'
);

-- An unsized product has the one size 'NA'. Stock is taken here, one row a size.
create table product_sizes (
  product_id integer not null references products (id) on delete cascade,
  size_desc text not null,
  unit_id integer not null,
  stock integer not null check (stock >= 0),
  primary key (product_id, size_desc)
) with (fillfactor = 80);

create table shop (
  "only" boolean primary key default true check ("only"),
  details jsonb not null,
  -- The attribute columns of products.csv in their order, for the export.
  attribute_order text[] not null default '{}',
  updated_at timestamptz not null default now()
);
