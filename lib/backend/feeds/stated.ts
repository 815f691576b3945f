import 'server-only'
import { countryName } from '#lib/catalogue/rules/country-name.ts'
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
  { attributes, brand: ownBrand = '', declared = {} }: Pick<Product, 'attributes' | 'brand' | 'declared'>,
  shopName: string,
): Stated => {
  const known = new Map(Object.entries(attributes).map(([name, value]) => [onlyLetters(name), value.trim()]))
  const say = (...names: string[]) => names.map(name => known.get(name)).find(Boolean) ?? ''
  const brand = ownBrand || say('brand', 'brandname')
  const { origin_country = '' } = declared
  const origin = origin_country
    ? countryName(origin_country)
    : say('countryoforigin', 'origincountry', 'madein', 'origin')
  return {
    brand: brand || shopName,
    hasBrand: brand !== '',
    origin,
    country: origin_country || countryCode(origin),
    manufacturer: declared.manufacturer
      ? [declared.manufacturer, declared.manufacturer_address].filter(Boolean).join(', ')
      : say('manufacturer', 'manufacturedby', 'manufacturername', 'maker'),
    importer: declared.importer ?? say('importer', 'importedby', 'importername'),
    importerAddress: declared.importer
      ? (declared.importer_address ?? '')
      : say('importeraddress', 'addressofimporter'),
  }
}

const onlyLetters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
