import { counted } from './counted.ts'

// What is printed for parcels.

export const labelsTitle = 'Labels'
export const slipsTitle = 'Packing slips'
export const pickListTitle = 'Pick list'
export const pickListLead = (pieces: number, things: number) =>
  `${counted(pieces, 'piece', 'pieces')} of ${counted(things, 'thing', 'things')} for the orders to pack`
export const nothingToPick = 'Nothing is to be packed now.'
export const nothingToPrint = 'Choose orders that are to be sent.'
export const printHow = 'Print with your browser. A label is of the size A6, a slip of A5.'
export const labelTo = 'To'
export const labelFrom = 'From'
export const labelPhone = (number: string) => `Phone ${number}`
export const labelGstin = (number: string) => `GSTIN ${number}`
export const labelOrder = (id: string) => `Order ${id}`
export const labelPieces = (pieces: number) => counted(pieces, 'piece', 'pieces')
export const labelCollect = (amount: string) => `COD: collect ${amount}`
export const labelPaid = 'PREPAID: collect nothing'
export const labelWith = (others: string) => `One parcel with ${others}`
export const slipTitle = 'Packing slip'
export const slipBill = (number: string) => `Bill ${number}`
export const slipThing = 'Thing'
export const slipPieces = 'Pieces'
/** The column that is ticked with a pen, for who hears the page. */
export const slipTick = 'Is in the parcel'
export const slipShared = (others: string) =>
  `This parcel holds more than one order: ${others} is in it too, with its own slip and bill.`
export const pickedFor = (id: string, units: number) => `${units} for ${id}`
export const pickUnits = (units: number) => `${units} ×`
export const backToList = 'Orders'
