import 'server-only'
import { z } from 'zod'
import { noSheet, payoutTaken, payoutTakenBefore } from '#messages/courier-sheets.ts'
import { inRupees } from '../../catalogue/column-codecs.ts'
import { csvLine } from '../../catalogue-import/csv.ts'
import {
  countedStates,
  courierSheet,
  courierSheets,
  rowsOfSheet,
} from '../../courier-sheets/courier-sheet.ts'
import { missingFromPayout, payoutSums } from '../../courier-sheets/paid-out.ts'
import { readPayout, takePayout } from '../../courier-sheets/read-payout.ts'
import { act } from '../act.ts'
import { withUploadedSheet } from '../orders/uploaded-sheet.ts'

const owner = ['owner'] as const
/** Of a program's call. */
const MOST_ROWS = 1_000

/** What couriers paid out of what they collected at the door. */
export const payoutActs = {
  payoutSheet: act({
    roles: owner,
    input: z.object({ files: z.array(z.instanceof(File)).default([]) }),
    do: ({ files }, by) =>
      withUploadedSheet(files, async file => {
        const read = await readPayout(file, by.name)
        if ('refused' in read) return { refused: '', fields: { pictures: read.refused } }
        return { message: read.isKnown ? payoutTakenBefore : '', to: `/desk/money/payouts/${read.id}` }
      }),
  }),
  /** Rows that a program sends: they count at once, and what differs is told of each. */
  payoutRows: act({
    roles: owner,
    input: z.object({
      rows: z
        .array(z.object({ number: z.string().max(40), amount: z.number().int().min(0) }), noSheet)
        .min(1, noSheet)
        .max(MOST_ROWS, noSheet),
    }),
    do: ({ rows }, by) =>
      withUploadedSheet([sheetOf(rows)], async file => {
        const read = await readPayout(file, by.name)
        if ('refused' in read) return { refused: read.refused }
        await takePayout(read.id)
        return { message: read.isKnown ? payoutTakenBefore : payoutTaken, about: String(read.id) }
      }),
  }),
  payoutTake: act({
    roles: owner,
    input: z.object({
      id: z.coerce.number(noSheet).int(noSheet).min(1, noSheet).max(Number.MAX_SAFE_INTEGER, noSheet),
    }),
    do: async ({ id }) => {
      const sheet = await courierSheet(id)
      if (sheet?.kind !== 'payout') return { refused: noSheet, isOutdated: true }
      const isTaken = await takePayout(id)
      return { message: isTaken ? payoutTaken : payoutTakenBefore, about: sheet.name }
    },
  }),
}

const sheetOf = (rows: readonly { number: string; amount: number }[]) =>
  new File(
    [csvLine(['awb', 'amount']), ...rows.map(row => csvLine([row.number, inRupees(row.amount)]))],
    'payout.csv',
  )

const LISTED = 20
const SHOWN = 50
const MISSING_SHOWN = 200

export const readPayouts = async () => ({
  sums: await payoutSums(),
  sheets: await courierSheets('payout', LISTED),
})

/** One payout: what it pays, what differs, and what is missing in it. */
export async function readPayoutOfDesk({ id, page }: { id: number; page: number }) {
  const sheet = Number.isSafeInteger(id) && id > 0 ? await courierSheet(id) : undefined
  if (sheet?.kind !== 'payout') return undefined
  const counts = await countedStates(id)
  const differing = counts.map(({ state }) => state).filter(state => state !== 'right')
  return {
    ...{ sheet, counts, page },
    differing: await rowsOfSheet(id, differing, page, SHOWN),
    missing: await missingFromPayout(id, MISSING_SHOWN),
  }
}
