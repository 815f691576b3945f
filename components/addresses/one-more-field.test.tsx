import '#lib/contract/test-one-more-field.ts'

import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { Label } from '#components/desk/orders/label.tsx'
import { NewOrderForm } from '#components/desk/orders/new-order-form.tsx'
import { OrderDoor } from '#components/desk/orders/order-door.tsx'
import { GuestForm } from '#components/guests/guest-form.tsx'
import { addressText } from '#lib/addresses/rules/address-text.ts'
import { printedBuyer } from '#lib/backend/bills/printed-parties.ts'
import { exportedRows } from '#lib/backend/courier-sheets/test-sheets.ts'
import { parcelToBook } from '#lib/backend/couriers/parcel-to-book.ts'
import { orderBody } from '#lib/backend/couriers/shiprocket/order-body.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { printedOrders } from '#lib/backend/desk/orders/printed-orders.ts'
import { worker } from '#lib/backend/desk/orders/test-desk-orders.ts'
import { guestCustomer } from '#lib/backend/guests/guest-customer.ts'
import { guestToken } from '#lib/backend/guests/guest-session.ts'
import { atHome } from '#lib/backend/guests/test-guest.ts'
import { type AddressCorrection, correctAddress } from '#lib/backend/orders/correct-address.ts'
import { ORDER_DETAILS, type OrderDetails } from '#lib/backend/orders/order-details.ts'
import { orderSheet } from '#lib/backend/orders/order-sheet.ts'
import { csvHead, csvRow } from '#lib/backend/orders/orders-csv.ts'
import { sellerLines } from '#lib/backend/orders/seller-list.ts'
import { mayShareWith, shareParcel } from '#lib/backend/orders/shared-parcels.ts'
import { takeByHand } from '#lib/backend/orders/take-by-hand.ts'
import { order } from '#lib/backend/orders/test-orders.ts'
import { erasePerson } from '#lib/backend/privacy/erase-person.ts'
import { rowsOfPerson } from '#lib/backend/privacy/rows-of-person.ts'
import { ordersV1 } from '#lib/backend/programs/calls/order-v1.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { ONE_MORE } from '#lib/contract/test-one-more-field.ts'
import { orderV1 } from '#lib/contract/v1/orders-v1.ts'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { AddressForm } from './address-form.tsx'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const BANYAN = 'Behind the banyan'

withTestDatabase()
beforeAll(async () => {
  await db.run(`alter table addresses add column one_more text not null default ''`)
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } })
})

const placedAt = async (one_more: string, mobile = '9812345670') => {
  const { customer, cookie, address } = await guestCustomer(undefined, {
    ...{ ...atHome, mobile },
    ...{ one_more },
  })
  const guest = { cart: [], passed: true }
  const buyer = { id: customer, token: guestToken(cookie), email: '', address, guest }
  return { customer, id: (await order(buyer, 'COD', [{ id: 1 }])).coorderid }
}
const orderOf = async (id: string) => {
  const found = await db.one<OrderDetails>(`${ORDER_DETAILS} where o.id = $1`, [id])
  if (!found) throw new Error(id)
  return found
}
const fieldOf = async (id: string) => (await orderOf(id)).address as { one_more?: string }

test('whoever asks for an address asks for the new field', () => {
  const asked = [
    <AddressForm key="1" from="/" formKey="key-1" draftOwner="" onOk={() => {}} />,
    <GuestForm key="2" fixed={{}} start={{}} fieldErrors={{}} />,
    <NewOrderForm
      key="3"
      asked={{ taken: 'phone', search: '', pin: '', lines: [] }}
      page={{ found: [], lines: [], takesUpi: false, needsState: false } as never}
      flash={{}}
    />,
  ].map(form => renderToStaticMarkup(form))
  for (const html of asked) expect(html).toMatch(/One more.*name="one_more"/s)
})

test('whatever prints, sends or exports an address tells the new field', async () => {
  const { id, customer } = await placedAt(BANYAN)
  const row = await orderOf(id)
  await (await worker('owner')).does('pack', { id })
  const [printed] = (await printedOrders([id], 'owner')).orders
  const [line] = await sellerLines(undefined, { since: new Date(0), until: new Date(Date.now() + 60_000) })
  const parcel = { weight: 500, length: 1, breadth: 1, height: 1 }
  const booked = parcelToBook([row], { reference: 'R', parcel, email: '', hsn: new Map() })
  const v1 = (await ordersV1([id])).get(id)
  const bill = await db.one('select printed from bills where order_id = $1', [id])
  const told = {
    page: addressText(row.address),
    door: renderToStaticMarkup(
      <OrderDoor order={{ ...row, address: row.address } as unknown as DeskOrder} shop="" />,
    ),
    label:
      printed &&
      renderToStaticMarkup(<Label order={printed} from={{ name: '', lines: [], phone: '', gstin: '' }} />),
    buyer: printedBuyer(row.address),
    bill,
    sheet: orderSheet(row),
    csv: line && csvRow(line),
    generic: await exportedRows('generic'),
    shiprocket: await exportedRows('shiprocket'),
    delhivery: await exportedRows('delhivery'),
    booked: orderBody(booked, 'shop'),
    program: orderV1.parse(v1).address,
    own: (await rowsOfPerson(db, customer)).addresses,
  }
  const silent = Object.entries(told).filter(([, form]) => !JSON.stringify(form)?.includes(BANYAN))
  expect(silent.map(([name]) => name)).toEqual([])
  expect(csvHead().split(',')).toContain(ONE_MORE)
})

test('it is kept of an order that the seller types in, and it is corrected', async () => {
  const lines = [{ id: 1, size: '', color: '', other: '', units: 1 }]
  const typed = { ...atHome, utr: '', taken: 'phone', paid: 'door' } as const
  const taken = await takeByHand({ ...typed, ...{ one_more: BANYAN } }, lines)
  const id = 'id' in taken ? taken.id : ''
  expect(await fieldOf(id)).toMatchObject({ one_more: BANYAN })
  expect(await correctAddress(id, { [ONE_MORE]: 'Over the well' } as AddressCorrection)).toMatchObject({
    done: true,
  })
  expect(await fieldOf(id)).toMatchObject({ one_more: 'Over the well' })
})

test('two addresses that differ in it are two doors; one that is older than the field has none of it', async () => {
  const [one, other] = ['9812345671', '9812345674']
  const [banyan, well] = [await placedAt(BANYAN, one), await placedAt('Over the well', one)]
  const [none, old] = [await placedAt('', other), await placedAt('', other)]
  await db.run(`update orders set address = address - 'one_more' where id = $1`, [old.id])
  expect(await mayShareWith(banyan.id)).toEqual([])
  expect(await shareParcel(banyan.id, well.id)).toMatchObject({ done: false })
  expect((await mayShareWith(none.id)).map(({ id }) => id)).toEqual([old.id])
  expect(await shareParcel(none.id, old.id)).toMatchObject({ done: true })
})

test('an erasure takes it; of what was sold it stays with the address', async () => {
  const [sold, unsold] = [await placedAt(BANYAN, '9812345672'), await placedAt(BANYAN, '9812345673')]
  await db.run(`update orders set status = 'delivered' where id = $1`, [sold.id])
  await db.run(`update orders set status = 'cancelled' where id = $1`, [unsold.id])
  for (const { customer } of [sold, unsold]) expect(await erasePerson(customer)).toBe('erased')
  expect([await fieldOf(sold.id), await fieldOf(unsold.id)]).toMatchObject([
    { one_more: BANYAN },
    { one_more: '' },
  ])
})

// Who names the second field of the street lists them by hand.
test('nobody else names the fields of the street one by one', async () => {
  const named = []
  for await (const file of glob('{app,components,lib,scripts/orders}/**/*.{ts,tsx,mjs}'))
    if (!/\/(test-[^/]+|[^/]+\.test\.tsx?)$/.test(file) && /\baddress2\b/.test(readFileSync(file, 'utf8')))
      named.push(file)
  expect(named.toSorted()).toEqual([
    // What a test of other hosts sends, what a column was called before there were others, and what each field is called.
    'lib/api/server/conformance-story.ts',
    'lib/backend/orders/orders-csv.ts',
    'lib/contract/address-fields.ts',
    'lib/contract/addresses-schemas.ts',
    'lib/messages/en/addresses-pages.ts',
    'lib/messages/en/desk-orders.ts',
  ])
})
