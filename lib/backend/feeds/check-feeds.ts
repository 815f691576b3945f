import 'server-only'
import { feedFaults } from '#messages/feeds.ts'
import { ImportErrors } from '../catalogue-import/errors.ts'
import { FEEDS, type FeedName, isTold } from './feeds.ts'
import { importerAddress } from './importer-address.ts'
import { isImported } from './meta-csv.ts'
import { type Offer, offersOf, type Shop } from './offers-of.ts'
import { type FeedProduct, productsForFeeds } from './products-for-feeds.ts'

export type FeedsReport = {
  products: number
  rows: number
  /** How many of the rows are in the feeds. */
  told: number
  /** What products miss, by feed and column; each told once a product. */
  faults: ImportErrors
}

/** Reads all products on sale, and says what each feed misses of which. */
export const checkFeeds = async (
  shop: Shop,
  products: AsyncIterable<FeedProduct[]> = productsForFeeds(),
  progress?: (done: number) => void,
): Promise<FeedsReport> => {
  const report: FeedsReport = { products: 0, rows: 0, told: 0, faults: new ImportErrors() }
  for await (const batch of products) {
    for (const told of batch) {
      const offers = offersOf(told, shop)
      report.products++
      report.rows += offers.length
      report.told += offers.filter(isTold).length
      for (const file of Object.keys(FEEDS) as FeedName[]) noteFaults(report.faults, file, told, offers)
    }
    progress?.(report.products)
  }
  return report
}

type Fault = {
  /** The column or tag, in each feed that has it. */
  of: Partial<Record<FeedName, string>>
  says: string
  isMissing: (offer: Offer) => boolean
}

const BOTH = (name: string, inGoogle = `g:${name}`) => ({ 'google.xml': inGoogle, 'meta.csv': name })

const FAULTS: Fault[] = [
  { of: BOTH('price'), says: feedFaults.price, isMissing: ({ price }) => price <= 0 },
  { of: BOTH('image_link'), says: feedFaults.picture, isMissing: ({ pictures }) => pictures.length === 0 },
  { of: BOTH('brand'), says: feedFaults.brand, isMissing: ({ hasBrand }) => !hasBrand },
  { of: BOTH('gtin'), says: feedFaults.codes, isMissing: ({ gtin, mpn }) => !gtin && !mpn },
  {
    of: { 'google.xml': 'g:product_detail' },
    says: feedFaults.origin,
    isMissing: ({ origin }) => !origin,
  },
  { of: { 'meta.csv': 'origin_country' }, says: feedFaults.country, isMissing: ({ country }) => !country },
  {
    of: { 'meta.csv': 'importer_name' },
    says: feedFaults.importer,
    isMissing: offer => isImported(offer) && !offer.importer,
  },
  {
    of: { 'meta.csv': 'importer_address' },
    says: feedFaults.importerAddress,
    isMissing: offer => isImported(offer) && !importerAddress(offer.importerAddress),
  },
  {
    of: { 'meta.csv': 'manufacturer_info' },
    says: feedFaults.manufacturer,
    isMissing: ({ manufacturer }) => !manufacturer,
  },
  {
    of: { 'google.xml': 'g:availability_date' },
    says: feedFaults.date,
    isMissing: ({ availability }) => availability === 'backorder',
  },
]

const noteFaults = (
  faults: ImportErrors,
  file: FeedName,
  { product: { id, name } }: FeedProduct,
  offers: readonly Offer[],
) => {
  for (const { of, says, isMissing } of FAULTS) {
    const column = of[file]
    if (column && offers.some(isMissing)) faults.add({ file, column, value: `${id} ${name}`, reason: says })
  }
}
