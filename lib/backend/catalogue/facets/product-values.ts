import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { jsonFields } from '../../db/json-fields.ts'
import { BAND_PRICE } from '../band-price.ts'

/** Longer ones are sentences, and no two products have the same. */
const LONGEST = 60
const ORIGIN = `('origin', 'country of origin', 'country_of_origin')`

/** The nearest declaration counts: the product's own, its sections', the shop's. */
const ORIGIN_COUNTRY = `coalesce(t.declared->>'origin_country', (
      select coalesce(s.declared->>'origin_country', c.declared->>'origin_country', g.declared->>'origin_country')
      from sections s join sections c on c.id = p.category_id join sections g on g.id = p.group_id
      where s.id = p.subcategory_id), (select more->'declared'->>'origin_country' from shop), '')`

/**
 * The values of products `p` (with their texts `t`) that lists are filtered by, as rows of `facet` and `value`. A size or a
 * colour counts as one only where the option is called so. `sizes` is SQL that gives the names of a product's sizes.
 */
export const productValues = (sizes: string) => `(
    select 'brand' as facet, p.brand as value
    union all select 'type', p.type
    union all select 'material', trim(m) from regexp_split_to_table(p.material, '[,;|]') m where p.material <> ''
    union all select 'origin', trim(text) from ${jsonFields('t.attributes')} a where lower(key) in ${ORIGIN}
    union all select 'country', ${ORIGIN_COUNTRY}
    union all select 'size', size from unnest(${sizes}) size where size <> '${NO_SIZE}' and ${isCalled('size', SIZE)}
    union all select 'color', color from unnest(p.colors) color where ${isCalled('color', COLOUR)}
    union all select 'price', b.min_paise / 100 || '-' || b.max_paise / 100 from price_bands b
      where ${BAND_PRICE} between b.min_paise and b.max_paise
  ) v`

/** Whether such a row is worth a filter. */
export const IS_VALUE = `v.value <> '' and length(v.value) <= ${LONGEST}`

const SIZE = `'^(sizes?|साइज़|साइज|आकार)$'`
const COLOUR = `'^(colou?rs?|रंग)$'`
const isCalled = (slot: string, pattern: string) =>
  `(p.options = '{}' or p.options[array_position(p.slots, '${slot}')] ~* ${pattern})`
