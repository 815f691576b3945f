import { counted } from './counted.ts'

// The delivery table at the desk

export const deliveryTitle = 'Delivery'
export const deliveryLead =
  'Where you deliver, for how much, and within how many days. 452 stands for Indore and around, 4 for four states: the longest beginning of a PIN code counts.'
export const deliveryNone =
  'There is no table yet: you deliver to all of India, for what each thing costs to send, and promise no day.'
export const nowhereElse =
  'You deliver to these PIN codes only. To deliver elsewhere too, fill in “All other PIN codes”.'
export const onlyOwnState = (state: string) =>
  `By what you say of tax, parcels may go within ${state} only, whatever the table says: who lives elsewhere is told so at the checkout.`
export const rowsInAll = (count: number) => counted(count, 'row')
export const column = {
  prefix: 'PIN code begins with',
  charge: 'Charge in rupees',
  served: 'Delivered?',
  cod: 'Pay at the door?',
  cod_max: 'At the door up to rupees',
  days_from: 'Days from',
  days_to: 'Days to',
}
export const yes = 'Yes'
export const no = 'No'
export const days = (from: number, to: number) =>
  from === to ? counted(from, 'day') : `${from} to ${to} days`
export const noDays = 'no day promised'
export const notDelivered = 'not delivered'
export const free = 'free'
export const atTheDoor = 'at the door'
export const atTheDoorUpTo = (most: string) => `at the door up to ${most}`
export const notAtTheDoor = 'only paid beforehand'
export const allOthers = 'All other PIN codes'
export const allOfThem = 'All PIN codes'
export const addRow = 'Add a place'
/** What a row is about. */
export const placeOf = (prefix: string) =>
  prefix === '*'
    ? allOthers
    : prefix.length === 6
      ? `PIN code ${prefix}`
      : `PIN codes that begin with ${prefix}`
export const changeRow = 'Change'
export const changeRowOf = (prefix: string) => `Change ${placeOf(prefix)}`
export const saveRowNow = 'Save'
export const removeRowNow = 'Remove this row'
export const rowSaved = (prefix: string) => `${placeOf(prefix)}: saved.`
export const rowRemoved = (prefix: string) => `${placeOf(prefix)}: removed.`
export const rowGone = 'This row is not there any more.'
export const pasteTitle = 'Paste a whole table'
export const pasteLead =
  'Copied out of a spreadsheet, or as CSV. It takes the place of the whole table: a row that it does not name goes.'
export const pasteHint = 'prefix,charge,served,cod,cod_max,days_from,days_to'
export const table = 'Table'
export const replaceTable = 'Put it in place of the table'
export const tableNeeded = 'Please paste the table.'
export const deliverySaved = 'The delivery table is saved.'
export const whenTitle = 'When parcels leave'
export const origin = 'PIN code from which you send'
export const cutOff = 'An order after this time leaves a day later'
export const cutOffHint = 'Empty: midnight.'
export const daysOff = 'Days of the week on which nothing leaves'
export const holidays = 'Days on which nothing leaves'
export const holidaysHint = 'One in a line: 2026-11-08'
export const saveWhen = 'Save'
export const deliverySettingsSaved = 'Saved. Promised days are counted so from now on.'
export const weekdays: Record<string, string> = {
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
}
export const earlierRows = 'Earlier rows'
export const furtherRows = 'Further rows'
