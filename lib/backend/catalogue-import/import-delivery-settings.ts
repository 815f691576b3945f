import 'server-only'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type DeliverySettings, settingsProblems } from '#lib/delivery/rules/delivery-settings.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { deliverySettingWrong } from '#messages/delivery-files.ts'
import { saveAsUtf8 } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors } from './errors.ts'
import { utf8Text } from './not-utf8.ts'
import { jsonError, shopErrors } from './shop-errors.ts'

export const DELIVERY_FILE = 'delivery.json'

type Options = { folder: string; errors: ImportErrors }

/** Reads and saves delivery.json, if there is one; tells whether it says something else now, as 1 or 0. */
export const importDeliverySettings = async (tx: Db, { folder, errors }: Options): Promise<number> => {
  if (!existsSync(path.join(folder, DELIVERY_FILE))) return 0
  const settings = readSettings(await readFile(path.join(folder, DELIVERY_FILE)), errors)
  return settings ? tx.run(SAVE, [DELIVERY_FILE, JSON.stringify(settings)]) : 0
}

const readSettings = (bytes: Uint8Array, errors: ImportErrors): DeliverySettings | undefined => {
  const wrong = (error: Parameters<ImportErrors['add']>[0]) => errors.add(error)
  const decoded = utf8Text(bytes)
  if ('reason' in decoded) {
    wrong({ file: DELIVERY_FILE, reason: saveAsUtf8(decoded.reason) })
    return undefined
  }
  let value: unknown
  try {
    value = JSON.parse(decoded.text)
  } catch (error) {
    wrong({ file: DELIVERY_FILE, ...jsonError(error as Error) })
    return undefined
  }
  const read = deliveryFile.safeParse(value)
  for (const error of (read.error?.issues ?? []).flatMap(shopErrors)) wrong({ file: DELIVERY_FILE, ...error })
  if (!read.data) return undefined
  const problems = settingsProblems(read.data)
  for (const name of problems)
    wrong({
      ...{ file: DELIVERY_FILE, column: name, value: String(read.data[name]) },
      reason: deliverySettingWrong[name],
    })
  return problems.length > 0 ? undefined : read.data
}

const dates = z.array(z.string().max(20)).max(400).default([])

const deliveryFile = z.strictObject({
  origin: z.string().max(20).default('').transform(pinCode),
  cutOff: z.string().max(20).default(''),
  daysOff: z.array(z.string().max(20)).max(7).default([]),
  holidays: dates,
})

const SAVE = `insert into delivery_rules as d (name, terms) values ($1, $2::jsonb)
  on conflict (name) do update set terms = excluded.terms where d.terms is distinct from excluded.terms`
