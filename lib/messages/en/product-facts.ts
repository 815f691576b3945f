/** What each fact of a product is called; the seller names all others. */
export const factWords = {
  DSIN: 'DSIN',
  brand: 'brand',
  material: 'material',
  color: 'color',
  size: 'size',
  description: 'description',
}

/** What each declaration of a product is called. */
export const declaredWords = {
  generic_name: 'generic name',
  net_quantity: 'net quantity',
  origin_country: 'country of origin',
  manufacturer: 'manufactured by',
  packer: 'packed by',
  importer: 'imported by',
  best_before: 'best before',
  care_contact: 'customer care',
}
export const wasPrice = (price: string) => `was ${price}`
export const sizeChart = 'Sizes in centimetres'
export const sizeColumn = 'size'
