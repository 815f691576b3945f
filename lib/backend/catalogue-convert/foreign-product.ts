/** A product as another shop's file tells it, whatever its format. Money in paise. */
export type ForeignProduct = {
  line: number
  /** Its code here, of which its address is made. */
  asin: string
  name: string
  /** Sections by name, the first above the second. */
  path: string[]
  brand: string
  tags: string[]
  isHidden: boolean
  shortText: string
  longText: string
  seoTitle: string
  seoDescription: string
  supplier: string
  pictures: Picture[]
  attributes: Map<string, string>
  /** Paths under which the other shop had it. */
  oldAddresses: string[]
  options: string[]
  /** One without values for what has no options. */
  variants: ForeignVariant[]
  /** What is told of the product as a whole beside its variants. */
  own?: Codes
  /** Pieces that all its variants share. */
  sharedStock?: number | undefined
}

export type Picture = { address: string; alt: string }

/** Its code at the seller's, that of its package, what it weighs, and its box: length, breadth and height in cm. */
type Codes = { sku: string; barcode: string; grams: number | undefined; box?: Box | undefined }
export type Box = readonly [length: number, breadth: number, height: number]

export type ForeignVariant = Codes & {
  line: number
  values: string[]
  price: number | undefined
  /** The MRP with all taxes, where the file calls it that: no other price is one. */
  mrp: number | undefined
  /** A price of before: what the other shop struck. */
  was: number | undefined
  sale: Sale | undefined
  cost: number | undefined
  stock: ForeignStock
  picture: Picture | undefined
  isHidden: boolean
}

/** From one day or moment to another; '' has no such end. */
export type Sale = { price: number; from: string; to: string }

/** Pieces, none counted, those that the product's variants share, or nothing said of them; `isPromised`: sold when out. */
export type ForeignStock = { pieces: number | 'unlimited' | 'shared' | 'unsaid'; isPromised: boolean }
