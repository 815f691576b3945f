import { countedStates, rowsOfSheet } from '#lib/backend/courier-sheets/courier-sheet.ts'
import { missingFromPayout, payoutSums } from '#lib/backend/courier-sheets/paid-out.ts'
import { readNumbers } from '#lib/backend/courier-sheets/read-numbers.ts'
import { readPayout, takePayout } from '#lib/backend/courier-sheets/read-payout.ts'
import { acceptNumbers, sendNumbers } from '#lib/backend/courier-sheets/send-numbers.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  byCommand,
  countedInWords,
  dueInWords,
  missingInWords,
  moreRows,
  noPayoutsYet,
  numberRowInWords,
  parcelFileMissing,
  parcelsKeptBy,
  parcelsUsage,
  payoutRowInWords,
  sentNow,
  takeWithYes,
  unknownParcelVerb,
} from '#messages/cli-parcels.ts'
import {
  numberStates,
  numbersKnown,
  numbersRead,
  payoutRead,
  payoutTaken,
  payoutTakenBefore,
} from '#messages/courier-sheets.ts'
import { callerPath } from '../caller-path.ts'
import { runVerb } from '../run-verb.mjs'
import { bookingOptions, bookingVerbs } from './book-parcels.mjs'
import { writeParcels } from './write-parcels.mjs'

const SHOWN = 40

const AMOUNTS = ['amount', 'due', 'paid']
/** A row with its amounts as text; none is ''. */
const inRupees = row => ({
  ...row,
  ...Object.fromEntries(
    AMOUNTS.filter(name => name in row).map(name => [name, row[name] === null ? '' : exactRupees(row[name])]),
  ),
})

const sumOf = (counts, states) =>
  counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)

/** Rows in these states, the first ones. */
async function printRows(id, states, inWords) {
  const { rows, isMore } = await rowsOfSheet(id, states, 1, SHOWN)
  for (const row of rows) console.log(inWords(inRupees(row)))
  if (isMore) console.log(moreRows)
}

const GOOD = ['ready', 'known', 'todo', 'sent']

async function numbers({ names: [file], text, has }) {
  const read = await readNumbers(callerPath(file), { courier: text('courier'), by: byCommand })
  if (read.refused) return told(read.refused)
  if (read.isKnown) console.log(numbersKnown)
  const counts = await countedStates(read.id)
  const faults = Object.keys(numberStates).filter(state => !GOOD.includes(state))
  console.log(numbersRead(sumOf(counts, ['ready']), sumOf(counts, ['known']), sumOf(counts, faults)))
  await printRows(read.id, faults, numberRowInWords)
  if (!has('yes')) {
    if (sumOf(counts, ['ready']) > 0) console.log(takeWithYes)
    return sumOf(counts, faults) > 0 ? 1 : 0
  }
  await acceptNumbers(read.id)
  while ((await sendNumbers(read.id)) > 0);
  const after = await countedStates(read.id)
  console.log(sentNow(sumOf(after, ['sent'])))
  await printRows(read.id, ['refused', 'other-number'], numberRowInWords)
  return sumOf(after, faults) > 0 ? 1 : 0
}

async function payout({ names: [file], has }) {
  const read = await readPayout(callerPath(file), byCommand)
  if (read.refused) return told(read.refused)
  if (has('yes') && !read.isKnown) await takePayout(read.id)
  const counts = await countedStates(read.id)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const paid = counts.reduce((sum, { amount }) => sum + amount, 0)
  console.log(payoutRead(exactRupees(paid), all, all - sumOf(counts, ['right'])))
  for (const count of counts) console.log(countedInWords(inRupees(count)))
  await printRows(
    read.id,
    counts.map(({ state }) => state).filter(state => state !== 'right'),
    payoutRowInWords,
  )
  for (const parcel of await missingFromPayout(read.id, SHOWN)) console.log(missingInWords(inRupees(parcel)))
  console.log(read.isKnown ? payoutTakenBefore : has('yes') ? payoutTaken : takeWithYes)
  return 0
}

async function due() {
  const sums = await payoutSums()
  if (sums.length === 0) console.log(noPayoutsYet)
  for (const sum of sums) console.log(dueInWords(inRupees(sum)))
  return 0
}

function told(refused) {
  console.error(refused)
  return 1
}

await runVerb({
  command: {
    verbs: {
      export: { options: ['layout'], names: [1, 1] },
      numbers: { options: ['courier', 'yes'], names: [1, 1] },
      payout: { options: ['yes'], names: [1, 1] },
      due: {},
      ...bookingOptions,
    },
    flags: ['yes'],
    unknownVerb: unknownParcelVerb,
    nameMissing: parcelFileMissing,
  },
  usage: parcelsUsage,
  keptBy: parcelsKeptBy,
  verbs: {
    export: ({ names, text }) => writeParcels(callerPath(names[0]), text('layout')),
    numbers,
    payout,
    due,
    ...bookingVerbs(callerPath),
  },
})
