import { DECLARED_BY_ATTRIBUTES } from './declared-attributes.ts'

/** The columns that a converted products.csv may have, in this order; attributes follow. */
export const PRODUCT_COLUMNS = [
  ...[
    'ASIN',
    'name',
    'path',
    'brand',
    'tags',
    'originalPrice',
    'discountPrice',
    'sale_price',
    'sale_from',
    'sale_to',
  ],
  ...[
    'options',
    'sizes',
    'SKU',
    'barcode',
    'weight_g',
    'length_cm',
    'breadth_cm',
    'height_cm',
    'images',
    'image_alt',
    'description',
    'colongdescription',
  ],
  ...['seo_title', 'seo_description', 'hidden', 'purchase_price', 'supplier', 'old_addresses'],
  ...DECLARED_BY_ATTRIBUTES,
]
export const NEEDED_PRODUCT_COLUMNS = ['ASIN', 'name', 'path', 'originalPrice', 'discountPrice']

/** Those of variants.csv. */
export const VARIANT_COLUMNS = [
  ...[
    'product',
    'option1',
    'option2',
    'option3',
    'SKU',
    'price',
    'MRP',
    'stock',
    'promise',
    'image',
    'image_alt',
  ],
  ...[
    'weight_g',
    'length_cm',
    'breadth_cm',
    'height_cm',
    'barcode',
    'sale_price',
    'sale_from',
    'sale_to',
    'hidden',
  ],
]
export const NEEDED_VARIANT_COLUMNS = ['product', 'option1']
