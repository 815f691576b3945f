import { readdir } from 'node:fs/promises'
import { StartError } from '#lib/server/settings/start-error.ts'
import { exportIsThere } from '#messages/commands.ts'

const FILES = [
  'products.csv',
  'variants.csv',
  'categories.csv',
  'collections.csv',
  'synonyms.csv',
  'delivery.csv',
  'delivery.json',
  'shop.json',
  'policies',
]

/** What a conversion writes: the shop's own details and sections are left alone. */
export const CONVERTED = ['products.csv', 'variants.csv']

/** An export does not overwrite files that may have been edited since. */
export const checkTarget = async (folder: string, mayReplace: boolean, files = FILES) => {
  if (mayReplace) return
  const names: string[] = await readdir(folder).catch(error => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = files.filter(file => names.includes(file))
  if (found.length > 0) throw new StartError(exportIsThere(folder, found.join(', ')))
}
