import 'server-only'
import { csvCell } from '../spreadsheet/csv-cell.ts'
import { inrOf } from './google-xml.ts'
import { importerAddress } from './importer-address.ts'
import type { Offer } from './offers-of.ts'
import { datesOf } from './sale-of.ts'

const COLUMNS: [name: string, of: (offer: Offer) => string][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  [
    'availability',
    ({ availability }) => (availability === 'backorder' ? 'available for order' : availability),
  ],
  ['condition', () => 'new'],
  // Meta has no field for an MRP: it strikes `price` where there is a `sale_price`, as the page strikes the MRP.
  ['price', offer => inrOf(datedSale(offer)?.regular ?? (offer.mrp || offer.price))],
  ['sale_price', offer => lowerPrice(datedSale(offer)?.price ?? (offer.mrp > offer.price ? offer.price : 0))],
  ['sale_price_effective_date', offer => datesOf(datedSale(offer) ?? {})],
  ['link', ({ link }) => link],
  ['image_link', ({ pictures }) => pictures[0] ?? ''],
  ['additional_image_link', ({ pictures }) => pictures.slice(1).join(',')],
  ['brand', ({ brand }) => brand],
  ['gtin', ({ gtin }) => gtin],
  ['mpn', ({ mpn }) => mpn],
  ['item_group_id', ({ group }) => group],
  ['product_type', ({ section }) => section],
  ['color', ({ color }) => color],
  ['size', ({ size }) => size],
  ['material', ({ material }) => material],
  ['origin_country', ({ country }) => country],
  ['importer_name', offer => (isImported(offer) ? offer.importer : '')],
  ['importer_address', offer => (isImported(offer) ? importerAddress(offer.importerAddress) : '')],
  ['manufacturer_info', ({ manufacturer }) => manufacturer],
  ['wa_compliance_category', () => 'DEFAULT'],
]

// While it runs, what follows it is told in the MRP's place; until then the MRP stays.
function datedSale({ sale, mrp }: Offer) {
  return sale && (sale.runs || !mrp) ? sale : undefined
}
function lowerPrice(price: number) {
  return price > 0 ? inrOf(price) : ''
}

/** India asks for the importer of what was made elsewhere. */
export const isImported = ({ country }: Pick<Offer, 'country'>) => country !== '' && country !== 'IN'

export const metaHead = `${COLUMNS.map(([name]) => name).join(',')}\r\n`

/** One thing to buy, in the words of Meta's catalogue, from which Instagram, Facebook and WhatsApp show it. */
export const metaRow = (offer: Offer) => `${COLUMNS.map(([, of]) => csvCell(of(offer))).join(',')}\r\n`
