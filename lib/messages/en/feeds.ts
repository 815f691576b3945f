import { counted } from './counted.ts'

// What Google is told of the shop as a whole, and of a product
export const googleChannel = (shop: string) => `What ${shop} sells`
export const originLabel = 'Country of Origin'

// A request for a feed
export const noSuchFeed = 'There is no such feed: /feeds/google.xml and /feeds/meta.csv are there.\n'
export const feedsOff =
  'There are no feeds here: the products are kept by another host (API_HOST), which tells its own.\n'
export const feedTooOften = 'This feed was fetched too often. Please come again later.\n'
export const feedsBusy = 'Other feeds are being sent. Please come again in a minute.\n'

// What products miss for a feed
export const feedFaults = {
  price: 'has no price: left out of the feed',
  picture: 'has no photograph (an SVG is none): left out of the feed',
  brand: 'has no brand: sent under the name of the shop',
  codes: 'has no barcode that is a GTIN, no SKU and no ASIN: give it a SKU',
  origin: 'has no origin_country',
  country:
    'has no origin_country, nor an attr:Country of Origin that ends with a country or with a state of India',
  importer: 'comes from abroad and has no importer',
  importerAddress: 'comes from abroad and has no importer_address as “street, town PIN”',
  manufacturer: 'has no manufacturer',
  date: 'is sold when out: Google asks for a date, and the promise is a text; such a choice may be refused',
}
export const feedFirst = (fault: string, count: number, first: string) =>
  count === 1
    ? `    1 product ${fault}: ${first}`
    : `    ${counted(count, 'product')}, each ${fault}: ${first}`
export const feedHolds = (feed: string, rows: number, products: number) =>
  `/feeds/${feed}: ${counted(rows, 'row')} of ${counted(products, 'product')}`
export const feedLacksNothing = '    nothing is missing'
export const feedsNeedHttps = (site: string) =>
  `The addresses in the feeds begin with ${site}: Google and Meta read them only at https, which SITE_URL sets.`
