import { randomBytes, randomInt } from 'node:crypto'
import type { Buyer } from '../orders/test-orders.ts'
import type { GuestAddress } from './guest-address.ts'
import { guestCustomer } from './guest-customer.ts'
import { guestToken } from './guest-session.ts'

/** For tests: what a guest types, with what the PIN code tells. */
export const atHome: GuestAddress = {
  name: 'Meera Nair',
  email: '',
  mobile: '9812345670',
  address1: '4 Temple Street',
  address2: '',
  city: 'Bengaluru',
  district: 'Bengaluru',
  pincode: '560001',
  state: 'Karnataka',
}

/** For tests: somebody without an account, who orders like a customer; the digits are typed where they are asked for. */
export async function newGuestBuyer(mobile = `9${randomInt(1e8, 1e9)}`): Promise<Buyer & { mobile: string }> {
  const { customer, cookie, address } = await guestCustomer(undefined, { ...atHome, mobile })
  const orderBrowser = randomBytes(32).toString('base64url')
  const guest = { cart: [], passed: true }
  return { id: customer, token: guestToken(cookie), email: '', address, guest, orderBrowser, mobile }
}
