import 'server-only'

// The names of files in the shop's store.

export const uploadName = (name: string) => `uploads/${name}`

/** A picture in one of the shop's sizes. */
export const resizedName = (name: string) => `cache/pictures/${name}`

/** A picture of a product, a section or the shop for chats. */
export const cardName = (name: string) => `cache/share/${name}`
