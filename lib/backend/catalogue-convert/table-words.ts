/**
 * Headings of a plain table, each with what it means; capitals, signs and what stands in brackets make no difference, and
 * ProductName is product name.
 */
const WORDS = {
  name: [
    'product name',
    'name',
    'title',
    'product title',
    'product',
    'item name',
    'item',
    'product display name',
  ],
  salePrice: [
    ...['discounted price', 'discount price', 'sale price', 'selling price', 'offer price', 'special price'],
    ...['final price', 'our price', 'sp'],
  ],
  price: ['price', 'price inr', 'price rs', 'unit price', 'rate', 'amount', 'regular price', 'actual price'],
  mrp: [
    'mrp',
    'maximum retail price',
    'mrp incl of all taxes',
    'mrp inclusive of all taxes',
    'mrp inr',
    'mrp rs',
  ],
  was: [
    'retail price',
    'market price',
    'original price',
    'list price',
    'compare at price',
    'old price',
    'was',
  ],
  cost: ['cost', 'cost price', 'purchase price', 'buying price'],
  tree: [
    'product category tree',
    'category tree',
    'category path',
    'categories',
    'breadcrumb',
    'breadcrumbs',
    'path',
  ],
  group: ['department', 'group', 'main category', 'master category', 'gender'],
  category: ['category', 'product category', 'category name'],
  subcategory: ['sub category', 'subcategory', 'sub category name'],
  type: ['type', 'product type', 'article type', 'item type'],
  pictures: [
    ...['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'image url', 'image urls', 'image link'],
    ...['img', 'image links', 'main image', 'thumbnail'],
  ],
  text: ['description', 'product description', 'details', 'long description', 'about'],
  shortText: ['short description', 'summary'],
  code: [
    'product code',
    'item code',
    'article number',
    'style code',
    'pid',
    'asin',
    'uniq id',
    'unique id',
    'product id',
    'id',
  ],
  sku: ['sku', 'seller sku', 'sku code'],
  number: ['index', 'no', 's no', 'sr no', 'sl no', 'serial no', 'serial number', 'row'],
  stock: [
    'stock',
    'quantity',
    'qty',
    'stock quantity',
    'available quantity',
    'inventory',
    'in stock',
    'availability',
    'pieces',
  ],
  size: ['size', 'sizes', 'available sizes'],
  colour: [
    ...['color', 'colour', 'colors', 'colours', 'base colour', 'base color'],
    ...['primary color', 'primary colour'],
  ],
  brand: ['brand', 'brand name', 'product brand', 'manufacturer'],
  tags: ['tags', 'labels', 'keywords'],
  barcode: ['barcode', 'ean', 'gtin', 'upc'],
  weight: ['weight', 'weight g', 'weight in grams'],
  supplier: ['supplier', 'vendor'],
  specifications: [
    'product specifications',
    'specifications',
    'specification',
    'specs',
    'attributes',
    'product specification',
  ],
  material: ['material', 'fabric'],
  origin: ['country of origin', 'origin'],
  manufacturer: ['manufacturer', 'manufacturer name', 'manufactured by'],
  manufacturerAddress: ['manufacturer address', 'address of manufacturer'],
  packer: ['packer', 'packer name', 'packed by'],
  packerAddress: ['packer address', 'address of packer'],
  importer: ['importer', 'importer name', 'imported by'],
  importerAddress: ['importer address', 'address of importer'],
  genericName: ['generic name', 'common or generic name'],
  netQuantity: ['net quantity', 'net qty', 'net content', 'net contents', 'net weight'],
  bestBefore: ['best before', 'shelf life'],
  hsn: ['hsn', 'hsn code'],
  rating: [
    'rating',
    'ratings',
    'product rating',
    'overall rating',
    'stars',
    'ratings count',
    'rating count',
    'reviews',
    'review count',
    'no of ratings',
  ],
} as const

export type TableWord = keyof typeof WORDS

/** Where the headings are that mean something; of several of one meaning the one that is named first above counts. */
export const tablePlaces = (header: readonly string[]) => {
  const keys = header.map(headingKey)
  const places = new Map<TableWord, number>()
  for (const [word, names] of Object.entries(WORDS) as [TableWord, readonly string[]][]) {
    const found = names.map(name => keys.indexOf(name)).find(place => place >= 0)
    if (found !== undefined) places.set(word, found)
  }
  return places
}

/** Whether a heading tells what others thought of the goods, whichever of several it is. */
export const isRating = (heading: string) => (WORDS.rating as readonly string[]).includes(headingKey(heading))

const headingKey = (heading: string) =>
  heading
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
