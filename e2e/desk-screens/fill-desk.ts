import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { type APIRequestContext, expect } from 'playwright/test'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { newShopper } from '../trial/customers.ts'

type Given = { request: APIRequestContext; database: pg.Client; things: readonly number[] }
type Fields = Record<string, string>

export type Filled = Awaited<ReturnType<typeof fillDesk>>

const LONG_NAME = 'Lakshmi Venkatasubramanian-Krishnamoorthy'

/** A shop in the middle of its day: something to see on each screen of its desk. By its own forms, where these are many. */
export async function fillDesk({ request, database, things }: Given) {
  const owner = await personAt(database, 'owner', 'Asha Verma')
  const act = async (path: string, given: { form?: Fields; multipart?: Record<string, string | Sent> }) => {
    const answer = await request.post(`/desk/do/${path}`, {
      headers: { cookie: `desk_session=${owner.session}`, accept: 'application/json' },
      ...given,
    })
    const said = (await answer.json()) as { done: boolean; to?: string; message?: string }
    expect(said, `${path}: ${said.message}`).toMatchObject({ done: true })
    return { ...said, last: said.to?.split('/').at(-1) ?? '' }
  }
  const does = (path: string, form: Fields) => act(path, { form })
  const sends = (path: string, name: string, text: string, more: Fields = {}) =>
    act(path, { multipart: { ...more, files: sheet(name, text) } })

  const [thing = 0, other = 0] = things
  const orders: string[] = []
  for (const mode of ['COD', 'COD', 'ONLINE', 'COD', 'COD', 'COD', 'COD'] as const)
    orders.push(await (await newShopper(request)).order(mode, orders.length % 2 ? [thing] : [thing, other]))
  const [placed = '', toPack = '', toSend = '', packed = '', sent = '', gone = ''] = orders
  for (const id of [toSend, packed, sent, gone]) await does('orders/pack', { id })
  for (const id of [sent, gone])
    await does('orders/ship', { id, courier: 'India Post', number: `EM${id.slice(0, 4)}IN` })
  await does('orders/note', { id: placed, text: 'Rings the second bell, please, and asks for the aunt.' })
  await database.query(
    `update orders set address = address || jsonb_build_object('name', $2::text) where id = $1`,
    [placed, LONG_NAME],
  )
  const returning = await newShopper(request)
  const back = await returning.order('COD', [thing])
  await does('orders/pack', { id: back })
  await does('orders/ship', { id: back, courier: 'India Post', number: 'EM777000111IN' })
  await does('orders/delivered', { id: back })
  const returned = await returning.sendBack(back, 'meena@okaxis')

  const numbers = await sends(
    'orders/numbersSheet',
    'Numbers from the courier of the twenty-eighth.csv',
    `order,awb\n${packed},EM000000001IN\nnone,EM2\n`,
    { courier: 'India Post' },
  )
  const payout = await sends('money/payoutSheet', 'payout.csv', 'awb,amount\nEM777000111IN,100\nEM9,10\n')

  await does('shop/deliveryRow', { ...ROW, was: '', prefix: '*', charge: '90' })
  await does('shop/deliveryRow', { ...ROW, was: '', prefix: '39', charge: '40', cod_max: '5000' })
  await does('shop/coupon', { code: 'DIWALIFORFRIENDS', percent: '10' })
  await does('shop/makeProgramKey', { name: 'Accounts of Mehta and Sons', 'may-orders:read': 'on' })
  await does('shop/webhookAdd', { url: `http://${NOBODY_LISTENS}/hooks/orders`, 'event-order.placed': 'yes' })
  const draft = await does('things/newDraft', {})
  const import_ = await does('things/newSheet', {})
  await sends('things/sheetFiles', 'products.csv', `ASIN,discountPrice\nNH-TERRA-POT-01,100\n`, {
    id: import_.last,
  })
  await does('things/checkSheet', { id: import_.last })
  await expect(async () => {
    const { rows } = await database.query('select state from desk_sheets where id = $1', [import_.last])
    expect(rows[0]?.state).toMatch(/checked|refused/)
  }).toPass({ timeout: 30_000 })
  const { rows } = await database.query<{
    number: string
    customer: string
    hook: number
    bill: string
    section: number
  }>(MORE, [back, LONG_NAME, packed, thing])
  const packer = await personAt(database, 'packer', LONG_NAME)
  const browser = token()
  return {
    ...{ owner, packer, orders, placed, toPack, packed, toSend, thing, returned },
    ...{ numbers: numbers.last, payout: payout.last, draft: draft.last, import: import_.last },
    ...rows[0],
    ...(await links(database, owner.id, browser)),
    browser,
  }
}

type Sent = { name: string; mimeType: string; buffer: Buffer }
const sheet = (name: string, text: string): Sent => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const ROW = { served: 'yes', cod: 'yes', cod_max: '', days_from: '2', days_to: '5' }

const token = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Somebody who works at the desk, signed in. */
async function personAt(database: pg.Client, role: string, name: string) {
  const session = token()
  const { rows } = await database.query<{ id: string }>(
    `with person as (insert into desk_people (name, role) values ($1, $2) returning id)
     insert into desk_sessions (token_hash, person_id, device) select $3, id, 'Firefox on Linux' from person
     returning person_id as id`,
    [name, role, hashOf(session)],
  )
  return { id: String(rows[0]?.id), session }
}

/** An invitation, and a link by mail for each of its two uses. */
async function links(database: pg.Client, person: string, browser: string) {
  const [join, enterLink, proveLink] = [token(), token(), token()]
  await database.query(
    `insert into desk_invites (token_hash, role, name, expires_at) values ($1, 'packer', 'Ravi', now() + interval '1 day')`,
    [hashOf(join)],
  )
  for (const [link, purpose] of [
    [enterLink, 'sign-in'],
    [proveLink, 'prove'],
  ] as const)
    await database.query(
      `insert into desk_mail_links (token_hash, person_id, purpose, browser_hash, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 hour')`,
      [hashOf(link), person, purpose, hashOf(browser)],
    )
  return { join, enterLink, proveLink }
}

/** A complaint and a rating of a delivered order. */
const MORE = `
  with ticket as (
    insert into tickets (number, key_hash, customer_id, order_id, about, name, email)
    select 'C-SCREENS', sha256('screens'), customer_id, id, 'order', $2, 'lakshmi@example.in' from orders where id = $1
    returning id, number),
  message as (
    insert into ticket_messages (ticket_id, by, text) select id, 'customer', 'The border came off in the first wash.' from ticket),
  rated as (
    insert into ratings (order_id, place, product_id, stars, words, by_name)
    select order_id, place, product_id, 2, 'Not the colour of the picture, and it smells.', $2 from order_lines
     where order_id = $1 limit 1)
  select t.number, o.customer_id as customer, (select min(id) from webhooks) as hook,
         (select key from bills where order_id = $3 limit 1) as bill,
         (select subcategory_id from products where id = $4) as section
    from ticket t, orders o where o.id = $1`
