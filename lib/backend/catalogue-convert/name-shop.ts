import 'server-only'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#lib/server/settings/start-error.ts'
import { shopNamedAlready } from '#messages/convert.ts'

/** What the seller has written into a shop.json is not written over. */
export const checkUnnamed = (folder: string) => {
  if (existsSync(fileIn(folder))) throw new StartError(shopNamedAlready(folder))
}

/** A shop.json with the name alone: the pages of a shop that has none say only its address. */
export const nameShop = (folder: string, name: string) =>
  writeFile(fileIn(folder), `${JSON.stringify({ name }, undefined, 2)}\n`, { flag: 'wx' })

const fileIn = (folder: string) => path.join(folder, 'shop.json')
