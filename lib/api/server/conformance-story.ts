import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { CartLine } from '#lib/contract/cart-schemas.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import type { Shop } from '#lib/contract/index.ts'

/** For tests: one customer's whole way through the shop, as the list of all results, with names and ids masked. */
export async function tellStory(shop: Shop, teller: string): Promise<unknown[]> {
  const results: unknown[] = []
  const known = new Map<string, string>()
  const record = async <Answer>(call: Promise<Answer>, name = ''): Promise<Answer> => {
    const result = await call
    results.push(name, masked(result, known))
    return result
  }
  const refused = async (call: Promise<unknown>) => {
    const error = await call.then(
      value => new Error(`It was not refused: ${JSON.stringify(value)}`),
      (reason: unknown) => reason,
    )
    if (!(error instanceof ApiError)) throw error
    results.push([error.status, error.message])
  }

  // Asha registers and signs in; a second customer exists for what must not be hers.
  const asha = { firstname: 'Asha', lastname: 'Verma', password: 'Narmada1' }
  const digits = String([...teller].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7)).slice(0, 9)
  const email = `${teller}@example.in`
  known.set(email, 'EMAIL').set(`7${digits}`, 'MOBILE')
  await record(shop.register({ ...asha, email, mobileno: `7${digits}` }), 'register')
  await record(shop.register({ ...asha, email: `neighbour-${email}`, mobileno: '' }))
  await refused(shop.register({ ...asha, email, mobileno: '' }))
  await refused(shop.register({ ...asha, email: 'weak@example.in', password: 'abcdefgh' }))
  await refused(shop.signIn({ username: email, password: 'Wrong-one1', grant_type: 'password' }))
  const token = async (username: string) => {
    const { access_token } = await shop.signIn({ username, password: asha.password, grant_type: 'password' })
    known.set(access_token, 'TOKEN')
    return { token: access_token }
  }
  const her = await token(`7${digits}`)
  const other = await token(`neighbour-${email}`)
  await record(shop.profile({}, her), 'profile')
  for (const caller of [{}, { token: 'nonsense' }]) await refused(shop.profile({}, caller))

  // She browses.
  await record(shop.theme({}), 'shop')
  await record(shop.logo({}))
  await record(shop.socialLinks({}))
  await record(shop.banners({}))
  await record(shop.details({}))
  const [group] = await record(shop.groups({}), 'browse')
  await record(shop.tree({}))
  await record(shop.header({}))
  const section = group?.categories[0]?.Subcategories[0]?.subcategory_id ?? 0
  await record(
    shop.products({ subcat_id: section, type: 'subcat', page: 1, limit: 2, sort: 'priceLowToHigh' }),
  )
  await record(shop.products({ search: 'stole', limit: 3 }))
  const { products } = await shop.products({ limit: 500 })
  const kurta = find(
    products,
    product => product.sizes.length > 1 && product.sizes.every(({ Stock }) => Stock > 1),
  )
  const lamp = find(
    products,
    ({ sizes, quantity, color }) => sizes[0]?.Size_Desc === 'NA' && quantity > 3 && color.length === 0,
  )
  const gone = find(products, ({ quantity }) => quantity === 0)
  await record(shop.product({ search: slugOf(kurta) }))
  await record(shop.product({ search: 'no-such-thing' }))
  await record(shop.productsById({ ids: [lamp.id, kurta.id, 2_000_000_000] }))
  await record(shop.suggest({ q: kurta.name.slice(0, 4) }))
  await record(shop.sitemap({ part: 0 }))
  await refused(shop.products({ page: -1 }))

  // She fills a cart, changes it and empties it; her guest cart is merged once.
  const [small, large] = [kurta.sizes[0], kurta.sizes[1]].map(size => ({
    prod_id: kurta.id,
    cart_size: size?.Size_Desc ?? '',
    cart_color: kurta.color[0] ?? '',
    unit: 1,
  })) as [CartLine, CartLine]
  const one = { prod_id: lamp.id, unit: 1 }
  await record(shop.saveCart([small, { ...one, unit: 2 }], her), 'cart')
  await record(shop.saveCart([{ ...one, unit: 3 }], her))
  await record(shop.saveCart([{ ...large, unit: 100_000 }], her))
  await record(shop.fetchCart([{}], her))
  await record(shop.deleteFromCart({ prod_id: kurta.id, cart_size: large.cart_size }, her))
  await record(shop.fetchCart([{}], her))
  await refused(shop.saveCart([{ prod_id: gone.id, unit: 1, cart_size: gone.sizes[0]?.Size_Desc }], her))
  await refused(shop.saveCart([{ prod_id: 2_000_000_000, unit: 1 }], her))
  await refused(shop.saveCart([{ ...small, cart_size: 'XXXL' }], her))
  await refused(shop.saveCart([{ ...small, unit: 0 }], her))
  await refused(shop.fetchCart([{ user_token: other.token }], her))
  await record(shop.saveCart([], her))
  await record(shop.fetchCart([{}], her))
  const guest = { guest_id: `guest-${teller}`, lines: [small, one, { prod_id: gone.id, unit: 1 }] }
  await record(shop.mergeCart({ ...guest, wishes: [{ id: lamp.id }] }, her))
  await record(shop.mergeCart(guest, her))
  await record(shop.fetchCart([{}], her))
  await record(shop.fetchWishlist({}, her))
  await record(shop.saveWishlist({ add: [{ id: kurta.id, cart_size: 'M' }], remove: [lamp.id] }, her))
  await record(shop.fetchWishlist({}, her))
  await record(shop.fetchCart([{}], other))

  // She saves the delivery address.
  const home = {
    name: 'Asha Verma',
    email,
    mobile: '9876543210',
    address1: '12, MG Road',
    address2: 'Rajwada',
    city: 'Indore',
    pincode: '452001',
    state: 'Madhya Pradesh',
  }
  const { data } = await record(shop.addAddress(home, her), 'address')
  const id = data?.[0]?.id ?? ''
  await record(shop.updateAddress({ ...home, id, city: 'Ujjain' }, her))
  await refused(shop.addAddress({ ...home, state: 'Atlantis' }, her))
  await refused(shop.updateAddress({ ...home, id }, other))
  await refused(shop.deleteAddress({ id }, other))
  await refused(shop.defaultAddress({ id }, other))
  await record(shop.defaultAddress({ id }, her))
  await refused(shop.deleteAddress({ id: crypto.randomUUID() }, her))
  await record(shop.addresses({}, her))
  await record(shop.addresses({}, other))

  // She orders what is in her cart, once, reads the order and cancels it.
  const quote = await record(shop.checkout([small, one], her), 'order')
  const order = {
    addressid: id,
    paymentmode: 'COD' as const,
    orders: [
      { productcode: kurta.ASIN, quantity: 1, cart_size: small.cart_size, cart_color: small.cart_color },
      { productcode: lamp.ASIN, quantity: 1 },
    ],
    expected_total: quote.data?.[0]?.totalCod,
  }
  const once = { ...her, key: `order-of-${teller}` }
  await refused(shop.placeOrder({ ...order, orders: [] }, her))
  await refused(shop.placeOrder(order, other))
  await refused(shop.placeOrder({ ...order, expected_total: 1 }, her))
  await refused(shop.placeOrder({ ...order, orders: [{ productcode: kurta.ASIN, quantity: 1 }] }, her))
  const { coorderid } = await shop.placeOrder(order, once)
  known.set(coorderid, 'ORDER')
  await record(shop.placeOrder(order, once))
  await refused(shop.placeOrder({ ...order, expected_total: undefined }, once))
  await record(shop.fetchCart([{}], her))
  await record(shop.orderLines({}, her))
  await record(shop.order({ coorderid }, her))
  await record(shop.order({ coorderid }, other))
  await record(shop.orderLines({}, other))
  const cancel = { coorderid, reason: 'Ordered By Mistake' as const, comment: 'I meant the other one.' }
  await refused(shop.cancelOrder(cancel, other))
  await refused(shop.cancelOrder({ ...cancel, comment: 'short' }, her))
  await record(shop.cancelOrder(cancel, her))
  await refused(shop.cancelOrder(cancel, her))
  await record(shop.order({ coorderid }, her))
  await record(shop.productsById({ ids: [lamp.id, kurta.id] }))
  const forged = {
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'a'.repeat(64),
  }
  await refused(shop.confirmPayment(forged, her))

  // She changes her password and signs out; her token ends too.
  const twin = await token(email)
  await refused(shop.changePassword({ old_password: 'Wrong-one1', new_password: 'Chambal-77' }, her))
  await record(shop.changePassword({ old_password: asha.password, new_password: 'Chambal-77' }, her), 'leave')
  await refused(shop.profile({}, twin))
  await record(shop.requestReset({ email: 'nobody@example.in' }))
  await refused(shop.resetPassword({ token: 'forged', newPassword: 'Betwa-99', confirmPassword: 'Betwa-99' }))
  await record(shop.signOut({}, her))
  await refused(shop.fetchCart([{}], her))
  return results
}

function find(products: Product[], matches: (product: Product) => boolean): Product {
  const found = products.find(matches)
  if (!found) throw new Error('The shop has no such product to tell of.')
  return found
}

/** Replaces the values that differ between two runs by their kind. */
function masked(value: unknown, known: Map<string, string>): unknown {
  if (typeof value === 'string') {
    let text = value
    for (const [secret, name] of known) text = text.replaceAll(secret, name)
    return text
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'UUID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  }
  if (Array.isArray(value)) return value.map(one => masked(one, known))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, known)]))
}
