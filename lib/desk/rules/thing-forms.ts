/** The columns of each form of a thing, by which it is known whether somebody else has changed them. */
export const PRICE_COLUMNS = ['mrp', 'discountPrice', 'sale_price', 'sale_from', 'sale_to'] as const
export const WORDS_COLUMNS = [
  ...['name', 'description', 'colongdescription', 'brand', 'material', 'badge', 'tags'],
  ...['seo_title', 'seo_description', 'youtubeLink'],
] as const
export const PLACE_COLUMNS = ['subcategory_id', 'type'] as const
export const CODE_COLUMNS = [
  'SKU',
  'barcode',
  'weight_g',
  'length_cm',
  'breadth_cm',
  'height_cm',
  'purchase_price',
  'supplier',
] as const
export const TOLD_COLUMNS = [
  ...['hsn', 'tax_rate', 'tax_class', 'origin_country', 'net_quantity', 'generic_name', 'best_before'],
  ...['manufacturer', 'manufacturer_address', 'packer', 'packer_address', 'importer', 'importer_address'],
  ...['care_contact', 'size_chart'],
] as const
export const COLOUR_COLUMNS = ['color'] as const
export const PICTURE_COLUMNS = ['images', 'image_alt'] as const
export const SHOWN_COLUMNS = ['hidden'] as const
/** Names of the seller's own facts of a thing begin so. */
export const FACT = 'attr:'
