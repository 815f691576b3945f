-- What shop.json says beyond `details`, which the previous build reads with a strict schema: who sells, taxes, returns,
-- policies and declarations (lib/backend/shop/seller-file.ts). Empty for a shop whose file was imported before.
alter table shop add column more jsonb not null default '{}';
