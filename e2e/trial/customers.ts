import { randomInt, randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from 'playwright/test'
import { newEmail, newMobile, PASSWORD } from '../shopper.ts'

const HOME = {
  ...{ name: 'Meena Rao', mobile: '9876543210', address1: '4 Temple Street', address2: 'Near the well' },
  ...{ country: 'India', city: 'Indore', district: '', pincode: '452001', state: 'Madhya Pradesh' },
}

/** Somebody far away with an account and an address, who orders by the shop's API. */
export async function newShopper(request: APIRequestContext) {
  const email = newEmail()
  const person = { firstname: 'Meena', lastname: 'Rao', email, mobileno: newMobile(), password: PASSWORD }
  expect((await request.post('/api/insert_customer', { data: person })).status()).toBe(200)
  const entered = await request.post('/token', {
    form: { username: email, password: PASSWORD, grant_type: 'password' },
  })
  const { access_token: token } = (await entered.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  const added = await request.post('/api/insert_Customer_add', { headers, data: { ...HOME, email } })
  const address = ((await added.json()) as { data: { id: string }[] }).data[0]?.id ?? ''

  const order = async (mode: 'COD' | 'ONLINE', products: readonly number[]) => {
    const placed = await request.post('/api/insert_Customer_Order', {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: {
        ...{ addressid: address, paymentmode: mode },
        orders: products.map(product => ({ quantity: 1, productcode: String(product) })),
      },
    })
    const { data, message } = (await placed.json()) as { data?: Paid | AtDoor[]; message?: string }
    if (Array.isArray(data) && data[0]) return data[0].coorderid
    if (!data || Array.isArray(data)) throw new Error(`Nothing was placed: ${message}`)
    await pay(data)
    return data.ORDERID
  }

  /** In the provider's widget, and back to the shop. */
  const pay = async ({ gateway: { key, id } }: Paid) => {
    const answer = await request.post('/practice-pay/v1/checkout/pay', {
      form: { key_id: key, order_id: id, outcome: 'success' },
    })
    expect((await request.post('/api/order_final', { headers, data: await answer.json() })).status()).toBe(
      200,
    )
  }

  return {
    order,
    cancel: (coorderid: string) =>
      request.post('/api/Cancel_Order', {
        headers,
        data: { coorderid, reason: 'Cash Issue', comment: 'Not this month, sorry.' },
      }),
    /** Asks to send back the first line. */
    sendBack: async (id: string, upi: string) => {
      const answer = await request.post('/do/returns/ask', {
        headers: { cookie: `user_token=${token}`, accept: 'application/json' },
        form: {
          ...{ order: id, 'units-0': '1', wish: 'money', reason: 'defective', comment: 'A thread is torn.' },
          ...{ upi, form_key: randomUUID() },
        },
      })
      const { number } = (await answer.json()) as { number?: string }
      if (!number) throw new Error(`The return of ${id} was not asked for: ${await answer.text()}`)
      return number
    },
  }
}

type AtDoor = { coorderid: string }
type Paid = { ORDERID: string; gateway: { key: string; id: string } }
export type Shopper = Awaited<ReturnType<typeof newShopper>>

export const newUtr = () => String(400_000_000_000 + randomInt(1e9))
