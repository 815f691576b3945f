/** A thing at its place in its section. */
export type SortedThing = { id: number; name: string; picture: string; position: number }
