import { readFile } from 'node:fs/promises'

/** What other storefronts were measured at, by the same means; these do not change with our runs. */
export const fieldTables = () => readFile(new URL('field.md', import.meta.url), 'utf8')

/** What was asked and is not reached, in words: the benches know figures only. */
export const notReached = () => readFile(new URL('not-reached.md', import.meta.url), 'utf8')

/** What programs that are no part of the shop have measured of it. */
export const outside = () => readFile(new URL('outside.md', import.meta.url), 'utf8')
