import { env } from '#lib/server/settings/env.ts'
import { GET } from '../../../../app/(api)/practice-phone/route.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { deleteExpired } from '../../delete-expired.ts'
import { stepOrder } from '../../orders/step-order.ts'
import { newBuyer, orderRequestFrom, shop } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { orderAddress } from './order-address.ts'
import { sendCode } from './send-code.ts'

withTestDatabase()

beforeAll(() => addProduct({ id: 1, sizes: { NA: 50 }, price: 400 }))
afterEach(() => Object.assign(env, { practicePhone: true }))

const open = async (cookie?: string) => {
  const headers = cookie ? { cookie: `practice_phone=${cookie}` } : undefined
  const response = await GET(new Request('http://localhost:3000/practice-phone', { headers }))
  return { response, text: await response.text() }
}
/** A browser that has opened the page once. */
const newBrowser = async () => {
  const { response } = await open()
  return /practice_phone=([\w-]{43});/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
}
const placed = async (practicePhone?: string) => {
  const buyer = await newBuyer()
  const request = orderRequestFrom(buyer, 'COD', [{ id: 1 }])
  return (await shop.placeOrder(request, { token: buyer.token, practicePhone })).coorderid
}

test('a browser sees what would have been sent about its own orders, later steps too, and no other browser does', async () => {
  const [hers, his] = [await newBrowser(), await newBrowser()]
  const id = await placed(hers)
  const other = await placed(his)
  await placed()
  await stepOrder(id, 'shipped', { courier: 'DTDC <b>', number: 'see https://evil.example' })
  const { text, response } = await open(hers)
  expect(text).toContain(`Your order ${id} at localhost:3000 is placed: ₹440, to pay at the door.`)
  expect(text).toContain('is on its way by DTDC &lt;b&gt;, tracking number see https: evil. example.')
  expect(text).toContain(`<a href="${await orderAddress(id)}">`)
  expect(text).toContain('Nothing is sent.')
  expect(text).not.toContain(other)
  expect(text.match(/<li>/g)).toHaveLength(2)
  expect((await open(his)).text).toContain(other)
  expect((await open()).text).not.toContain('<li>')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
  const stored = JSON.stringify([
    await db.query('select * from practice_phones'),
    await db.query('select * from outbox'),
  ])
  for (const cookie of [hers, his]) expect(stored).not.toContain(cookie)
})

test('a code is shown to the browser that asked for it until its time is over, and then forgotten', async () => {
  const [hers, his] = [await newBrowser(), await newBrowser()]
  const until = new Date(Date.now() + 300_000)
  await sendCode(db, { mobile: '9876543210', code: '482915', until, practicePhone: hers })
  expect((await open(hers)).text).toContain('@localhost #482915')
  expect((await open(his)).text).not.toContain('482915')
  await db.run(
    `update outbox set payload = payload || '{"until": "2026-01-01T00:00:00Z"}' where template = 'code'`,
  )
  expect((await open(hers)).text).not.toContain('482915')
  await db.run(`update outbox set created_at = now() - interval '16 minutes' where template = 'code'`)
  await deleteExpired()
  expect(JSON.stringify(await db.query('select * from outbox'))).not.toContain('482915')
})

test('a forged cookie is replaced, and where no setting allows it there is no such page', async () => {
  const { response } = await open("x' or true --")
  expect(response.headers.get('set-cookie')).toContain('HttpOnly')
  Object.assign(env, { practicePhone: false })
  expect((await open(await newBrowser())).response.status).toBe(404)
})
