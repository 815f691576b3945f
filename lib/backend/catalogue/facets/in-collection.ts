import 'server-only'

/**
 * Whether a collection `l` lists a product `p`: it names the product's ASIN or id, or the product fits all of what the
 * collection says (tag, brand, price).
 */
export const IN_COLLECTION = `((p.asin <> '' and lower(p.asin) = any(l.products)) or p.id::text = any(l.products)
  or ((l.tag <> '' or l.brand <> '' or l.price_from is not null or l.price_to is not null)
    and (l.tag = '' or lower(l.tag) in (select lower(tag) from unnest(p.tags) tag))
    and (l.brand = '' or lower(l.brand) = lower(p.brand))
    and (l.price_from is null or p.discount_paise >= l.price_from)
    and (l.price_to is null or p.discount_paise <= l.price_to)))`
