import 'server-only'
import { csvCell } from '../spreadsheet/csv-cell.ts'
import { inrOf } from './google-xml.ts'
import { importerAddress } from './importer-address.ts'
import type { Offer } from './offers-of.ts'

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
  ['price', ({ price, mrp }) => inrOf(mrp || price)],
  ['sale_price', ({ price, mrp }) => (mrp ? inrOf(price) : '')],
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

/** India asks for the importer of what was made elsewhere. */
export const isImported = ({ country }: Pick<Offer, 'country'>) => country !== '' && country !== 'IN'

export const metaHead = `${COLUMNS.map(([name]) => name).join(',')}\r\n`

/** One thing to buy, in the words of Meta's catalogue, from which Instagram, Facebook and WhatsApp show it. */
export const metaRow = (offer: Offer) => `${COLUMNS.map(([, of]) => csvCell(of(offer))).join(',')}\r\n`
