import 'server-only'

// The names of what was sent, in the shop's store: the next piece may come to another copy of the shop.

/** All files of an upload begin so. */
export const filesOf = (id: string) => `desk-uploads/${id}.`

/** A file of a sheet, whole. */
export const partOf = (id: string) => `${filesOf(id)}part`

/** A picture as it is kept. */
export const pictureOf = (id: string) => `${filesOf(id)}webp`

/** A piece of a file that is arriving, by where it begins. */
export const pieceOf = (id: string, offset: number) => `${partOf(id)}.${String(offset).padStart(12, '0')}`

export const offsetOf = (name: string) => Number(/\.part\.(\d{12})$/.exec(name)?.[1] ?? Number.NaN)
