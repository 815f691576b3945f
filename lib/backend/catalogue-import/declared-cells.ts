import 'server-only'
import { GST_RATES } from '#lib/bills/rules/tax-rates.ts'
import { type Declared, TAX_CLASSES, type TaxClass } from '#lib/catalogue/rules/declared.ts'
import { KNOWN_UNITS, netQuantityOf, quantityText } from '#lib/catalogue/rules/net-quantity.ts'
import { sizeChartOf, sizeChartText } from '#lib/catalogue/rules/size-chart.ts'
import {
  chartInCentimetres,
  classAgainstRate,
  countryCodeOrName,
  hsnDigits,
  knownTaxClass,
  quantityWithUnit,
  rateOfLaw,
} from '#messages/declarations.ts'
import { isNotThat } from '#messages/imports.ts'
import { countryCode } from '../feeds/country-code.ts'
import type { CellsReader } from './cells.ts'

type Read = (read: CellsReader, column: string) => string | number | undefined

const text =
  (most: number): Read =>
  (read, column) =>
    read.text(column, most)

/** How each declaration is read; '' and undefined are none. */
const READ = {
  manufacturer: text(200),
  manufacturer_address: text(500),
  packer: text(200),
  packer_address: text(500),
  importer: text(200),
  importer_address: text(500),
  origin_country: (read, column) => known(read, column, countryCode, countryCodeOrName),
  generic_name: text(200),
  net_quantity: (read, column) => netQuantityIn(read, column),
  best_before: text(200),
  size_chart: (read, column) =>
    known(
      read,
      column,
      value => (value.length <= LONGEST_CHART && sizeChartOf(value) ? sizeChartText(value) : undefined),
      chartInCentimetres,
    ),
  care_contact: text(500),
  tax_rate: (read, column) => known(read, column, rateOf, rateOfLaw(GST_RATES.join(', '))),
  tax_class: (read, column) =>
    known(read, column, classOf, knownTaxClass(Object.keys(TAX_CLASSES).join(', '))),
} satisfies { [Name in Exclude<keyof Declared, 'hsn'>]: Read }

export const DECLARED_COLUMNS = Object.keys(READ) as (keyof typeof READ)[]

/** What a row declares; a cell that is at fault is told, and left out. */
export const declaredIn = (read: CellsReader): Declared => {
  const said = DECLARED_COLUMNS.map(column => [column, READ[column](read, column)] as const)
  const declared: Declared = Object.fromEntries(
    said.filter(([, value]) => value !== undefined && value !== ''),
  )
  const { tax_rate, tax_class } = declared
  const ofClass = tax_class && TAX_CLASSES[tax_class]
  if (tax_class && tax_rate !== undefined && ofClass !== tax_rate)
    read.wrong('tax_class', classAgainstRate(tax_class, ofClass, tax_rate))
  return declared
}

/** An HSN code, or ''. */
export const hsnIn = (read: CellsReader) => known(read, 'hsn', hsnOf, hsnDigits) ?? ''

export const netQuantityIn = (read: CellsReader, column: string) =>
  known(
    read,
    column,
    value => {
      const quantity = netQuantityOf(value)
      return quantity && quantityText(quantity)
    },
    quantityWithUnit(KNOWN_UNITS),
  )

/** What a cell means; where it means nothing it is at fault. */
function known<Value extends string | number>(
  read: CellsReader,
  column: string,
  meaning: (value: string) => Value | undefined,
  what: string,
): Value | undefined {
  const value = read.raw(column).normalize('NFC')
  if (value === '') return undefined
  const meant = meaning(value)
  if (meant !== undefined && meant !== '') return meant
  read.wrong(column, isNotThat(value.slice(0, 60), what))
  return undefined
}

const LONGEST_CHART = 2_000

function rateOf(value: string) {
  const rate = Number(/^\d{1,3}(\.\d{1,3})?(?=\s*%?$)/.exec(value)?.[0] ?? Number.NaN)
  return GST_RATES.includes(rate) ? rate : undefined
}

function classOf(value: string) {
  const name = value.toLowerCase()
  return Object.hasOwn(TAX_CLASSES, name) ? (name as TaxClass) : undefined
}

// A spreadsheet or a tariff writes 6204.42 or 6204 42 90.
function hsnOf(value: string) {
  const digits = value.replace(/[\s.]/g, '')
  return /^(\d{4}|\d{6}|\d{8})$/.test(digits) ? digits : undefined
}
