-- What declares no MRP is in the price bands by its price. Few shops have such goods, so these hold next to nothing.
create index products_by_subcategory_no_mrp on products (subcategory_id, discount_paise) where not withdrawn and original_paise = 0;
create index products_by_category_no_mrp on products (category_id, discount_paise) where not withdrawn and original_paise = 0;
create index products_by_group_no_mrp on products (group_id, discount_paise) where not withdrawn and original_paise = 0;
create index products_by_all_no_mrp on products (discount_paise) where not withdrawn and original_paise = 0;
