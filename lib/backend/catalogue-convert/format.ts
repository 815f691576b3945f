import type { ForeignProduct } from './foreign-product.ts'
import type { ConvertNotes } from './notes.ts'
import type { StoredRow } from './row-store.ts'

/** What the seller adds to the file. */
export type Given = {
  /** How many pieces there are of what it says no stock of. */
  stock?: number | undefined
  /** Whether its prices of before are MRPs: only the seller knows. */
  beforeIsMrp?: boolean | undefined
}

/** Another shop's file format. */
export type Format = {
  /** As the seller names it after --from. */
  name: 'shopify' | 'woocommerce' | 'meta' | 'table'
  recognises: (header: readonly string[]) => boolean
  open: (header: readonly string[], notes: ConvertNotes, given: Given) => FormatReader
}

export type FormatReader = {
  /** By what other rows call this one, and which of these names the row belongs to. */
  nameOf: (cells: readonly string[]) => { names: readonly string[]; of: string | undefined }
  /** The product of these rows; none where it cannot be carried, which the notes tell. */
  productOf: (rows: readonly StoredRow[]) => ForeignProduct | undefined
}
