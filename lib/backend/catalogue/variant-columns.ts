import 'server-only'

/** What a variant holds: its name in the database, in the staging table and in variants.csv. */
const TABLE: [sql: string, staged: string, csv?: string][] = [
  ['place', 'place'],
  ['sku', 'sku', 'SKU'],
  ['barcode', 'barcode', 'barcode'],
  ['hsn', 'hsn', 'hsn'],
  ['original_paise', 'mrp', 'MRP'],
  ['discount_paise', 'price', 'price'],
  ['stock', 'stock', 'stock'],
  ['unlimited', 'unlimited', 'stock'],
  ['promise', 'promise', 'promise'],
  ['image', 'image', 'image'],
  ['image_alt', 'image_alt', 'image_alt'],
  ['weight_grams', 'weight_grams', 'weight_g'],
  ['length_cm', 'length_cm', 'length_cm'],
  ['breadth_cm', 'breadth_cm', 'breadth_cm'],
  ['height_cm', 'height_cm', 'height_cm'],
  ['net_quantity', 'net_quantity', 'net_quantity'],
  ['sale_paise', 'sale_paise', 'sale_price'],
  ['sale_from', 'sale_from', 'sale_from'],
  ['sale_to', 'sale_to', 'sale_to'],
  ['hidden', 'hidden', 'hidden'],
]
export const VARIANT_COLUMNS = TABLE.map(([sql, staged, csv]) => ({
  ...{ sql, staged, csv },
  had: `v.${sql}`,
  says: `s.${staged}`,
}))

// One that was withdrawn comes back with the file, unless it is hidden.
const COMPARED = [...VARIANT_COLUMNS, { had: 'v.withdrawn', says: 's.hidden' }]
const listOf = (side: 'had' | 'says') => COMPARED.map(column => column[side]).join(', ')

/** Whether a staged row `s` says anything else than the variant `v` holds. */
export const VARIANT_DIFFERS = `(${listOf('had')}) is distinct from (${listOf('says')})`
