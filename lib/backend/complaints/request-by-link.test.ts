import { randomUUID } from 'node:crypto'
import type { LinkRequest } from '#lib/complaints/rules/ticket-state.ts'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { ticketCame } from '../mail/templates/ticket-came.ts'
import { linkedOrder } from '../order-links/linked-order.ts'
import { orderLinkPath } from '../order-links/order-link.ts'
import { mailsTo, newBuyer, order, statusOf } from '../orders/test-orders.ts'
import { deliver } from '../returns/test-returns.ts'
import { addProduct } from '../test-product.ts'
import { readTicket } from './read-ticket.ts'
import { requestByLink } from './request-by-link.ts'
import { listTickets, showTicket } from './seller-tickets.ts'

withTestDatabase()
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 })
  await db.run(`insert into shop (details) values ('{"name":"Haat","email":"seller@example.in"}')`)
})

const placed = async () => {
  const buyer = await newBuyer()
  const { coorderid: id } = await order(buyer, 'COD', [{ id: 1 }])
  return { buyer, id, key: ((await orderLinkPath(id)) ?? '').replace('/order/', '') }
}
let network = 0
/** Each from another network, unless one is given. */
const ask = (key: string, request: LinkRequest, more: { formKey?: string; address?: string } = {}) =>
  requestByLink(
    key,
    { request, text: 'I have ordered it twice.', formKey: more.formKey ?? randomUUID() },
    more.address ?? `198.51.${100 + (++network >> 8)}.${network % 256}`,
  )

test('whoever holds the link asks to cancel: a ticket of its own kind, whose seller calls the customer first', async () => {
  const { buyer, id, key } = await placed()
  expect(await linkedOrder(key, {})).toMatchObject({ mayAct: false, requests: ['ask-cancel'] })
  expect(await linkedOrder(key, { token: buyer.token })).toMatchObject({ mayAct: true, requests: [] })
  const { number, key: ticket } = await ask(key, 'ask-cancel')
  expect(await statusOf(id)).toBe('placed')
  expect(await listTickets(false)).toContainEqual(
    expect.objectContaining({ number, order_id: id, about: 'ask-cancel', mobile: '9876543210' }),
  )
  const shown = await showTicket(number)
  expect(shown).toMatchObject({ name: 'Asha Verma', email: buyer.email })
  const { paragraphs } = await ticketCame(
    { number },
    { shop: 'Haat', siteUrl: 'https://haat.example', accent: '#000', ink: '#fff' },
  )
  expect(paragraphs[1]).toContain('Call this number before you do anything')
  // The customer is told, who may not have asked; who asked reads nothing of them.
  expect((await mailsTo(buyer)).map(({ payload }) => payload.what)).toContain('ask-cancel')
  expect(JSON.stringify(await readTicket(ticket))).not.toMatch(/Verma|9876543210|@|Ghat/)
})

test('only what the order’s state admits can be asked, and a key that opens nothing asks nothing', async () => {
  const { id, key } = await placed()
  await expect(ask(key, 'ask-return')).rejects.toMatchObject({ status: 409, key: 'notAskedNow' })
  await expect(ask(key, 'ask-refund')).rejects.toMatchObject({ status: 409 })
  await expect(ask('x'.repeat(43), 'ask-cancel')).rejects.toMatchObject({ status: 404 })
  await deliver(id)
  expect(await linkedOrder(key, {})).toMatchObject({ requests: ['ask-return', 'ask-refund'] })
  await expect(ask(key, 'ask-cancel')).rejects.toMatchObject({ status: 409 })
  await ask(key, 'ask-return')
  await ask(key, 'ask-refund')
})

test('one form is one request, an order has three open ones, also when ten come at once', async () => {
  const { id, key } = await placed()
  const formKey = randomUUID()
  const same = await Promise.all(Array.from({ length: 4 }, () => ask(key, 'ask-cancel', { formKey })))
  expect(new Set(same.map(({ number }) => number)).size).toBe(1)
  // What was changed before it was sent again is another one.
  const changed = await ask(key, 'ask-return', { formKey }).catch(error => error.key)
  expect(changed).toBe('notAskedNow')
  const many = await Promise.allSettled(Array.from({ length: 10 }, () => ask(key, 'ask-cancel')))
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(many.find(each => each.status === 'rejected')).toMatchObject({
    reason: { status: 429, key: 'askedOften' },
  })
  await db.run('update tickets set settled_at = now() where order_id = $1', [id])
  await ask(key, 'ask-cancel')
  await ask(key, 'ask-cancel')
  await expect(ask(key, 'ask-cancel')).rejects.toMatchObject({ status: 429 })
})

test('one network asks ten times an hour, of whichever orders', async () => {
  const orders = await Promise.all(Array.from({ length: 11 }, placed))
  const asked = []
  Object.assign(env, { limits: true })
  for (const { key } of orders)
    asked.push(await ask(key, 'ask-cancel', { address: '203.0.113.9' }).catch(error => error))
  Object.assign(env, { limits: false })
  expect(asked.filter(each => each.number)).toHaveLength(10)
  expect(asked.at(-1)).toMatchObject({ status: 429, key: 'tooManyTries' })
})
