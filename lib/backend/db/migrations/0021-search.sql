-- What search reads, in narrow rows of its own: the words of each product on sale, and what results are
-- filtered and sorted by. lib/backend/search.ts alone reads and writes these tables.
create table product_search (
  product_id integer primary key references products (id) on delete cascade,
  group_id integer not null,
  category_id integer not null,
  subcategory_id integer not null,
  original_paise integer not null,
  discount_paise integer not null,
  name_key text collate "C" not null,
  -- How much people like it, from 0 to 1: decides between equals.
  liking real not null,
  document tsvector not null
);
-- Without fastupdate: a search after an import does not pay for the import.
create index product_search_by_word on product_search using gin (document) with (fastupdate = off);

-- The words of names, sections, materials and colours: what a mistyped word may have meant.
create table search_words (
  word text collate "C" primary key,
  uses integer not null
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

-- Two swapped letters leave few trigrams alike, so the bar is low; the caller measures what comes.
create function search_words_like(asked text) returns table (word text, uses integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select w.word, w.uses from search_words w where w.word % asked
  order by similarity(w.word, asked) desc, w.uses desc limit 40
$$;
