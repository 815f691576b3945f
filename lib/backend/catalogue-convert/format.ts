import type { FoundProduct } from './found-product.ts'
import type { ConvertNotes } from './notes.ts'
import type { StoredRow } from './row-store.ts'

/** Another shop's file format. */
export type Format = {
  /** As the seller names it after --from. */
  name: 'shopify' | 'woocommerce' | 'meta' | 'table'
  recognises: (header: readonly string[]) => boolean
  open: (header: readonly string[], notes: ConvertNotes) => FormatReader
}

export type FormatReader = {
  /** By what other rows call this one, and which of these names the row belongs to. */
  nameOf: (cells: readonly string[]) => { names: readonly string[]; of: string | undefined }
  /** The product of these rows; none where it cannot be carried, which the notes tell. */
  productOf: (rows: readonly StoredRow[]) => FoundProduct | undefined
}
