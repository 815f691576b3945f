import sharp from 'sharp'
import { clearCatalogueCache } from '../../catalogue-cache.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { shop } from '../../orders/test-orders.ts'
import { liveBanners } from '../../shop/live-banners.ts'
import { turnShop } from '../../shop/turn-shop.ts'
import { runRead } from '../run-read.ts'
import { testDesk } from './test-owner.ts'

withTestDatabase()
const desk = testDesk()
const act = (name: string, values: object) => desk.act('owner', 'shop', name, values)
const owner = () => desk.token('owner')

beforeAll(() => act('save', { page: 'name', name: 'Reva' }))

const photo = async (name = 'a.jpg') => {
  const made = sharp({ create: { width: 1200, height: 600, channels: 3, background: '#9e2b25' } })
  const bytes = await made
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

test('a logo is encoded anew and shown; no picture, and one that is none, are told', async () => {
  expect(await act('picture', { which: 'logo' })).toMatchObject({
    fields: { pictures: 'Please choose a picture.' },
  })
  await expect(
    act('picture', { which: 'logo', files: [new File(['<svg/>'], 'a.jpg')] }),
  ).rejects.toMatchObject({ status: 422 })
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.jpg')
  expect(await act('picture', { which: 'logo', files: [large] })).toMatchObject({
    fields: { pictures: expect.stringContaining('5 MB') },
  })
  await act('picture', { which: 'logo', files: [await photo()] })
  clearCatalogueCache()
  expect((await shop.logo({}))?.logo).toMatch(/^logo-[0-9a-f]{10}\.png$/)
  await act('pictureAway', { which: 'logo' })
  clearCatalogueCache()
  expect((await shop.logo({}))?.logo).toBe('')
})

const banners = async () => (await runRead(await owner(), 'shop', 'banners', {})).read

test('banners are added, changed, moved and removed, and two people do not write over each other', async () => {
  const typed = { url: '', alt: 'Red cloth', caption: 'Diwali' }
  await act('banner', { at: -1, ...typed, files: [await photo()] })
  await act('banner', { at: '-1', ...typed, caption: 'Holi', url: 'nonsense', files: [await photo()] }).then(
    result => expect(result).toMatchObject({ fields: { url: expect.any(String) } }),
  )
  await act('banner', { at: -1, ...typed, caption: 'Holi', files: [await photo()] })
  const { seen } = await banners()
  await act('bannerMove', { at: '1', by: 'up', seen })
  expect((await banners()).banners.map(({ caption }) => caption)).toEqual(['Holi', 'Diwali'])
  expect(await act('bannerAway', { at: 0, seen })).toMatchObject({
    refused: expect.stringContaining('meanwhile'),
  })
  await act('banner', { at: 0, ...typed, caption: 'Holi!', seen: (await banners()).seen })
  await act('bannerAway', { at: 1, seen: (await banners()).seen })
  expect((await banners()).banners).toMatchObject([
    { caption: 'Holi!', banner_img_name: expect.stringMatching(/^banner-/) },
  ])
})

test('a banner shows between its dates, and pages are made anew when one of them comes', async () => {
  const typed = { url: '', alt: '', caption: 'Later' }
  expect(
    await act('banner', { at: -1, ...typed, from: '2095-11-30T10:00', files: [await photo()] }),
  ).toMatchObject({ message: expect.stringContaining('between its dates') })
  expect((await liveBanners()).map(({ caption }) => caption)).toEqual(['Holi!'])
  const { seen } = await banners()
  expect(
    await act('banner', { at: 1, ...typed, from: '2095-11-30T10:00', to: '2095-11-29T10:00', seen }),
  ).toMatchObject({
    fields: { to: expect.any(String) },
  })
  expect(await turnShop()).toBe(0)
  await db.run(`update shop set more = jsonb_set(more, '{bannerDates,1,from}', '"2020-11-30"')`)
  expect(await turnShop()).toBe(1)
  expect((await liveBanners()).map(({ caption }) => caption)).toEqual(['Holi!', 'Later'])
})

test('a policy begins with what the shop says elsewhere, and asks for its other blanks by name', async () => {
  const read = async () => (await runRead(await owner(), 'shop', 'policy', { slug: 'shipping' })).read
  await act('save', { page: 'returns', couriers: 'India Post\nDTDC' })
  const { text, blanks, seen } = await read()
  expect(text).toContain('India Post, DTDC.')
  expect(blanks).toContain('[STATES OR PLACES]')
  expect(blanks).not.toContain('[YOUR COURIERS]')
  await act('policy', {
    ...{ slug: 'shipping', text, seen, 'blank-STATES OR PLACES': 'all of India' },
    ...{ 'blank-DAYS UNTIL IT IS SENT': '2', 'blank-DAYS ON THE WAY': '5' },
  })
  expect(await read()).toMatchObject({
    blanks: [],
    text: expect.stringContaining('We deliver to all of India.'),
  })
})

test('a policy starts from a ready text, tells its blanks, is shown, and can be removed', async () => {
  const read = async () => (await runRead(await owner(), 'shop', 'policy', { slug: 'returns' })).read
  expect(await read()).toMatchObject({ isSaid: false, text: expect.stringContaining('[NUMBER OF DAYS]') })
  expect(await act('policy', { slug: 'returns', text: 'Within [DAYS] days.', seen: '' })).toMatchObject({
    message: expect.stringContaining('1 blank'),
  })
  expect(await act('policy', { slug: 'returns', text: 'x', seen: '' })).toHaveProperty('refused')
  const { seen } = await read()
  await act('policy', { slug: 'returns', text: 'Within 7 days.', seen })
  clearCatalogueCache()
  expect(await shop.policy({ slug: 'returns' })).toMatchObject({ text: 'Within 7 days.' })
  expect(await act('policy', { slug: 'No Slug', text: 'x' })).toMatchObject({
    fields: { slug: expect.any(String) },
  })
  await act('policyAway', { slug: 'returns', seen: (await read()).seen })
  expect(await read()).toMatchObject({ isSaid: false })
})

const delivery = async () => (await runRead(await owner(), 'shop', 'delivery', {})).read

test('rows of the delivery table are added, changed and removed; what is wrong is told beside its field', async () => {
  const row = { prefix: '452', charge: '40', served: 'yes', cod: 'yes', days_from: '2', days_to: '4' }
  await act('deliveryRow', row)
  await act('deliveryRow', { ...row, prefix: '*', charge: '90', cod: 'no', days_from: '', days_to: '' })
  expect((await delivery()).rows).toMatchObject([
    { name: '*' },
    { name: '452', terms: { charge: 4_000, days: { from: 2, to: 4 } } },
  ])
  expect(await act('deliveryRow', { ...row, charge: 'many', days_to: '1' })).toMatchObject({
    fields: { charge: expect.any(String), days_to: expect.any(String) },
  })
  await act('deliveryRow', { ...row, charge: '50', was: '452' })
  await act('deliveryRowAway', { prefix: '*' })
  expect((await delivery()).rows).toMatchObject([{ name: '452', terms: { charge: 5_000 } }])
  expect(await act('deliveryRowAway', { prefix: '7' })).toHaveProperty('refused')
})

test('a pasted table takes the place of the whole one, from a spreadsheet too; a wrong one changes nothing', async () => {
  const { seen } = await delivery()
  expect(await act('deliveryTable', { table: '', seen })).toMatchObject({
    fields: { table: expect.any(String) },
  })
  expect(await act('deliveryTable', { table: 'prefix,charge\nx,1', seen })).toMatchObject({
    refused: expect.stringContaining('line 2'),
  })
  expect((await delivery()).count).toBe(1)
  await act('deliveryTable', { table: 'prefix\tcharge\tcod\n4\t30\tno\n*\t60\t', seen })
  expect((await delivery()).rows.map(({ name }) => name)).toEqual(['*', '4'])
  expect(await act('deliveryTable', { table: 'prefix,charge\n1,1', seen })).toMatchObject({
    refused: expect.stringContaining('meanwhile'),
  })
  expect(await act('deliveryTimes', { origin: '45', cutOff: '14:00' })).toHaveProperty('refused')
  await act('deliveryTimes', {
    origin: '451224',
    cutOff: '14:00',
    Sunday: 'yes',
    holidays: '2026-11-08\n2026-12-25',
  })
  expect((await delivery()).settings).toEqual({
    ...{ origin: '451224', cutOff: '14:00', daysOff: ['Sunday'] },
    holidays: ['2026-11-08', '2026-12-25'],
  })
})

test('coupons are added, stopped and taken in from a sheet', async () => {
  expect(await act('coupon', { code: 'diwali 10', percent: '10', least: '500' })).toMatchObject({
    message: expect.stringContaining('DIWALI10'),
  })
  expect(await act('coupon', { code: 'X', percent: '200' })).toHaveProperty('refused')
  expect(await act('couponSheet', { sheet: 'code,flat\nHOLI50,50\n,5' })).toHaveProperty('refused')
  await act('couponSheet', { sheet: 'code,flat\nHOLI50,50' })
  await act('couponStop', { code: 'HOLI50' })
  expect((await runRead(await owner(), 'shop', 'coupons', {})).read.coupons).toMatchObject([
    { code: 'HOLI50', isStopped: true },
    { code: 'DIWALI10', isStopped: false },
  ])
})
