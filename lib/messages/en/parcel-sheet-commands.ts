import { counted } from './counted.ts'
import { numberStates, payoutStates } from './courier-sheets.ts'

// What `npm run parcels` prints. Amounts come as text.

export const byCommand = 'npm run parcels'

export const parcelsUsage = `npm run parcels -- export FILE.csv [--layout generic | shiprocket | delhivery]
npm run parcels -- numbers FILE [--courier "India Post"] [--yes]
npm run parcels -- payout FILE [--yes]
npm run parcels -- due
export writes what is packed, a row a parcel. numbers and payout read a CSV or .xlsx of the courier's and show what they
would do; with --yes they do it. A sheet that was taken in before changes nothing.`
export const parcelsKeptBy = 'Orders and parcels are kept by'
export const unknownParcelVerb = (verb: string) => `There is no "${verb}" for parcels.`
export const parcelFileMissing = 'The file is missing.'
export const noSuchLayout = (name: string, known: string) =>
  `There are no columns "${name}". There are: ${known}.`
export const parcelsWritten = (count: number, file: string) =>
  `${counted(count, 'parcel')} written to ${file}.`
export const takeWithYes = 'Nothing was changed. With --yes it is done.'
export const sentNow = (count: number) =>
  `${counted(count, 'order')} of this sheet ${count === 1 ? 'is' : 'are'} sent.`
export const moreRows = '… and more.'
export const noPayoutsYet = 'No payout was taken in yet.'

type NumberRow = { line: number; named: string; number: string; state: string; note: string }
export const numberRowInWords = ({ line, named, number, state, note }: NumberRow) =>
  `row ${line}: ${[named, number].filter(Boolean).join(' ')}: ${note || numberStates[state]}`

type PayoutRow = {
  line: number
  order_id: string | null
  number: string
  amount: string
  due: string
  state: string
}
export const payoutRowInWords = ({ line, order_id, number, amount, due, state }: PayoutRow) =>
  [
    `row ${line}: ${number}${order_id ? ` (${order_id})` : ''}: ${payoutStates[state]}`,
    state === 'sum' ? `${amount} for ${due}` : amount,
  ]
    .filter(Boolean)
    .join(', ')
export const countedInWords = ({ state, count, amount }: { state: string; count: number; amount: string }) =>
  `${String(count).padStart(6)}  ${amount}  ${payoutStates[state]}`
export const missingInWords = ({
  order_id,
  number,
  due,
}: {
  order_id: string
  number: string
  due: string
}) => `missing: ${number} (${order_id}), ${due} collected and not paid out`
export const dueInWords = ({
  courier,
  paid,
  due,
  count,
}: {
  courier: string
  paid: string
  due: string
  count: number
}) => `${courier}: ${paid} paid out, ${due} of ${counted(count, 'parcel')} still there`
