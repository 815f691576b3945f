-- A part of the sitemap is ten thousand products in the order of their ids, which lie anywhere in the table: all that it tells
-- stands in this index.
create index products_sitemap on products (id) include (slug, updated_at) where not withdrawn;
