import { counted } from './counted.ts'

// An order that the seller types in.

export const newOrderTitle = 'New order'
export const takenHow = 'How is it taken?'
export const takenPhone = 'On the phone'
export const takenStall = 'At the stall'
export const searchThings = 'Search for a thing'
export const searchThingsNow = 'Search'
export const foundThings = 'Found'
export const nothingLikeIt = 'Nothing like that is in the shop.'
export const addThing = (name: string) => `Add ${name}`
export const addOne = 'Add'
export const inStock = (pieces: number) => (pieces > 1000 ? 'in stock' : counted(pieces, 'piece', 'pieces'))
export const soldOutHere = 'Sold out'
export const pickedThings = 'In this order'
export const oneMore = (name: string) => `One more: ${name}`
export const oneLess = (name: string) => `One less: ${name}`
export const pinForTotal = 'PIN code, for the delivery charge'
export const showTotal = 'Show the total'
export const goodsSum = 'Things'
export const deliverySum = 'Delivery'
export const totalSum = 'Total'
export const whoTitle = 'Who and where'
export const whoAtStall = 'Who'
export const nameField = 'Name'
export const nameOptional = 'Name, if they say it'
export const mobileField = 'Mobile number'
export const emailField = 'E-mail, if they want the bill by mail'
export const pincodeField = 'PIN code'
export const cityField = 'Town or city'
export const byPin = 'Empty: where the PIN code lies'
export const stateField = 'State'
export const paidTitle = 'How is it paid?'
export const paidWays = { door: 'At the door', cash: 'Cash, now', upi: 'By UPI, now' }
export const utrOfUpi = 'UTR of the payment (12 digits)'
export const placeNow = 'Take the order'
export const handOverNow = 'Paid and handed over'
export const chooseHowPaid = 'Choose how it is paid.'
export const noLines = 'Add a thing first.'
export const walkIn = 'Customer'
export const stallStreet = 'At the stall'
export const saidTaken = (id: string) => `The order is taken: ${id}.`
export const saidHandedOver = (id: string) => `Sold: ${id}, with its bill.`
export const saidTakenBut = (id: string, why: string) => `The order is taken: ${id}. But: ${why}`
