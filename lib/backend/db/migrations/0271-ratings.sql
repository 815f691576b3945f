-- What people who bought a product say of it: one rating a delivered line.
create table ratings (
  id bigint generated always as identity primary key,
  order_id text not null,
  place smallint not null,
  product_id integer not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null,
  -- The first name and the initial of the last one.
  by_name text not null,
  rated_at timestamptz not null default now(),
  -- The seller's.
  answer text not null default '',
  answered_at timestamptz,
  -- '' while its words and pictures show. Its stars count all the same.
  hidden_why text not null default '',
  unique (order_id, place),
  foreign key (order_id, place) references order_lines (order_id, place) on delete cascade
);
create index ratings_of_product on ratings (product_id, id desc);

create table rating_pictures (
  rating_id bigint not null references ratings on delete cascade,
  place smallint not null,
  -- A file of the uploads folder, encoded anew.
  name text not null,
  primary key (rating_id, place)
);

-- Counted of the ratings; what a sheet says stays in the columns rating and ratings_count.
alter table products add column rated_sum bigint not null default 0, add column rated_count integer not null default 0;
