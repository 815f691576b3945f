/** A line of what a shop still lacks, and the page of the desk where it is done. */
export type Todo = {
  group: 'first' | 'law' | 'later'
  what: string
  /** What of it. */
  parts: readonly string[]
  at: string
  /** The shop does not open without it. */
  isNeeded?: true
}
