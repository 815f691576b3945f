import { undoPublication } from '../../catalogue-import/undo-publication.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { lastPublications } from '../../publications/history.ts'
import { readMore } from '../../shop/read-seller.ts'
import { readShop } from '../../shop/read-shop.ts'
import { runRead } from '../run-read.ts'
import { seenOf } from './settings-page.ts'
import { testDesk } from './test-owner.ts'

withTestDatabase()
const desk = testDesk()

const save = (page: string, typed: object, more: object = {}) =>
  desk.act('owner', 'shop', page === 'upi' ? 'saveUpi' : 'save', { page, ...typed, ...more })

const seen = async (page: 'name' | 'contact') =>
  (await runRead(await desk.token('owner'), 'shop', 'page', { page })).read.seen

test('nothing is saved before the shop has a name, and then each page by itself', async () => {
  expect(await save('contact', { email: 'a@reva.in' })).toMatchObject({
    refused: 'Give the shop its name first.',
  })
  expect(await save('name', { name: ' Reva Weaves ', tagline: '' })).toMatchObject({
    message: expect.stringContaining('saved'),
  })
  expect(await save('contact', { email: 'a@reva.in', 'seller.care.hours': '10 to 6' })).toMatchObject({
    about: 'contact',
  })
  expect(await readShop()).toMatchObject({ name: 'Reva Weaves', email: 'a@reva.in' })
  expect((await readMore()).seller.care).toEqual({ hours: '10 to 6' })
})

test('what an import would refuse is refused beside its field, and nothing changes', async () => {
  expect(
    await save('seller', { 'seller.gstin': '23AAPFU0939F1Z9', 'seller.legalName': 'Reva' }),
  ).toMatchObject({
    fields: { 'seller.gstin': expect.stringMatching(/^This is not a GSTIN.*\.$/) },
  })
  expect(await save('paying', { 'settings.onlineDiscountPercent': 'ten' })).toMatchObject({
    fields: { 'settings.onlineDiscountPercent': 'Please type a number.' },
  })
  expect(await save('words', { promises: 'Handmade | by two weavers\n| nothing' })).toMatchObject({
    fields: { promises: 'Each line begins with a title.' },
  })
  expect((await readMore()).seller.legalName).toBeUndefined()
})

test('a rule between two pages is told in the sentence', async () => {
  expect(await save('tax', { 'tax.status': 'regular' })).toMatchObject({
    refused: expect.stringContaining('give the GSTIN'),
  })
})

test('lists, flags and numbers are stored as shop.json has them, and shown as they were typed', async () => {
  await save('home', {
    home: 'K-1\nK-2',
    priceBands: '0-500\n500 - 1000',
    'region.paragraphs': 'One.\n\nTwo.',
  })
  await save('parcels', { 'parcel.weight_g': '250', 'parcel.length_cm': '30' })
  await save('returns', { 'returns.days': '0', 'returns.exchange': 'no', couriers: 'India Post\nDelhivery' })
  const shop = await readShop()
  expect(shop).toMatchObject({
    home: ['K-1', 'K-2'],
    priceBands: [
      { min: 0, max: 500 },
      { min: 500, max: 1000 },
    ],
    region: { paragraphs: ['One.', 'Two.'] },
  })
  expect(await readMore()).toMatchObject({
    returns: { days: 0, exchange: false },
    parcel: { weight_g: 250, length_cm: 30 },
    couriers: ['India Post', 'Delhivery'],
  })
  const { read } = await runRead(await desk.token('owner'), 'shop', 'page', { page: 'returns' })
  expect(read.values).toMatchObject({ 'returns.exchange': 'no', couriers: 'India Post\nDelhivery' })
})

test('who saves over a change of somebody else is told whose it was, and nothing is written over', async () => {
  const before = await seen('name')
  await save('name', { name: 'Reva', tagline: 'From the loom' }, { seen: before })
  expect(await save('name', { name: 'Rewa' }, { seen: before })).toMatchObject({
    refused: expect.stringContaining('Asha changed this meanwhile'),
  })
  expect(await readShop()).toMatchObject({ name: 'Reva', tagline: 'From the loom' })
  expect(await save('name', { name: 'Rewa' }, { seen: await seen('name') })).toMatchObject({ about: 'name' })
})

test('the book says which fields changed, and the history takes a change back', async () => {
  const line = await db.one<{ person: string; changed: object }>(
    `select person, changed from desk_book where act = 'shop.save' and about = 'name' and outcome = 'done' order by id desc limit 1`,
  )
  expect(line).toEqual({
    person: 'Asha',
    changed: { name: ['Reva', 'Rewa'], tagline: ['From the loom', ''] },
  })
  const [last] = await lastPublications()
  expect(last).toMatchObject({ source: '/desk/shop/name', shop: true })
  await undoPublication({ publication: Number(last?.id) })
  expect(await readShop()).toMatchObject({ name: 'Reva', tagline: 'From the loom' })
})

test('the same form twice is one change', async () => {
  const key = 'k'.repeat(32)
  const first = await save('name', { name: 'Reva Two' }, { key })
  const [before] = await lastPublications()
  expect(await save('name', { name: 'Reva Two' }, { key })).toMatchObject({
    message: (first as { message: string }).message,
  })
  expect((await lastPublications())[0]?.id).toBe(before?.id)
})

test('the UPI id asks for a proof, and an empty one takes the part out', async () => {
  await expect(
    desk.act('owner', 'shop', 'saveUpi', { 'upi.id': 'reva@ybl' }, { provedAgo: '1 hour' }),
  ).rejects.toMatchObject({
    key: 'deskProve',
  })
  expect(await save('upi', { 'upi.id': 'no id' })).toMatchObject({ fields: { 'upi.id': expect.any(String) } })
  await save('upi', { 'upi.id': 'reva@ybl', 'upi.utrHours': '12' })
  expect((await readMore()).upi).toEqual({ id: 'reva@ybl', utrHours: 12 })
  await save('upi', { 'upi.id': '', 'upi.utrHours': '12' })
  expect((await readMore()).upi).toBeUndefined()
})

test('upi is no page of the act without proof, and others than owners save nothing', async () => {
  expect(await save('name', {}, { page: 'upi' })).toMatchObject({ fields: { page: expect.any(String) } })
  await expect(desk.act('packer', 'shop', 'save', { page: 'name', name: 'X' })).rejects.toMatchObject({
    status: 403,
  })
  await expect(desk.act('catalogue', 'shop', 'open', {})).rejects.toMatchObject({ status: 403 })
})

test('what a page showed is one short word', () => {
  expect(seenOf({ a: '1' })).toMatch(/^[\w-]{16}$/)
  expect(seenOf({ a: '1' })).not.toBe(seenOf({ a: '2' }))
})
