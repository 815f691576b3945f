import { counted } from './counted.ts'
import { beforeIsMrpLabel, stockLabel } from './desk-sheets.ts'

// What npm run catalogue -- convert could not carry as it stood
export const columnNotCarried = 'is not carried: the shop has no place for it'
export const currencyTaken = (currency: string) =>
  `is an amount in ${currency}: its number is taken for rupees, so set the prices before you publish`
export const giftCardLeftOut = 'is a gift card: left out'
export const nameMissing = 'has no name: its code is its name'
export const negativeStock = 'is a stock below nothing: 0 is taken'
export const headingsByOrder = 'has headings in another language: its columns were read by their order'
export const groupedLeftOut = 'is a group of other products and has no price of its own: left out'
export const externalHidden = 'is sold on another site: it is kept hidden'
export const parentMissing = 'belongs to a product that is not in the file: it is a product of its own'
export const furtherSections = 'are further sections of a product: they are among its tags'
export const saleDatesUnread = 'are no dates of a sale: the regular price counts'
export const columnUnnamed = 'stands in a column without a heading: left out'
export const ratingsNotTaken = 'is not carried: stars are shown only where your own customers gave them'
export const stockNotSaid = {
  reason:
    'says nothing of stock: new products are sold out until you fill the column “sizes” of products.csv, as in NA:10, or convert with --stock 10; and products that the shop has keep their stock',
  atDesk: `says nothing of stock: new things are sold out until you say how many there are. Type it under “${stockLabel}” and read it again, or count them on their pages. Things that the shop has keep their stock`,
}
export const stockMissing = 'has no stock, and other choices of its product have: 0 is taken'
export const stockUnread = 'is no number of pieces: the stock is left open'
export const specificationsUnread = 'are specifications that could not be told apart: kept as one text'
export const mrpBelowPrice = 'is a price before that is lower than the price now: left out'
export const formerPriceLeftOut = {
  reason:
    'is a price of before, which need not be an MRP: left out. Where it is the MRP that is printed on the goods, say so when you convert (--before-is-mrp)',
  atDesk: `is a price of before, which need not be an MRP: left out. Where it is the MRP that is printed on the goods, tick “${beforeIsMrpLabel}” and read it again`,
}
export const priceUnread = 'stands where a price should, and is none'
export const noPrice = 'has no price: left out'
export const variantNoPrice = 'is a variant without a price: left out'
export const noName = 'has neither a name nor a code: left out'
export const cutShort = (most: number) => `is longer than ${most} characters: cut`
export const codeShortened = (code: string) => `is too long for a code: “${code}” stands for it`
export const codeTwice = (code: string) => `is the code of another product already: “${code}” stands for it`
export const nameKept = (most: number) =>
  `is longer than ${most} characters: cut, and kept whole as the attribute “Full name”`
export const variantSame = 'has the same values as another variant of its product: left out'
export const variantsLeftOut = (count: number, most: number) =>
  `has more than ${most} variants: ${counted(count, 'variant')} left out`
export const rowsLeftOut = (count: number) => `has too many rows: ${counted(count, 'row')} left out`
export const optionsJoined = (names: string) =>
  `has more than three options: “${names}” are one, and so are their values`
export const valueChanged = (value: string) => `cannot be a value of an option: “${value}” stands for it`
export const picturesLeftOut = (count: number, most: number) =>
  `has more than ${most} pictures: ${counted(count, 'picture')} left out`
export const pictureByHttps =
  'has pictures whose addresses begin with http://: they are written with https://, which alone the import fetches'
export const pictureNoAddress = 'is no address of a picture: left out'
export const tagsLeftOut = (count: number, most: number) =>
  `has more than ${most} tags: ${counted(count, 'tag')} left out`
export const attributeUnnamed = 'cannot be the name of an attribute: left out'
export const attributesTooMany = (most: number) =>
  `has attributes of more than ${most} names in the file: they stand together under “${furtherDetails}”`
export const salePast = 'is a sale that is over: the regular price counts'
export const stockShared = (option: string) =>
  `are pieces that all values of “${option}” share: the first has them all, so divide them`
export const endlessAlone = (option: string, value: string) =>
  `never runs out or is sold when out, and has no options: it has the one option “${option}”, “${value}”`
export const weightLeftOut = 'is too heavy: its weight is left out'
export const costsDiffer = 'is a purchase price beside a higher one of the same product: the higher is kept'
export const fileCutOff =
  'ends in the middle of a row: it may not have come whole. Get it again before you go on, or what came after is missing'
export const rowUnclosed = 'opens quotes that are not closed before the end of the file: this row is left out'
export const rowLoose = 'has quotes in the wrong place: read as well as could be'
export const rowShort = (cells: number, columns: number) =>
  `has ${counted(cells, 'cell')} for ${counted(columns, 'column')}: the cells missing are empty`
export const rowLong = (cells: number, columns: number) =>
  `has ${counted(cells, 'cell')} for ${counted(columns, 'column')}: left out`

// What stands in for a thing that a file does not say
export const sectionOfNone = 'Other'
export const sentWhenBack = 'Sent as soon as it is in again'
export const onePiece = { option: 'Pack', value: '1 piece' }
export const furtherDetails = 'Further details'
export const fullName = 'Full name'
export const typeAttribute = 'Type'
export const detailsAttribute = 'Details'
export const tableAttributes = {
  size: 'Size',
  colour: 'Colour',
  material: 'Material',
  origin: 'Country of origin',
  quantity: 'Quantity',
}
export const declaredAttributes = {
  manufacturer: 'Manufacturer',
  manufacturerAddress: 'Manufacturer address',
  packer: 'Packer',
  packerAddress: 'Packer address',
  importer: 'Importer',
  importerAddress: 'Importer address',
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  bestBefore: 'Best before',
  hsn: 'HSN',
} as const
export const namelessOption = (place: number) => `Option ${place}`
export const metaAttributes = {
  gender: 'Gender',
  age_group: 'Age group',
  origin_country: 'Country of origin',
  manufacturer_info: 'Manufacturer',
  importer_name: 'Importer',
  importer_address: 'Importer address',
}

// What it did
export const convertRead = (format: string) => `Read as a file of ${format}.`
export const converted = (wrote: { products: number; variants: number }, folder: string) =>
  `Wrote ${counted(wrote.products, 'product')} and ${counted(wrote.variants, 'variant')} to ${folder}. Next: npm run catalogue -- import ${folder} (with --new where there is no shop yet)`
export const convertedAtDesk = (wrote: { products: number; variants: number }) =>
  `${counted(wrote.products, 'thing')} with ${counted(wrote.variants, 'choice')} of their own could be read.`
export const convertedNone = 'Nothing was written: no product of the file could be carried.'
export const carriedOtherwise = (count: number) =>
  `What you should know before you import (${counted(count, 'case')}, the first of each kind):`
export const shopNamedAlready = (folder: string) =>
  `${folder} has a shop.json already: write the name into that, and leave out --name.`
export const headingsUnknown = (first: string) =>
  `The first line of the file must hold headings, among them one for the name (name, title or product) and one for the price (price, selling price or mrp). It holds: ${first}. Add or rename the headings, and convert it again.`
export const isJson =
  'is JSON, and no table: export the products as CSV where they are, and convert that. Files of Shopify, WooCommerce and Meta are read, and tables with headings of their own.'
export const notThatFormat = (format: string, header: string) =>
  `That is no file of ${format}: its columns are ${header}.`
export const formatNames = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  meta: 'Meta',
  table: 'products with its own headings',
}
