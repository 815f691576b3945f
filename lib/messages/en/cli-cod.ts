import { counted } from './counted.ts'

// npm run orders: orders to pay at the door that are confirmed or were refused

export const isConfirmed = (id: string) => `${id} is confirmed.`
export const confirmedBefore = (id: string) => `${id} was confirmed before: nothing changed.`
export const confirmedOnline = (id: string) => `${id} is paid online: there is nothing to confirm.`
export const confirmStep = 'confirmed'
export const refusedStep = 'marked as refused'
export const refusedOnline = (id: string) =>
  `${id} was paid online. If its parcel came back, say: returned. Only a parcel to be paid at the door can be refused.`
export const refusalNoted = (id: string) => `The parcel of ${id} was refused.`
export const refusalNotedBefore = (id: string) => `${id} was marked as refused before: nothing changed.`
export const refusalCounts = (number: string) =>
  `It counts: see how many make ${number} pay beforehand in shop.json (cod.refusals). lift ${number} takes it back.`
export const refusalDoesNotCount =
  'It does not count against the number: nobody had confirmed the order, so anybody may have typed it.'
export const lifted = (number: string, parcels: number) =>
  `${counted(parcels, 'refused parcel', 'refused parcels')} of ${number} ${parcels === 1 ? 'counts' : 'count'} no more.`
export const nothingToLift = (number: string) => `No refused parcel counts against ${number}.`
export const notOneNumber = (typed: string) => `"${typed}" is not an Indian mobile number.`
export const numberMissing = 'The mobile number is missing.'

// An order as the seller reads it
export const confirmationLabel = 'Confirmed'
export const confirmedAtBy = (at: string, by: string) => `${at}, ${by}`
export const confirmedBy: Record<string, string> = {
  seller: 'by you',
  code: 'by a code to its number',
  webhook: 'by a message from its number',
}
export const notConfirmedYet = (until: string) =>
  `not yet; it waits until ${until}. confirm ORDER says that it is`
export const ofItAtDoor = (rest: string) => `${rest} of it at the door`
export const unconfirmedTag = 'not confirmed'
