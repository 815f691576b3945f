import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { guestCustomer } from '#lib/backend/guests/guest-customer.ts'
import { atHome } from '#lib/backend/guests/test-guest.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()
const place = mkdtempSync(path.join(os.tmpdir(), 'customers-'))
afterAll(() => rmSync(place, { recursive: true }))
beforeAll(() => addProduct({ id: 1, name: 'Stole', price: 400 }))

// Without a terminal: nobody can be asked.
const customers = (...args: string[]) => runCommand('customers', args, { DATABASE_URL: database.url })

const isThere = async (id: string) =>
  (await db.one('select 1 as there from customers where id = $1 and erased_at is null', [id])) !== undefined

test('an export is a file that its owner alone reads, and no file that is there is written over', async () => {
  const asha = await newBuyer()
  const ravi = await newBuyer()
  const file = path.join(place, 'asha.json')
  expect(await customers('export', asha.email, file)).toEqual({
    code: 0,
    output: `Written to ${file}. Give it to nobody but the customer.\n`,
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const text = readFileSync(file, 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    customers: [{ id: asha.id, email: asha.email }],
    addresses: [{ id: asha.address }],
  })
  expect(await customers('export', ravi.email, file)).toEqual({
    code: 1,
    output: expect.stringContaining('asha.json'),
  })
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('nobody is erased whom no --yes and nobody at a terminal means, and --yes erases', async () => {
  const { id, email } = await newBuyer()
  const { code, output } = await customers('erase', email)
  expect(code).toBe(1)
  expect(output).toContain(`Asha Verma, ${email}, `)
  expect(output).toContain('Nothing was erased: nobody can be asked here. Say --yes if you mean it.')
  expect(await isThere(id)).toBe(true)
  expect(await customers('erase', email, '--yes')).toEqual({ code: 0, output: 'Erased.\n' })
  expect(await isThere(id)).toBe(false)
  expect(await customers('erase', email, '--yes')).toEqual({
    code: 1,
    output: `No customer has the e-mail address, number or id “${email}”.\n`,
  })
})

test('an erasure while an order is open is booked, and taken back by “keep”', async () => {
  const buyer = await newBuyer()
  await order(buyer, 'COD', [{ id: 1 }])
  const booked = await customers('erase', buyer.email, '--yes')
  expect(booked).toEqual({
    code: 0,
    output: expect.stringMatching(/^Booked: it happens when the last open /),
  })
  expect((await customers('show', buyer.email)).output).toContain('1 order, to be erased')
  expect(await customers('keep', buyer.email)).toEqual({ code: 0, output: 'The customer stays.\n' })
  expect((await customers('show', buyer.email)).output).not.toContain('to be erased')
})

test('of several whom one number names, each is shown with its id, and none is exported or erased', async () => {
  const [first, second] = [await guestCustomer(undefined, atHome), await guestCustomer(undefined, atHome)]
  const named = (id: string) => expect.stringContaining(`${id}  ${atHome.name}`)
  const file = path.join(place, 'several.json')
  for (const command of [
    ['erase', atHome.mobile, '--yes'],
    ['export', atHome.mobile, file],
  ]) {
    const { code, output } = await customers(...command)
    expect([code, output]).toEqual([1, named(first.customer)])
    expect(output).toEqual(named(second.customer))
    expect(output).toContain(`Several customers have “${atHome.mobile}”.`)
  }
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined()
  expect(await isThere(first.customer)).toBe(true)
  expect(await customers('erase', first.customer, '--yes')).toEqual({ code: 0, output: 'Erased.\n' })
  expect(await isThere(second.customer)).toBe(true)
})
