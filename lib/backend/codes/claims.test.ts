import { randomBytes } from 'node:crypto'
import { env } from '#lib/server/settings/env.ts'
import { confirmation } from '../cod/test-cod.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { mayAct } from '../order-links/may-act.ts'
import { orderLink } from '../order-links/order-link.ts'
import { signInAsNew } from './finish-sign-in.ts'
import { claimOlder } from './older-order.ts'
import { askOrderCode, phoneOfOrder, tryOrderCode } from './prove-order.ts'
import { signInByCode } from './sign-in-by-code.ts'
import {
  codeFor,
  customerOfToken,
  guestOrder,
  newNumber,
  ownerOf,
  sentCode,
  signedInByCode,
} from './test-codes.ts'

withTestDatabase()

const keyInLink = async (id: string) => (await orderLink(id))?.replace(`${env.siteUrl}/order/`, '') ?? ''
const idOf = async (signed: Awaited<ReturnType<typeof signInByCode>>) =>
  customerOfToken('token' in signed ? signed.token.access_token : '')

test('guest orders of the last ninety days come with the proof of their number, and their links stay', async () => {
  const mobile = newNumber()
  const [lately, earlier, old, others] = [
    await guestOrder(mobile),
    await guestOrder(mobile, 89),
    await guestOrder(mobile, 91),
    await guestOrder(newNumber()),
  ]
  const key = await keyInLink(lately.id)
  const signed = await signedInByCode(mobile)
  expect(signed).toMatchObject({ claimed: 2 })
  const id = await idOf(signed)
  expect(await Promise.all([lately, earlier, old, others].map(({ id: order }) => ownerOf(order)))).toEqual([
    id,
    id,
    old.guest,
    others.guest,
  ])
  expect(await keyInLink(lately.id)).toBe(key)
})

test('a sign-in confirms no order that somebody placed with the number; a code on its own page does', async () => {
  const mobile = newNumber()
  const { id } = await guestOrder(mobile)
  await db.run(`update orders set confirm_until = now() + interval '1 day' where id = $1`, [id])
  expect(await signedInByCode(mobile)).toMatchObject({ claimed: 1 })
  expect(await confirmation(id)).toMatchObject({ by: null })
  const key = await keyInLink(id)
  const browser = await askOrderCode(key, {})
  expect(
    await tryOrderCode(key, { browser, typed: await sentCode(mobile), orderBrowser: undefined }),
  ).toMatchObject({ isConfirmed: true })
  expect(await confirmation(id)).toMatchObject({ by: 'code' })
})

test('an order that waits for its payment stays with its guest until it is paid', async () => {
  const mobile = newNumber()
  const order = await guestOrder(mobile)
  await db.run(`update orders set mode = 'ONLINE', status = 'awaiting', hold_until = now() where id = $1`, [
    order.id,
  ])
  const { browser } = await signedInByCode(mobile)
  const { token } = await signInAsNew({ browser }, { firstname: 'Asha', lastname: '' })
  expect(await ownerOf(order.id)).toBe(order.guest)
  await db.run(`update orders set status = 'placed', hold_until = null where id = $1`, [order.id])
  await signedInByCode(mobile)
  expect(await ownerOf(order.id)).toBe(await customerOfToken(token.access_token))
})

test('an older one needs the number that it was placed with, its own number and its PIN code, in a few tries', async () => {
  const mobile = newNumber()
  await guestOrder(mobile)
  const [old, others] = [await guestOrder(mobile, 200), await guestOrder(newNumber(), 200)]
  const signed = await signedInByCode(mobile)
  const token = 'token' in signed ? signed.token.access_token : ''
  const unknown = { key: 'olderOrderUnknown' }
  await expect(claimOlder(token, old.id, '560001')).rejects.toMatchObject(unknown)
  await expect(claimOlder(token, others.id, '451224')).rejects.toMatchObject(unknown)
  await claimOlder(token, ` ${old.id.toLowerCase()} `, '४५१२२४')
  expect(await ownerOf(old.id)).toBe(await idOf(signed))
  // At once, since the first wait is a second, which a busy machine may let pass between two of them.
  const tries = Array.from({ length: 6 }, (_, n) => claimOlder(token, others.id, String(100000 + n)))
  const answers = await Promise.allSettled(tries)
  expect(answers.map(each => each.status === 'rejected' && each.reason.key)).toContain('tooManyTries')
})

test('two phones that claim at once: each order ends with one account', async () => {
  const mobile = newNumber()
  const orders = await Promise.all(Array.from({ length: 5 }, () => guestOrder(mobile)))
  const [one, two] = [await codeFor(mobile), await codeFor(mobile)]
  const signed = await Promise.all([one, two].map(({ browser, code }) => signInByCode(browser, code)))
  const [first, second] = await Promise.all(signed.map(idOf))
  expect(first).toBe(second)
  expect(new Set(await Promise.all(orders.map(({ id }) => ownerOf(id))))).toEqual(new Set([first]))
  expect(signed.map(each => ('claimed' in each ? each.claimed : 0)).toSorted()).toEqual([0, 5])
})

test('a link in a family chat: only the browser that proves the order’s phone sees all of it', async () => {
  const mobile = newNumber()
  const { id } = await guestOrder(mobile)
  const key = await keyInLink(id)
  expect(await phoneOfOrder(key)).toBe(mobile.slice(-2))
  const browser = await askOrderCode(key, {})
  const typed = await sentCode(mobile)
  await expect(
    tryOrderCode(key, { browser: undefined, typed, orderBrowser: undefined }),
  ).rejects.toMatchObject({
    key: 'codeNotAskedHere',
  })
  const other = await guestOrder(mobile)
  await expect(
    tryOrderCode(await keyInLink(other.id), { browser, typed, orderBrowser: undefined }),
  ).rejects.toMatchObject({ key: 'codeNotAskedHere' })
  const { browser: known } = await tryOrderCode(key, { browser, typed, orderBrowser: 'nonsense' })
  expect(await mayAct(id, { browser: known })).toBe(true)
  for (const stranger of [undefined, randomBytes(32).toString('base64url')])
    expect(await mayAct(id, { browser: stranger })).toBe(false)
  expect(await mayAct(other.id, { browser: known })).toBe(false)
  expect(await Promise.all([id, other.id].map(confirmation))).toMatchObject([{ by: 'code' }, { by: null }])
})

test('a code for an order opens no account, and one for an account no order', async () => {
  const mobile = newNumber()
  const { id } = await guestOrder(mobile)
  const key = await keyInLink(id)
  const browser = await askOrderCode(key, {})
  await expect(signInByCode(browser, await sentCode(mobile))).rejects.toMatchObject({
    key: 'codeNotAskedHere',
  })
  const forAccount = await codeFor(mobile)
  await expect(
    tryOrderCode(key, { browser: forAccount.browser, typed: forAccount.code, orderBrowser: undefined }),
  ).rejects.toMatchObject({ key: 'codeNotAskedHere' })
})
