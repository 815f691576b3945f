import 'server-only'
import { z } from 'zod'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { COURIER_LAYOUTS } from '#lib/desk/rules/courier-layouts.ts'
import { noSheet, numbersKnown, numbersTaken } from '#messages/courier-sheets.ts'
import { chooseLayout, saidDownloaded } from '#messages/desk-orders-courier-sheets.ts'
import {
  countedStates,
  courierSheet,
  courierSheets,
  rowsOfSheet,
} from '../../courier-sheets/courier-sheet.ts'
import { exportParcels } from '../../courier-sheets/export-parcels.ts'
import { readNumbers } from '../../courier-sheets/read-numbers.ts'
import { acceptNumbers } from '../../courier-sheets/send-numbers.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { act } from '../act.ts'
import { isSheetToken, makeSheetToken } from './sheet-download-token.ts'
import { withUploadedSheet } from './uploaded-sheet.ts'

const PACKING = ['owner', 'packer'] as const
const id = z.coerce.number(noSheet).int(noSheet).min(1, noSheet).max(Number.MAX_SAFE_INTEGER, noSheet)
const layout = z.enum(COURIER_LAYOUTS, chooseLayout)

/** Sheets to a courier and back. Who packs has the names and addresses of these parcels on their labels too. */
export const sheetActs = {
  parcelSheet: act({
    roles: PACKING,
    input: z.object({ layout }),
    do: async ({ layout }, by) => ({
      message: saidDownloaded,
      changed: { layout: ['', layout] },
      to: `/desk/parcels-sheet?layout=${layout}&token=${makeSheetToken(`parcels ${layout}`, by)}`,
    }),
  }),
  numbersSheet: act({
    roles: PACKING,
    input: z.object({
      courier: z.string().trim().max(80).default(''),
      files: z.array(z.instanceof(File)).default([]),
    }),
    do: ({ courier, files }, by) =>
      withUploadedSheet(files, async file => {
        const read = await readNumbers(file, { courier, by: by.name })
        if ('refused' in read) return { refused: '', fields: { pictures: read.refused } }
        return { message: read.isKnown ? numbersKnown : '', to: `/desk/orders/sheets/${read.id}` }
      }),
  }),
  numbersTake: act({
    roles: PACKING,
    input: z.object({ id }),
    do: async ({ id }) => {
      const sheet = await courierSheet(id)
      if (sheet?.kind !== 'numbers') return { refused: noSheet, isOutdated: true }
      return { message: numbersTaken(await acceptNumbers(id)), about: sheet.name }
    },
  }),
}

const LISTED = 10
const SHOWN = 50

/** The sheet, row by row; undefined where the token is not of this session, or too old. */
export function parcelSheet(
  { layout: asked, token }: { layout: string; token: string },
  by: Person,
): AsyncGenerator<string> | undefined {
  const chosen = COURIER_LAYOUTS.find(each => each === asked)
  if (!chosen || !isSheetToken(`parcels ${chosen}`, token, by)) return undefined
  return exportParcels(chosen, { hidesValue: by.role !== 'owner' })
}

export const readSheets = async () => ({
  sheets: await courierSheets('numbers', LISTED),
  couriers: (await knownSeller()).couriers,
})

/** One sheet with numbers: what is good in it, and what cannot be used. */
export async function readNumbersSheet({ id, page }: { id: number; page: number }) {
  const sheet = Number.isSafeInteger(id) && id > 0 ? await courierSheet(id) : undefined
  if (sheet?.kind !== 'numbers') return undefined
  const counts = new Map((await countedStates(id)).map(({ state, count }) => [state, count]))
  const of = (...states: string[]) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  const wrong = [...counts.keys()].filter(state => !GOOD.includes(state))
  return {
    ...{ sheet, page },
    ...{ ready: of('ready'), todo: of('todo'), sent: of('sent'), known: of('known'), faults: of(...wrong) },
    wrong: await rowsOfSheet(id, wrong, page, SHOWN),
    good: (await rowsOfSheet(id, GOOD, page, SHOWN)).rows,
  }
}

const GOOD = ['ready', 'todo', 'sent', 'known']
