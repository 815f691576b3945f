import 'server-only'

/**
 * The same text in memory of its own. A cell is a view of the part of the file that it was read from, and who keeps one
 * keeps all of that part: a quarter of a megabyte for a name.
 */
export const ownCopy = (text: string) => Buffer.from(text, 'utf16le').toString('utf16le')
