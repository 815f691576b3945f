-- Three circles of the best: the first two thousand, ten thousand and hundred thousand.
alter table product_search alter column tier set default 3;
drop index product_search_first_document;
drop index product_search_second_document;
create index product_search_first_document on product_search using gin (document) with (fastupdate = off) where tier = 0;
create index product_search_second_document on product_search using gin (document) with (fastupdate = off) where tier <= 1;
create index product_search_third_document on product_search using gin (document) with (fastupdate = off) where tier <= 2;
