import 'server-only'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { safeRead } from '#lib/contract/safe-read.ts'
import { policyWithoutShop, saveAsUtf8 } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import { shopJson, toStored } from '../shop/shop-json.ts'
import type { ImageCopier } from './copy-images.ts'
import type { ImportErrors } from './errors.ts'
import { utf8Text } from './not-utf8.ts'
import { hasPolicyFiles, POLICIES, withPolicyFiles } from './policy-files.ts'
import { jsonError, shopErrors } from './shop-errors.ts'
import { withFiles } from './with-files.ts'

const FILE = 'shop.json'
type Options = { folder: string; errors: ImportErrors; images: ImageCopier }

/** Reads and saves shop.json and the policies beside it, if there are any; tells whether they changed anything. */
export const importShopFile = async (tx: Db, options: Options): Promise<boolean> => {
  const { folder, errors, images } = options
  const checks = { folder, errors, warnings: images.warnings }
  if (!existsSync(path.join(folder, FILE))) {
    if (!hasPolicyFiles(folder)) return false
    const policies = await withPolicyFiles([], checks)
    if (errors.count > 0) return false
    if (!(await tx.one('select 1 from shop'))) errors.add({ file: POLICIES, reason: policyWithoutShop })
    return (await tx.run(SAVE_POLICIES, [JSON.stringify(policies)])) > 0
  }
  const shop = readShopFile(await readFile(path.join(folder, FILE)), options)
  if (!shop) return false
  const policies = await withPolicyFiles(shop.policies, checks)
  if (errors.count > 0) return false
  const { details, more } = toStored({ ...shop, policies })
  return (await tx.run(SAVE, [JSON.stringify(details), JSON.stringify(more)])) > 0
}

const readShopFile = (bytes: Uint8Array, { errors, images }: Options) => {
  const decoded = utf8Text(bytes)
  if ('reason' in decoded) {
    errors.add({ file: FILE, reason: saveAsUtf8(decoded.reason) })
    return undefined
  }
  let value: unknown
  try {
    value = JSON.parse(decoded.text)
  } catch (error) {
    errors.add({ file: FILE, ...jsonError(error as Error) })
    return undefined
  }
  const named = withFiles(value, (name, column) => images.take(name, { file: FILE, column }))
  const read = safeRead(shopJson, named)
  for (const error of (read.error?.issues ?? []).flatMap(shopErrors)) errors.add({ file: FILE, ...error })
  return read.data
}

const SAVE = `insert into shop (details, more) values ($1::jsonb, $2::jsonb)
  on conflict ("only") do update set details = excluded.details, more = excluded.more, updated_at = now()
  where (shop.details, shop.more) is distinct from (excluded.details, excluded.more)`

// shop.json stays what it is.
const SAVE_POLICIES = `update shop set more = jsonb_set(more, '{policies}', $1::jsonb), updated_at = now()
  where more->'policies' is distinct from $1::jsonb`
