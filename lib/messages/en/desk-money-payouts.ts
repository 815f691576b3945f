// What couriers paid out, at the desk

export const payoutsLink = 'Payouts of couriers'
export const payoutsTitle = 'Payouts of couriers'
export const payoutsLead =
  'What couriers have collected at the door, and what they have paid out to you. Bring the sheet of each payout (CSV or .xlsx, with the numbers of parcels and the amounts): it is held against your orders.'
export const uploadTitle = 'A payout'
export const sums = 'By courier'
export const sumsNote = 'Of parcels that were delivered since the first one that was paid out.'
export const noPayouts = 'No payout was taken in yet.'
export const courier = 'Courier'
export const paid = 'Paid out'
export const stillDue = 'Still with them'
export const parcels = 'Parcels'
export const withCouriers = 'Collected by couriers, not paid out'
export const parcelsOf = (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`)
export const takeIn = 'Take it in'
export const takeInWhat = 'From then on it counts as paid. The differences stay here to see.'
export const listed = 'Paid'
export const due = 'Due'
export const state = 'How it is'
export const differences = 'What differs'
export const noDifferences = 'Nothing differs.'
export const paidForDue = (paid: string, due: string) => (due ? `${paid} paid, ${due} due` : `${paid} paid`)
export const collectedBy = (courier: string, due: string, when: string) =>
  `${due} collected by ${courier}, delivered ${when}`
