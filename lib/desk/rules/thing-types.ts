/** A thing in the list of the desk. */
export type ListedThing = {
  id: number
  asin: string
  sku: string
  name: string
  picture: string
  section: string
  /** In paise. */
  price: number
  mrp: number
  pieces: number
  /** A size of it is running out. */
  isFew: boolean
  /** Something of it never runs out, or is sold when it is out. */
  endless: boolean
  /** Not shown and not sold. */
  hidden: boolean
}

export type ThingList = {
  things: ListedThing[]
  /** Where the next page begins; none after the last one. */
  next: number | undefined
}

export type ThingFilter = {
  q: string
  section: number | undefined
  show: ThingView
  /** So many pieces or fewer are running out. */
  few: number
}

export const THING_VIEWS = ['all', 'few', 'out', 'hidden', 'no-picture'] as const
export type ThingView = (typeof THING_VIEWS)[number]

/** A place in the tree, as a choice. */
export type SectionChoice = { id: number; path: string }

export type ThingSize = { size: string; stock: number }

export type ThingVariant = {
  id: number
  size: string
  color: string
  other: string
  /** Its values in words. */
  name: string
  sku: string
  /** In rupees as they are typed; '' where it has those of the thing. */
  price: string
  mrp: string
  /** Null where it shares the pieces of its size. */
  stock: number | null
  unlimited: boolean
  promise: string
  hidden: boolean
}

/** A thing whole, each cell as a sheet would say it. */
export type Thing = {
  id: number
  about: string
  name: string
  slug: string
  hidden: boolean
  cells: Record<string, string>
  pictures: { name: string; alt: string }[]
  sizes: ThingSize[]
  variants: ThingVariant[]
  /** What its choices are called, in their order. */
  options: string[]
  /** Where the value of each stands. */
  slots: ('size' | 'color' | 'other')[]
  updatedAt: Date
}

/** A file that was sent for a draft, a thing or a sheet. */
export type SentFile = {
  id: string
  name: string
  size: number
  received: number
  state: 'open' | 'ready' | 'refused'
}

export type Draft = { id: string; fields: Record<string, string>; pictures: SentFile[]; touchedAt: Date }

/** A change that was made here, and can be taken back. */
export type DeskChange = { publication: number; what: string; at: Date; isUndone: boolean; isUndo: boolean }
