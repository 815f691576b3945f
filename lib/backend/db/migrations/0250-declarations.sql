-- What the law asks to be declared of goods, under the names of the columns of products.csv (lib/catalogue/rules/declared.ts);
-- the MRP is original_paise, and the HSN of a product its column hsn. Beside the long texts, since lists read neither.
alter table product_texts add column declared jsonb not null default '{}';
-- What the products of a section inherit where they say nothing themselves.
alter table sections add column declared jsonb not null default '{}';
-- Where it differs from the product's; '' where it does not.
alter table variants add column net_quantity text not null default '';
