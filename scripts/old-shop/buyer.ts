import { fetchJson, postJson } from './ask.ts'

export type Person = {
  firstname: string
  lastname: string
  email: string
  mobileno: string
  password: string
}
export type Line = { prod_id: number; unit: number; cart_size?: string; cart_color?: string }
type Payment = { id: string; key: string }

/** A customer who uses a shop's API, as an app would. */
export const newBuyer = async (shop: string, person: Person) => {
  await postJson(`${shop}/api/insert_customer`, person)
  const authorization = `Bearer ${await signIn(shop, person)}`
  const send = async <Data>(call: string, body: unknown) => {
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
    return (await postJson<{ data: Data }>(`${shop}/api/${call}`, body, headers)).data
  }
  return {
    addAddress: async (place = {}) => {
      const added = await send<{ id: string }[]>('insert_Customer_add', { ...addressOf(person), ...place })
      return String(added[0]?.id)
    },
    makeDefault: (id: string) => send('Default_Customer_add', { id }),
    putInCart: (lines: Line[]) => send('Add_to_cart1', lines),
    mergeGuest: (guest_id: string, lines: Line[]) => send('Merge_Cart', { guest_id, lines }),
    wish: (ids: number[]) => send('Save_Wishlist', { add: ids.map(id => ({ id })) }),
    orderCod: async (address: string, lines: Line[]) => {
      const placed = await send<{ coorderid: string }[]>(ORDER, orderOf(address, 'COD', lines))
      return String(placed[0]?.coorderid)
    },
    orderOnline: async (address: string, lines: Line[]) => {
      const placed = await send<{ ORDERID: string; gateway: Payment }>(
        ORDER,
        orderOf(address, 'ONLINE', lines),
      )
      return { id: placed.ORDERID, payment: placed.gateway }
    },
    pay: async (payment: Payment) => send('order_final', await press(shop, payment, 'success')),
    failToPay: (payment: Payment) => press(shop, payment, 'failure'),
    cancel: (coorderid: string) =>
      send('Cancel_Order', { coorderid, reason: 'Ordered By Mistake', comment: 'I meant the other one.' }),
    orders: () => ordersOf(shop, authorization),
    askForReset: () => postJson(`${shop}/auth/user_request-reset-link`, { email: person.email }),
  }
}

/** The token of a session. */
export const signIn = async (shop: string, { email, password }: { email: string; password: string }) => {
  const body = new URLSearchParams({ username: email, password, grant_type: 'password' })
  return (await fetchJson<{ access_token: string }>(`${shop}/token`, { method: 'POST', body })).access_token
}

/** The state of each order by its id. */
export const ordersOf = async (shop: string, authorization: string): Promise<Record<string, string>> => {
  const { data } = await fetchJson<Orders>(`${shop}/api/Get_OrderDetails`, { headers: { authorization } })
  return Object.fromEntries(data.map(line => [line.CoOrderID, line.CoOrderStatus]))
}

const ORDER = 'insert_Customer_Order'

type Orders = { data: { CoOrderID: string; CoOrderStatus: string }[] }

const addressOf = ({ firstname, lastname, email }: Person) => ({
  name: `${firstname} ${lastname}`,
  email,
  mobile: '9000000001',
  address1: '12 MG Road',
  address2: 'Rajwada',
  city: 'Indore',
  pincode: '452001',
  state: 'Madhya Pradesh',
})

const orderOf = (addressid: string, paymentmode: 'COD' | 'ONLINE', lines: Line[]) => ({
  addressid,
  paymentmode,
  orders: lines.map(({ prod_id, unit, ...choice }) => ({
    prod_id,
    productcode: String(prod_id),
    quantity: unit,
    ...choice,
  })),
})

/** The button in the practice provider's window: its result is what the browser passes to the shop. */
const press = (shop: string, { id, key }: Payment, outcome: 'success' | 'failure') => {
  const body = new URLSearchParams({ key_id: key, order_id: id, outcome })
  return fetchJson<object>(`${shop}/practice-pay/v1/checkout/pay`, { method: 'POST', body })
}
