/** A section as the seller means it, with those in it; or a collection. */
export type ShownSection = {
  id: number
  name: string
  /** How many things shoppers find there. */
  things: number
  /** Of its tile on the home page; undefined where it has no tile. */
  picture: string | undefined
  sections: readonly ShownSection[]
}

/** What is said of one. */
export type SectionWords = Record<'name' | 'category_name' | 'short_desc' | 'description', string>

/** One section whole, for its page. */
export type SectionOfDesk = {
  id: number
  /** Which of its rows has its page in the shop. */
  page: { id: number; level: 'group' | 'category' | 'subcategory' | 'collection' }
  /** The names of those that it is in. */
  way: readonly string[]
  things: number
  /** How many sections it has in it. */
  sections: number
  words: SectionWords
  /** Whether it has a tile on the home page. */
  isTile: boolean
  /** Whether other sections can be added in it. */
  isHolder: boolean
  /** Where its things are sorted, if it has things of its own. */
  sorted: number | undefined
  /** A picture of its own, and the one that its tile shows. */
  picture: string
  shownPicture: string
  seen: { words: string; picture: string; all: string }
}
