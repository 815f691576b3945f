/** What each fact of a product is called; the seller names all others. */
export const factWords = {
  DSIN: 'DSIN',
  brand: 'brand',
  material: 'material',
  color: 'color',
  size: 'size',
  description: 'description',
}
