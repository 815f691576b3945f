import { counted } from './counted.ts'

// New orders on the lock screen of a phone.

export const newOrderPush = 'New order'
export const newOrdersPush = (count: number) => `${count} new orders`
export const newOrderBody = (units: number, total: string) =>
  [counted(units, 'piece', 'pieces'), total].filter(Boolean).join(' · ')
export const pushNotKnown = 'This browser’s push service is not one that the shop can reach.'
export const saidPushOn = 'New orders come to the lock screen of this phone.'
export const saidPushOff = 'New orders do not come to the lock screen any more.'
