-- Two circles of the best instead of one: the first ten thousand, and the first hundred thousand with them.
alter table product_search drop column best;
alter table product_search add column tier smallint not null default 2;
create index product_search_first_document on product_search using gin (document) with (fastupdate = off) where tier = 0;
create index product_search_second_document on product_search using gin (document) with (fastupdate = off) where tier <= 1;
