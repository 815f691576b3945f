import 'server-only'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { countryCode } from './country-code.ts'

/** What the seller states of a product, by which a buyer and the law know it. */
export type Stated = {
  brand: string
  /** Whether it is the product's; else it is the shop's name. */
  hasBrand: boolean
  /** As the page shows it. */
  origin: string
  /** Two letters; '' where the origin names no country. */
  country: string
  manufacturer: string
  importer: string
  importerAddress: string
}

export const statedOf = (
  { attributes, brand: ownBrand = '' }: Pick<Product, 'attributes' | 'brand'>,
  shopName: string,
): Stated => {
  const known = new Map(Object.entries(attributes).map(([name, value]) => [keyOf(name), value.trim()]))
  const say = (...names: string[]) => names.map(name => known.get(name)).find(Boolean) ?? ''
  const brand = ownBrand || say('brand', 'brandname')
  const origin = say('countryoforigin', 'origincountry', 'madein', 'origin')
  return {
    brand: brand || shopName,
    hasBrand: brand !== '',
    origin,
    country: countryCode(origin),
    manufacturer: say('manufacturer', 'manufacturedby', 'manufacturername', 'maker'),
    importer: say('importer', 'importedby', 'importername'),
    importerAddress: say('importeraddress', 'addressofimporter'),
  }
}

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
