import { netQuantityOf, quantityText } from '#lib/catalogue/rules/net-quantity.ts'
import { countryCode } from '../feeds/country-code.ts'

type Known = { column: string; labels: readonly string[]; cellOf?: (value: string) => string }

/** Attributes by which other shops declare what has a column of its own here. */
const KNOWN: Known[] = [
  {
    column: 'manufacturer',
    labels: ['manufacturer', 'manufacturer name', 'manufactured by', 'manufacturer info', 'mfg by'],
  },
  { column: 'manufacturer_address', labels: ['manufacturer address', 'address of manufacturer'] },
  { column: 'packer', labels: ['packer', 'packer name', 'packed by'] },
  { column: 'packer_address', labels: ['packer address', 'address of packer'] },
  { column: 'importer', labels: ['importer', 'importer name', 'imported by', 'marketed and imported by'] },
  {
    column: 'importer_address',
    labels: ['importer address', 'address of importer'],
    cellOf: value => addressOf(value),
  },
  {
    column: 'origin_country',
    labels: ['country of origin', 'origin country', 'country of manufacture', 'made in'],
    cellOf: countryCode,
  },
  { column: 'generic_name', labels: ['generic name', 'common or generic name', 'commodity'] },
  {
    column: 'net_quantity',
    labels: ['net quantity', 'net qty', 'net content', 'net contents', 'net weight', 'quantity'],
    cellOf: value => {
      const quantity = netQuantityOf(value)
      return quantity ? quantityText(quantity) : ''
    },
  },
  { column: 'best_before', labels: ['best before', 'shelf life', 'expiry'] },
  { column: 'care_contact', labels: ['customer care', 'customer care details', 'consumer care'] },
  {
    column: 'hsn',
    labels: ['hsn', 'hsn code', 'hs code', 'harmonized system code'],
    cellOf: value => {
      const digits = value.replace(/[\s.]/g, '')
      return /^(\d{4}|\d{6}|\d{8})$/.test(digits) ? digits : ''
    },
  },
]

export const DECLARED_BY_ATTRIBUTES = KNOWN.map(({ column }) => column)

const LONGEST = 200

/**
 * What attributes declare, by our columns, and the attributes that stay as they are: those that say something else, and what
 * does not read as its column asks. A place of origin says more than its country, so it stays too.
 */
export const declaredByAttributes = (attributes: ReadonlyMap<string, string>) => {
  const cells = new Map<string, string>()
  const others = new Map<string, string>()
  for (const [label, value] of attributes) {
    const known = KNOWN.find(({ labels }) => labels.includes(labelKey(label)))
    const cell = known?.cellOf?.(value) ?? value.trim()
    const isTaken = known && cell !== '' && cell.length <= LONGEST && !cells.has(known.column)
    if (isTaken) cells.set(known.column, cell)
    if (!isTaken || known.column === 'origin_country') others.set(label, value)
  }
  return { cells, others }
}

const labelKey = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

// As Meta asks for it: {"street1": "…", "city": "…", "country": "IN"}.
function addressOf(value: string) {
  try {
    const parts: unknown = JSON.parse(value)
    if (parts !== null && typeof parts === 'object')
      return Object.entries(parts)
        .filter(([name, part]) => name !== 'country' && typeof part === 'string' && part !== '')
        .map(([, part]) => part)
        .join(', ')
  } catch {
    // A text is an address as it stands.
  }
  return value.trim()
}
