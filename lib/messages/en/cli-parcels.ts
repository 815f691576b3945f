import { counted } from './counted.ts'
import { numberStates, payoutStates } from './courier-sheets.ts'

// What `npm run parcels` prints. Amounts come as text.

export const byCommand = 'npm run parcels'

export const parcelsUsage = `npm run parcels -- export FILE.csv [--layout generic | shiprocket | delhivery]
npm run parcels -- numbers FILE [--courier "India Post"] [--yes]
npm run parcels -- payout FILE [--yes]
npm run parcels -- due
npm run parcels -- rates ORDER [--weight GRAMS] [--length CM] [--breadth CM] [--height CM]
npm run parcels -- book ORDER --courier "Malwa Express" [--weight GRAMS] [--length CM] [--breadth CM] [--height CM]
npm run parcels -- look ORDER
npm run parcels -- pickup ORDER
npm run parcels -- label ORDER FILE.pdf
npm run parcels -- unbook ORDER
npm run parcels -- again ORDER --words "At home after six"
npm run parcels -- back ORDER --words "Please bring it back"
npm run parcels -- settled ORDER
export writes what is packed, a row a parcel. numbers and payout read a CSV or .xlsx of the courier's and show what they
would do; with --yes they do it. A sheet that was taken in before changes nothing. rates tells what the couriers of the
service ask for the parcel of a packed order, and book books one of them; look asks what became of a booking that had no
answer, pickup that it be fetched, unbook cancels it. After a door that did not open the courier is told to try again or to
bring it back; settled: it needs nothing more.`
export const parcelsKeptBy = 'Orders and parcels are kept by'
export const unknownParcelVerb = (verb: string) => `There is no "${verb}" for parcels.`
export const parcelFileMissing = 'The file, or the number of the order, is missing.'
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

// Booking with a courier service
export const notToBook = (id: string) =>
  `${id} has no parcel to book: it is not there, not open any more, or booked already.`
export const noSuchRate = (courier: string) =>
  `No courier "${courier}" offers to bring this parcel: rates tells which do.`
export const rateInWords = ({ courier, amount, day }: { courier: string; amount: string; day: string }) =>
  [courier, amount, day].filter(Boolean).join(', ')
export const parcelInWords = (weight: number, length: number, breadth: number, height: number) =>
  `${weight} g, ${length} × ${breadth} × ${height} cm`
export const parcelGuessed = 'Weight or box are the usual ones of this shop: not all things say theirs.'
export const labelWritten = (file: string) => `The label is in ${file}.`
