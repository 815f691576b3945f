export const SHEET_FORMATS = ['auto', 'own', 'shopify', 'woocommerce', 'meta', 'table'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

/** How a sheet is read; of an undo, which publication goes back; of an export, nothing. */
export type SheetOptions = {
  from?: SheetFormat
  stock?: number
  /** Whether the prices of before in another shop's file are MRPs. */
  beforeIsMrp?: boolean
  withdrawMissing?: boolean
  byName?: boolean
  strict?: boolean
  publication?: number
  through?: boolean
}

export const SHEET_STATES = [
  'collecting',
  'waiting',
  'working',
  'checked',
  'done',
  'refused',
  'failed',
] as const
export type SheetState = (typeof SHEET_STATES)[number]

/** What is told of long work. */
export type SheetReport = {
  /** What was converted of another shop's file. */
  converted?: string[]
  /** Faults, or warnings and what else should be known. */
  notes?: string[]
  /** What would change, or has changed. */
  preview?: string[]
  /** What nobody may have meant: it is asked. */
  doubts?: string[]
  /** The result in a sentence. */
  said?: string
  /** Whether a file has the whole list. */
  hasFile?: boolean
  /** Whether the shop would be another one. */
  anything?: boolean
  /** Which parts of shop.json and whether the delivery would change: the owner's alone to publish. */
  ownersParts?: string[]
}

export type Sheet = {
  id: string
  work: 'import' | 'undo' | 'export'
  options: SheetOptions
  state: SheetState
  publish: boolean
  step: string
  done: number
  of: number
  report: SheetReport
  publication: number | null
  madeAt: Date
  touchedAt: Date
  person: string
  role: string
}
