import 'server-only'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { safeRead } from '#lib/contract/safe-read.ts'
import type { ActRefused } from '#lib/desk/rules/act-types.ts'
import { nameFirst, thisIs } from '#messages/desk-shop.ts'
import { writePolicyFiles } from '../../catalogue-import/policy-files.ts'
import { shopErrors } from '../../catalogue-import/shop-errors.ts'
import type { Db } from '../../db/pool.ts'
import { readStoredShop } from '../../shop/read-shop.ts'
import { fromStored, shopJson } from '../../shop/shop-json.ts'
import { publishChange } from './publish-change.ts'

/** shop.json as it stands, by its keys. */
export type ShopSaid = Record<string, unknown>

export type ShopPicture = { name: string; bytes: Buffer }

type Change = {
  /** The page of the desk. */
  page: string
  /** What shop.json says afterwards, or why it cannot. */
  change: (said: ShopSaid) => ShopSaid | ActRefused | Promise<ShopSaid | ActRefused>
  pictures?: readonly ShopPicture[]
}

export const shopSaid = async (from?: Db): Promise<ShopSaid> => {
  const stored = await readStoredShop(from)
  return stored ? (plain(fromStored(stored)) as ShopSaid) : {}
}

/** Changes shop.json as an import of it would; undefined when that is done. */
export const changeShop = ({ page, change, pictures = [] }: Change): Promise<ActRefused | undefined> =>
  publishChange(`/desk/shop/${page}`, async (tx, folder) => {
    const said = await shopSaid(tx)
    const next = await change(said)
    if ('refused' in next) return next as ActRefused
    if (!next.name) return { refused: nameFirst, ...(page === 'name' && { fields: { name: nameFirst } }) }
    const refused = refusedShop(next)
    if (refused) return refused
    await mkdir(path.join(folder, 'pictures'), { recursive: true })
    for (const { name, bytes } of pictures) await writeFile(path.join(folder, 'pictures', name), bytes)
    const policies = await writePolicyFiles(folder, (next.policies ?? []) as never)
    await writeFile(path.join(folder, 'shop.json'), JSON.stringify({ ...next, policies }))
    return undefined
  })

/** What the file would be refused for, each beside its place. */
function refusedShop(next: ShopSaid): ActRefused | undefined {
  const issues = safeRead(shopJson, next).error?.issues ?? []
  if (issues.length === 0) return undefined
  const fields = Object.fromEntries(
    issues
      .map(issue => [issue.path.join('.'), thisIs(shopErrors(issue)[0]?.reason ?? issue.message)])
      .reverse(),
  )
  return { refused: '', fields }
}

// Without what is undefined.
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
