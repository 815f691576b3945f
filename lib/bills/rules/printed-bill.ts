import { REDUCTION_NAMES, type Reductions } from '#lib/cart/rules/reductions.ts'
import type { BillSums } from './bill-sums.ts'
import type { BillKind, NoteKind } from './document-kinds.ts'
import type { ChargedTax } from './tax-of-charge.ts'

/** Everything that stands on a bill or a note, as it was when it was issued. Paise; days as 2026-11-21. */
export type PrintedBill = {
  kind: BillKind | NoteKind
  number: string
  day: string
  order: { id: string; day: string; online: boolean; atDoor?: number }
  seller: PrintedSeller
  buyer: { name: string; lines: string[]; state: string }
  /** "23-Madhya Pradesh"; '' where no tax law is named. */
  placeOfSupply: string
  interState: boolean
  /** The state's half goes to a union territory. */
  unionTerritory: boolean
  /** What the law asks a seller of this kind to write. */
  statement: string
  lines: PrintedLine[]
  sums: BillSums & { goods: number; delivery: number } & PrintedReductions
  /** The coupon that was taken off; a bill from before there were any has none. */
  coupon?: string
  /** Of a note: what it is for, and the bills that it takes back. */
  note?: { why: string; of: { number: string; day: string }[] }
  /** Of a bill in exchange: the note whose value it is settled against. */
  exchangeFor?: { number: string; day: string }
}

/** The discount stands on each bill, as it did before there were others. */
type PrintedReductions = Pick<Reductions, 'discount'> & Partial<Reductions>

export const printedReductions = (amounts: Reductions): PrintedReductions => ({
  ...Object.fromEntries(REDUCTION_NAMES.filter(name => amounts[name] > 0).map(name => [name, amounts[name]])),
  discount: amounts.discount,
})

export type PrintedSeller = {
  shop: string
  legalName: string
  gstin: string
  cin: string
  fssai: string
  address: string[]
  /** "24-Gujarat" */
  state: string
  care: string[]
}

export type PrintedLine = ChargedTax & {
  place: number
  name: string
  /** What was chosen of it, and its code. */
  choice: string
  hsn: string
  unit: string
  units: number
  /** Of one piece, in the catalogue when it was ordered; 0 on a note. */
  price: number
  /** What is charged for the pieces before the reduction. */
  amount: number
  reduction: number
  delivery: number
  /** In percent; null where no tax is named. */
  rate: number | null
  /** What is charged in the end. */
  total: number
}

/** Whether it names a tax at all. */
export const namesTax = ({ lines }: Pick<PrintedBill, 'lines'>) => lines.some(({ rate }) => rate !== null)
