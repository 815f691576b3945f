-- Kept, and neither shown nor sold: then it is withdrawn too, so that all who ask for what is on sale leave it out.
alter table products add column hidden boolean not null default false;

alter table product_texts add column seo_title text not null default '';
alter table product_texts add column seo_description text not null default '';
-- In the order of the product's images; '' where one has none.
alter table product_texts add column image_alt text[] not null default '{}';
-- Names and texts in other languages by the column that holds them, like {"name:hi": "…"}.
alter table product_texts add column translations jsonb not null default '{}';

-- What is the seller's alone. Read by import, export and the seller's commands, and by nothing else.
create table product_private (
  product_id integer primary key references products (id) on delete cascade,
  purchase_paise integer check (purchase_paise >= 0),
  supplier text,
  -- private:NAME columns by NAME.
  private_fields jsonb
);

-- The last imports and undos, each with what it changed.
create table publications (
  id integer primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('import', 'undo')),
  -- The folder of an import.
  source text not null default '',
  -- Of an undo: the publication that it takes back, and whether all later ones too.
  undoes integer,
  through boolean not null default false,
  -- The undo that took this one back.
  undone_by integer,
  added integer not null,
  changed integer not null,
  withdrawn integer not null,
  sections integer not null,
  shop boolean not null
);

-- {"name": ["before", "after"], …} of each product, variant and section, and of shop.json (id 0). One that was added has
-- {"withdrawn": [null, false]}; a stock is "stock:SIZE", null where there was no such size.
create table publication_changes (
  publication_id integer not null references publications (id) on delete cascade,
  of text not null check (of in ('product', 'variant', 'section', 'shop')),
  id integer not null,
  changes jsonb not null,
  primary key (publication_id, of, id)
);
