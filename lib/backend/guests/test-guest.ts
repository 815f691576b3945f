import type { GuestAddress } from './guest-address.ts'

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
