import { type Call, contract, type Input } from '#lib/contract/index.ts'

export type Things = { address: string; order: string; payment: string; guest: string }

export const HOME = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12, MG Road',
  address2: 'Rajwada',
  city: 'Indore',
  pincode: '452001',
  state: 'Madhya Pradesh',
}

type Samples = { [N in Call]: (things: Things) => Input<N> }
/** The calls that need no input. */
type Bare = { [N in Call]: Record<never, never> extends Input<N> ? N : never }[Call]

/** A valid input for each other call. A new call does not compile until it has one. */
const asked: Pick<Samples, Exclude<Call, Bare>> & Partial<Samples> = {
  products: () => ({
    search: 'product',
    subcat_id: 3,
    type: 'subcat',
    page: 1,
    limit: 24,
    sort: 'priceLowToHigh',
    minPrice: 1,
    maxPrice: 5000,
  }),
  product: () => ({ search: 'a-1', subcat_id: 0, type: '' }),
  productsById: () => ({ ids: [1, 2] }),
  suggest: () => ({ q: 'pro' }),
  filters: () => ({ subcat_id: 3, filters: { brand: ['Amrutam'] } }),
  sitemap: () => ({ part: 0 }),
  policy: () => ({ slug: 'terms' }),
  signIn: () => ({ username: 'customer1@example.in', password: 'Wrong-one1', grant_type: 'password' }),
  changePassword: () => ({ old_password: 'Wrong-one1', new_password: 'Chambal-77' }),
  register: () => ({
    firstname: 'Asha',
    lastname: 'Verma',
    email: 'new@example.in',
    mobileno: '9000000000',
    password: 'Narmada1',
  }),
  requestReset: () => ({ email: 'customer1@example.in' }),
  resetPassword: () => ({ token: 'forged', newPassword: 'Chambal-77', confirmPassword: 'Chambal-77' }),
  saveCart: () => [{ prod_id: 1, unit: 2, cart_size: 'S', cart_color: '' }],
  deleteFromCart: () => ({ prod_id: 1, cart_size: 'S', cart_color: '' }),
  mergeCart: ({ guest }) => ({
    guest_id: guest,
    lines: [{ prod_id: 1, unit: 1 }],
    wishes: [{ id: 1, cart_size: '', cart_color: '' }],
  }),
  saveWishlist: () => ({ add: [{ id: 1, cart_size: '', cart_color: '' }], remove: [2] }),
  addAddress: () => HOME,
  updateAddress: ({ address }) => ({ ...HOME, id: address, city: 'Dhar' }),
  deleteAddress: ({ address }) => ({ id: address }),
  defaultAddress: ({ address }) => ({ id: address }),
  checkout: () => [{ prod_id: 1, unit: 1, cart_size: '', cart_color: '' }],
  placeOrder: ({ address }) => ({
    addressid: address,
    coupan_Code: '',
    paymentmode: 'COD',
    orders: [{ productcode: 'A-1', quantity: 1, asinid: 'A-1', cart_size: '', cart_color: '' }],
  }),
  confirmPayment: ({ payment }) => ({
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: payment,
    razorpay_signature: 'a'.repeat(64),
  }),
  order: ({ order }) => ({ coorderid: order }),
  cancelOrder: ({ order }) => ({
    coorderid: order,
    reason: 'Ordered By Mistake',
    comment: 'I meant the other one.',
  }),
}

const calls = Object.keys(contract) as Call[]

/** For tests: what each call may well be asked. */
export const samples = {
  ...Object.fromEntries(calls.map(call => [call, () => ({})])),
  ...asked,
} as Samples
