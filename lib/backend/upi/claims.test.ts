import { randomBytes } from 'node:crypto'
import { db } from '../db/pool.ts'
import { render } from '../mail/mail-content.ts'
import { upiCame } from '../mail/templates/upi-came.ts'
import { reconcile } from '../orders/reconcile.ts'
import { withHoldLimits } from '../orders/test-limits.ts'
import { endHold, settled } from '../orders/test-online.ts'
import { newBuyer, order, shop, statusOf, stockOf } from '../orders/test-orders.ts'
import { claimPayment } from './claim-payment.ts'
import { confirmClaim, refuseClaim } from './decide-claim.ts'
import { openClaims } from './seller-claims.ts'
import {
  claim,
  claimsOf,
  hoursHeld,
  LAST,
  newUtr,
  placeByUpi,
  STOLE,
  setUpi,
  toldSeller,
  withUpiShop,
} from './test-upi.ts'

withUpiShop()
const limits = withHoldLimits({ holdPiecesOfOne: 100, holdRupees: 1_000_000, holdsUnpaidADay: 50 })

const refused = (key: string, status = 409) => ({ status, key })

test('an order by UPI holds for fifteen minutes, with a UTR for a day, and nothing but the seller places it', async () => {
  const buyer = await newBuyer()
  const stock = (await stockOf(STOLE)) ?? 0
  const { id } = await placeByUpi(buyer)
  expect(await hoursHeld(id)).toBeCloseTo(0.25, 2)
  const unpaid = await shop.order({ coorderid: id }, buyer)
  expect(unpaid).toMatchObject({ payable: true, total: 900, discount: 100, upi: { state: 'unpaid' } })
  expect(unpaid?.gatewayOrder).toBeUndefined()
  const utr = newUtr()
  expect(await claim(buyer, id, ` ${utr.slice(0, 4)} ${utr.slice(4)}`)).toBe('waiting')
  expect(await hoursHeld(id)).toBeCloseTo(24, 1)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({ upi: { state: 'waiting' } })
  await reconcile()
  expect([await statusOf(id), await stockOf(STOLE)]).toEqual(['awaiting', stock - 1])
  expect(await toldSeller(id)).toBe(1)
  expect(await confirmClaim(id)).toMatchObject({ done: true })
  expect(await statusOf(id)).toBe('placed')
  expect(await settled(id)).toEqual([{ outcome: 'paid', amount: 90_000, told_by: 'seller' }])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    payable: false,
    events: [{}, { kind: 'paid', note: '' }],
  })
  expect(await claim(buyer, id, newUtr())).toBe('paid')
  expect(await confirmClaim(id)).toMatchObject({ done: false })
  expect(await settled(id)).toHaveLength(1)
})

test('a double press, a reload and ten tabs are one claim, and one mail to the seller', async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  const utr = newUtr()
  await Promise.all(Array.from({ length: 10 }, () => claim(buyer, id, utr)))
  expect(await claimsOf(id)).toEqual([{ utr, state: 'waiting', flagged: false }])
  expect(await toldSeller(id)).toBe(1)
})

test('someone else’s order reads like a missing one, and the browser that placed it may tell of its payment', async () => {
  const [buyer, stranger] = [await newBuyer(), await newBuyer()]
  const browser = randomBytes(32).toString('base64url')
  const { coorderid: id } = await shop.placeOrder(
    { addressid: buyer.address, paymentmode: 'ONLINE', orders: [{ productcode: `A-${STOLE}`, quantity: 1 }] },
    { token: buyer.token, orderBrowser: browser },
  )
  await expect(claim(stranger, id, newUtr())).rejects.toMatchObject(refused('orderDataMissing', 404))
  await expect(claim(buyer, 'NONE', newUtr())).rejects.toMatchObject(refused('orderDataMissing', 404))
  await expect(claim(buyer, id, '12345')).rejects.toMatchObject(refused('utrMalformed', 422))
  const other = { orderBrowser: randomBytes(32).toString('base64url') }
  await expect(claimPayment(id, newUtr(), other)).rejects.toMatchObject(refused('orderDataMissing', 404))
  expect(await claimPayment(id, newUtr(), { orderBrowser: browser })).toBe('waiting')
  const { coorderid: cod } = await order(buyer, 'COD', [{ id: STOLE }])
  await expect(claim(buyer, cod, newUtr())).rejects.toMatchObject(refused('orderDataMissing', 404))
})

test('a refused UTR is told with its reason; three may be typed, and a mistyped one makes place for the right one', async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  const [mistyped, wrong, right] = [newUtr(), newUtr(), newUtr()]
  await claim(buyer, id, mistyped)
  await claim(buyer, id, wrong)
  expect((await claimsOf(id)).map(({ state }) => state)).toEqual(['refused', 'waiting'])
  expect(await refuseClaim(id, 'No such payment came.')).toMatchObject({ done: true })
  expect(await refuseClaim(id, 'Again')).toMatchObject({ done: false })
  const { upi } = (await shop.order({ coorderid: id }, buyer)) ?? {}
  expect(upi).toEqual({ state: 'refused', why: 'No such payment came.' })
  const told = await db.query(`select 1 from outbox where recipient = $1 and template = 'upiRefused'`, [
    buyer.email,
  ])
  expect(told).toHaveLength(1)
  await expect(claim(buyer, id, wrong)).rejects.toMatchObject(refused('utrRefusedBefore'))
  await claim(buyer, id, right)
  await expect(claim(buyer, id, newUtr())).rejects.toMatchObject(refused('upiNoMoreTries'))
  expect(await hoursHeld(id)).toBeCloseTo(24, 1)
  expect(await confirmClaim(id)).toMatchObject({ done: true })
})

test('one UTR claimed twice flags both, also years later and at the same moment, and pays one order at most', async () => {
  const [first, second] = [await newBuyer(), await newBuyer()]
  const [one, two] = [await placeByUpi(first), await placeByUpi(second)]
  const utr = newUtr()
  await Promise.all([claim(first, one.id, utr), claim(second, two.id, utr)])
  for (const { id } of [one, two]) expect(await claimsOf(id)).toMatchObject([{ flagged: true }])
  expect((await openClaims()).filter(row => row.utr === utr)).toMatchObject([
    { flagged: true },
    { flagged: true },
  ])
  const isFlagged = await confirmClaim(one.id)
  expect(isFlagged).toMatchObject({ done: false })
  expect(isFlagged.message).toContain(two.id)
  const at = await Promise.all([one, two].map(({ id }) => confirmClaim(id, { anyway: true })))
  expect(at.filter(({ done }) => done)).toHaveLength(1)
  const third = await placeByUpi(await newBuyer())
  const late = await newBuyer()
  await db.run(`update upi_claims set claimed_at = now() - interval '3 years' where utr = $1`, [utr])
  const old = await placeByUpi(late)
  await claim(late, old.id, utr)
  expect(await claimsOf(old.id)).toMatchObject([{ flagged: true }])
  expect((await confirmClaim(old.id, { anyway: true })).done).toBe(false)
  expect((await confirmClaim(third.id, { utr, anyway: true })).done).toBe(false)
  const paid = await db.query('select order_id from payments where id = $1', [`upi_${utr}`])
  expect(paid).toHaveLength(1)
})

test('a UTR that the customer never typed is confirmed by the seller’s own word', async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  expect((await confirmClaim(id)).done).toBe(false)
  const utr = newUtr()
  expect(await confirmClaim(id, { utr })).toMatchObject({ done: true })
  expect(await claimsOf(id)).toEqual([{ utr, state: 'confirmed', flagged: false }])
})

test('one order of a number is held for a day: the next one is payable and holds nothing', async () => {
  const buyer = await newBuyer()
  const one = await placeByUpi(buyer)
  const [two] = [await placeByUpi(buyer)]
  expect([one.unheld, two.unheld]).toEqual([false, false])
  await Promise.all([claim(buyer, one.id, newUtr()), claim(buyer, two.id, newUtr())])
  const hours = await Promise.all([one, two].map(({ id }) => hoursHeld(id)))
  expect(hours.filter(held => held > 1)).toHaveLength(1)
  const stock = (await stockOf(STOLE)) ?? 0
  const three = await placeByUpi(buyer)
  expect(three.unheld).toBe(true)
  expect(await stockOf(STOLE)).toBe(stock)
  await claim(buyer, three.id, newUtr())
  expect((await confirmClaim(three.id)).done).toBe(true)
  expect(await stockOf(STOLE)).toBe(stock - 1)
})

test('whose UTR was refused holds for fifteen minutes alone, until a payment of theirs is found', async () => {
  const buyer = await newBuyer()
  const one = await placeByUpi(buyer)
  await claim(buyer, one.id, newUtr())
  await refuseClaim(one.id, 'No such payment.')
  await endHold(one.id)
  const two = await placeByUpi(buyer)
  await claim(buyer, two.id, newUtr())
  expect(await hoursHeld(two.id)).toBeCloseTo(0.25, 2)
})

test('holds of a day that ran out count like others: after two of them nothing is held', async () => {
  limits.set({ holdsUnpaidADay: 2 })
  const buyer = await newBuyer()
  for (const _ of [1, 2]) {
    const { id } = await placeByUpi(buyer)
    await claim(buyer, id, newUtr())
    await db.run(`update orders set placed_at = now() - interval '25 hours' where id = $1`, [id])
    await endHold(id)
  }
  expect((await placeByUpi(buyer)).unheld).toBe(true)
})

test('after the hold a UTR is still taken: found, it gets the pieces if they are there, or else the money is owed', async () => {
  const [buyer, quicker] = [await newBuyer(), await newBuyer()]
  const { id } = await placeByUpi(buyer, LAST)
  await endHold(id)
  await claim(buyer, id, newUtr())
  expect(await statusOf(id)).toBe('expired')
  await order(quicker, 'COD', [{ id: LAST }])
  const result = await confirmClaim(id)
  expect(result.message).toContain('give ₹900 back')
  expect(await settled(id)).toMatchObject([{ outcome: 'refund' }])
  const other = await placeByUpi(buyer)
  await endHold(other.id)
  await claim(buyer, other.id, newUtr())
  expect(await confirmClaim(other.id)).toMatchObject({ done: true })
  expect(await statusOf(other.id)).toBe('placed')
  const old = await placeByUpi(await newBuyer())
  await db.run(`update orders set placed_at = now() - interval '5 days' where id = $1`, [old.id])
  const owner = await db.one<{ customer_id: string }>('select customer_id from orders where id = $1', [
    old.id,
  ])
  expect(owner).toBeDefined()
})

test('the mail to the seller names amount, UTR and until when, and says so where a number is flagged', async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  const utr = newUtr()
  await claim(buyer, id, utr)
  const row = await db.one<{ id: number }>('select id from upi_claims where utr = $1', [utr])
  const paper = { shop: 'Reva', siteUrl: 'http://localhost', accent: '#000', ink: '#000' }
  const { subject, text } = render(
    await upiCame({ customer: 'Asha', orderId: id, claim: row?.id ?? 0 }, paper),
    paper,
  )
  expect(subject).toContain('₹900')
  expect(text).toContain(utr)
  expect(text).toContain('held until')
  expect(text).toContain(`npm run payments -- confirm ${id}`)
  expect(text).not.toContain('Take care')
})

test('a seller who takes no more payments by UPI is still told of one', async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  await setUpi(undefined)
  await expect(placeByUpi(buyer)).rejects.toMatchObject(refused('onlineOff', 400))
  expect(await claim(buyer, id, newUtr())).toBe('waiting')
  await setUpi({ id: 'asha@okbank', utrHours: 24 })
})
