import { counted } from './counted.ts'

// Sheets to and from couriers: what the seller reads, at the desk and from the command

export const layoutNames = {
  generic: 'Plain columns',
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
}

export const sheetWithoutHeader = 'The sheet is empty.'
export const sheetIsEmpty = 'The sheet has a head and no rows.'
export const sheetTooLong = (most: number) => `The sheet has more than ${most} rows. Send it in parts.`
export const sheetWithoutColumns = (needed: readonly string[]) =>
  `Among the first rows is none with the names of its columns. Needed: ${needed.map(names => `one of (${names})`).join(', and ')}. Rename the columns, or save the sheet as CSV or .xlsx again.`

/** What becomes of a row with the number of a parcel. */
export const numberStates: Record<string, string> = {
  ready: 'is marked as sent',
  todo: 'is being marked as sent',
  sent: 'marked as sent',
  known: 'was sent with this number before',
  'no-order': 'there is no such order',
  'no-number': 'there is no number of a parcel in this row',
  'no-courier': 'no courier is named: say above who brings them',
  twice: 'the order stands on an earlier row too',
  'other-number': 'was sent with another number: correct it on its page',
  ended: 'cannot be sent any more, or is not paid',
  'number-taken': 'another order has this number',
  refused: 'could not be marked as sent',
}
/** What becomes of a row of a payout. */
export const payoutStates: Record<string, string> = {
  right: 'paid as it was due',
  sum: 'another sum than was due',
  rest: 'the rest of what was paid before',
  early: 'paid, and not marked as delivered yet',
  twice: 'paid before: it does not count again',
  unknown: 'no order has this number',
  prepaid: 'paid out, though nothing was due at the door',
  'came-back': 'paid out, though the parcel came back',
  'no-number': 'there is no number of a parcel in this row',
  'no-amount': 'there is no amount in this row',
}

export const numbersRead = (ready: number, known: number, faults: number) =>
  [
    `${counted(ready, 'order')} can be marked as sent`,
    known > 0 && `${known} were before`,
    faults > 0 && `${counted(faults, 'row')} cannot be used`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
export const numbersTaken = (count: number) =>
  count === 0
    ? 'There is nothing left to mark as sent.'
    : `${counted(count, 'order')} ${count === 1 ? 'is' : 'are'} being marked as sent.`
export const payoutRead = (paid: string, rows: number, differences: number) =>
  `${paid} in ${counted(rows, 'row')}. ${differences === 0 ? 'All is as it was due.' : `${counted(differences, 'row')} ${differences === 1 ? 'differs' : 'differ'}.`}`
export const payoutTaken = 'The payout is taken in.'
export const payoutTakenBefore = 'This payout was taken in before. Nothing was changed.'
export const numbersKnown = 'This sheet was taken in before.'
export const missingTitle = 'Delivered, collected by them, and not in this sheet'
export const noSheet = 'This sheet is not there any more. Send it again.'
