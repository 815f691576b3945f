-- The best of a large shop have an index of their own: a word that many products have is looked for there first,
-- so that its search costs the same among a million as among ten thousand.
alter table product_search add column best boolean not null default true;
create index product_search_best_document on product_search using gin (document) with (fastupdate = off) where best;

-- All words have their count, so that the total of a search needs no counting. `named` are those that stand in
-- names, sections, materials or colours: what a mistyped word may have meant.
alter table search_words add column named boolean not null default true;

-- Calling it first loads pg_trgm, without which its setting may not be named.
select similarity('saree', 'sari');
drop function search_words_like;
create function search_words_like(asked text) returns table (word text, uses integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.15
as $$
  select w.word, w.uses from search_words w where w.word % asked and w.named
  order by similarity(w.word, asked) desc, w.uses desc limit 40
$$;

-- How the documents were made: a newer shop makes older ones anew.
create table search_format (
  "only" boolean primary key default true check ("only"),
  format integer not null default 0
);
insert into search_format default values;
