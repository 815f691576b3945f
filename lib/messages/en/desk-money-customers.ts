import { counted } from './counted.ts'

// Customers at the desk

export const customersTitle = 'Customers'
export const search = 'Name, email, mobile number or order'
export const find = 'Find'
export const nobody = 'Nobody is found.'
export const guest = 'without an account'
export const orders = (count: number) => counted(count, 'order')
export const since = (day: string) => `customer since ${day}`
export const noName = 'No name'
export const toBeErased = 'to be erased'
export const refusedMark = 'refused'
export const ordersTitle = 'Orders'
export const noOrders = 'No orders.'
export const refusals = (count: number) => `${counted(count, 'parcel')} refused within a year`
export const forgive = 'Forgive refused parcels'
export const forgiveWhat = 'They may pay at the door again.'
export const forgiven = 'Forgiven: that number may pay at the door again.'
export const forgiveNow = 'Forgive them'
export const exportTitle = 'All that is stored of them'
export const exportWhat =
  'As a file, for themselves: give it to nobody else. You are asked to show that it is you, and the owners are told.'
export const exportNow = 'Download it'
export const exportReady = 'The file is ready.'
export const eraseTitle = 'Erase this customer'
export const eraseWhat =
  'For good. It waits until their last open order, refund, return or complaint has ended; bills stay as long as the law asks. You are asked to show that it is you, and the owners are told.'
export const eraseNow = 'Erase for good'
export const keepNow = 'Do not erase'
export const customerGone = 'There is no such customer any more.'
export const earlier = 'Earlier'
export const further = 'Further'
