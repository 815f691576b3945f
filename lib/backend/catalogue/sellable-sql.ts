import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { ENDLESS } from '#lib/catalogue/rules/variants.ts'
import { colourOption, sizeOption } from '#messages/catalogue.ts'
import { VARIANT_PRICE_NOW, VARIANT_SALE } from './sale-sql.ts'

/** The sizes of a product `p`, as the rule of what can be had reads them. */
export const SIZES = `(select coalesce(json_agg(json_build_object('unit_id', s.unit_id, 'Size_Desc', s.size_desc,
    'Stock', case when p.slots <> '{}' and exists (select from variants v where v.product_id = p.id and not v.withdrawn
      and v.size in (s.size_desc, '') and (v.unlimited or v.promise <> '')) then ${ENDLESS} else s.stock end)
    order by s.unit_id), '[]') from product_sizes s where s.product_id = p.id)`

/** The size in product_sizes of a variant. */
export const sizeOfVariant = (variant: string) => `coalesce(nullif(${variant}.size, ''), '${NO_SIZE}')`

/**
 * What there is of a variant `v`: its own pieces, never more than product_sizes `z` has of its size, which the build
 * before sells from; or those of its size.
 */
export const VARIANT_STOCK = 'coalesce(least(v.stock, z.stock), 0)'
const OWN_STOCK = '(v.stock is not null)'

const variantsOf = (
  more: string,
) => `case when p.slots <> '{}' then (select json_agg(json_build_object('id', v.id,
    'size', v.size, 'color', v.color, 'other', v.other, 'Stock', ${VARIANT_STOCK}, 'ownStock', ${OWN_STOCK},
    'unlimited', v.unlimited, 'promise', v.promise${more}) order by v.place, v.id)
  from variants v left join product_sizes z on z.product_id = v.product_id and z.size_desc = ${sizeOfVariant('v')}
  where v.product_id = p.id and not v.withdrawn) end`

/** The variants of a product `p` in their order, with its prices where they have none; null where there are none. Paise. */
export const VARIANTS = variantsOf(`, 'sku', v.sku, 'net_quantity', nullif(v.net_quantity, ''),
    'price', ${VARIANT_PRICE_NOW}, 'originalPrice', coalesce(v.original_paise, p.original_paise),
    'image', v.image, 'image_alt', v.image_alt, 'sale', ${VARIANT_SALE}`)

/** What decides whether they can be had, without what they cost. */
export const OFFERED_VARIANTS = variantsOf('')

/** The lowest price of a product `p`, where its variants differ in it; else null. Paise. */
export const LOWEST = `case when p.slots <> '{}' then (select case when min(price) < max(price) then min(price) end
  from (select ${VARIANT_PRICE_NOW} as price from variants v
    where v.product_id = p.id and not v.withdrawn) priced) end`

/**
 * Names and slots of the options of a product `p`, in their order; null where it is sold by size and colour alone. One
 * that has variants, and no names for its options, has a size and a colour.
 */
export const OPTIONS = `case when p.slots <> '{}' then (select json_agg(json_build_object('name',
    coalesce(p.options[o.place], case o.slot when 'size' then ${sqlText(sizeOption)} else ${sqlText(colourOption)} end),
    'slot', o.slot) order by o.place)
  from unnest(p.slots) with ordinality as o (slot, place)) end`

/** The variant of a line (as SQL gives its size, color and other) of a product `p`. */
export const isVariantOf = (line: { size: string; color: string; other: string }) =>
  `p.slots <> '{}' and v.product_id = p.id and not v.withdrawn and v.size in ('', ${line.size})
    and v.color in ('', ${line.color}) and v.other in ('', coalesce(${line.other}, ''))`

/** Whether a row of product_sizes is the one that a line of this size takes from; a product without sizes has one row. */
export const isSizeOf = (row: string, size: string) => `${row}.size_desc in ('${NO_SIZE}', ${size})`

/** Whether such a row is a size that was chosen. */
export const isSized = (row: string) => `${row}.size_desc is distinct from '${NO_SIZE}'`

function sqlText(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}
