import 'server-only'

/**
 * What is declared from the group down to the product, as a JSON array; of `products p` joined with `product_texts t`. What
 * the shop declares for all goods stands in shop.json.
 */
export const DECLARED_LEVELS = `(select jsonb_build_array(g.declared, c.declared, s.declared,
      coalesce(t.declared, '{}') || case when p.hsn = '' then '{}' else jsonb_build_object('hsn', p.hsn) end)
    from sections s join sections c on c.id = p.category_id join sections g on g.id = p.group_id
    where s.id = p.subcategory_id)`
