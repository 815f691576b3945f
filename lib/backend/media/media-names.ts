import 'server-only'

// The names of files in the shop's store.

export const uploadName = (name: string) => `uploads/${name}`

/** Where everything lies that can be made again. */
export const MADE = 'cache/'

/** A picture in one of the shop's sizes. */
export const resizedName = (name: string) => `${MADE}pictures/${name}`

/** A picture of a product, a section or the shop for chats. */
export const cardName = (name: string) => `${MADE}share/${name}`

/** Stored when the rest was last looked through (sweep-cache.ts). */
export const SWEPT = `${MADE}swept`
