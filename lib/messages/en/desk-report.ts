import * as list from './desk-shop-list.ts'
import * as things from './desk-things-pages.ts'
import { factWords } from './product-facts.ts'

// What an import's files and columns are called at the desk.

export const ofShop = (page: string) => `Shop, ${page}`
export const bannersPage = list.banners
export const looksPage = list.looks
export const policiesPage = list.policies
export const deliveryPage = list.delivery
export const fileWords: Record<string, string> = {
  'products.csv': 'Things',
  'variants.csv': 'Choices',
  'categories.csv': 'Sections',
  'collections.csv': 'Collections',
  'synonyms.csv': 'Words for search',
  'delivery.csv': list.delivery,
  undo: 'What is to be taken back',
  'shop.json': 'Shop',
}
const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const columnWords: Record<string, string> = {
  ...Object.fromEntries(Object.entries(factWords).map(([column, word]) => [column, withCapital(word)])),
  ...things.told,
  name: things.nameLabel,
  subcategory_id: things.sectionLabel,
  path: things.sectionLabel,
  sections: 'Further sections',
  originalPrice: things.mrpLabel,
  mrp: things.mrpLabel,
  MRP: things.mrpLabel,
  discountPrice: things.priceLabel,
  price: things.priceLabel,
  recommendedSellingPrice: 'Delivery charge in ₹',
  sale_price: things.salePriceLabel,
  sale_from: things.saleFromLabel,
  sale_to: things.saleToLabel,
  sizes: things.sizesTitle,
  stock: things.piecesLabel,
  promise: things.promiseLabel,
  color: things.coloursLabel,
  options: 'Choices',
  option1: 'First choice',
  option2: 'Second choice',
  option3: 'Third choice',
  images: things.picturesTitle,
  image: things.picturesTitle,
  image_alt: things.textsTitle,
  description: things.descriptionLabel,
  colongdescription: things.longTextLabel,
  brand: things.brandLabel,
  material: things.materialLabel,
  badge: things.badgeLabel,
  badge1: things.badgeLabel,
  tags: things.tagsLabel,
  type: things.typeLabel,
  hidden: things.tags.hidden,
  seo_title: things.seoTitleLabel,
  seo_description: things.seoTextLabel,
  youtubeLink: things.filmLabel,
  film: 'Film',
  SKU: things.skuLabel,
  ASIN: 'Code',
  barcode: things.barcodeLabel,
  weight_g: things.weightLabel,
  length_cm: things.lengthLabel,
  breadth_cm: things.breadthLabel,
  height_cm: things.heightLabel,
  purchase_price: things.purchaseLabel,
  supplier: things.supplierLabel,
  old_addresses: 'Addresses in the shop before',
  position: 'Place in its list',
  url: 'Where it leads',
}
