import { readFile } from 'node:fs/promises'

/** What other storefronts were measured at, by the same means; these do not change with our runs. */
export const fieldTables = () => readFile(new URL('field.md', import.meta.url), 'utf8')
