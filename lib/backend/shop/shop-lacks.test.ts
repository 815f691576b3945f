import { SECTIONS, withFolders } from '../catalogue-import/test-folder.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { setDelivery } from '../delivery/test-delivery.ts'
import { addProduct } from '../test-product.ts'
import { shopLacks } from './shop-lacks.ts'

withTestDatabase()
const { folderOf, take } = withFolders()
const lawsOf = async (shop: object) => {
  await take(folderOf({ 'shop.json': JSON.stringify({ name: 'Reva', ...shop }) }))
  return shopLacks()
}
const policy = (slug: string, text = 'As the law says.') => ({ slug, text })
const WHOLE = {
  email: 'namaste@reva.in',
  mobile: '9876543210',
  seller: {
    legalName: 'Reva Textiles',
    form: 'partnership',
    gstin: '23AAPFU0939F1Z3',
    address: { street: '1 Ghat Road', town: 'Maheshwar', state: 'Madhya Pradesh', pin: '451224' },
    officer: { name: 'Ravi Rao', designation: 'Partner', email: 'ravi@reva.in', mobile: '9876543211' },
  },
  tax: { status: 'regular', series: 'RT' },
  returns: { days: 10 },
  refundDays: 5,
  declared: { manufacturer: 'Reva Textiles', manufacturer_address: '1 Ghat Road, Maheshwar' },
  policies: ['privacy', 'shipping', 'terms'].map(slug => policy(slug)),
}

test('a shop that says everything lacks nothing', async () => {
  expect(await lawsOf(WHOLE)).toEqual([])
})

test('Law 20: a shop that does not say how it is taxed is told that it can give no bill', async () => {
  const [first] = await lawsOf({ ...WHOLE, tax: {} })
  expect(first).toMatchObject({ law: 20, how: expect.stringContaining('tax.status') })
  expect(await lawsOf({ ...WHOLE, tax: { status: 'regular' } })).toMatchObject([{ law: 20 }])
})

test('Law 1, 2, 4, 5: who does not say who sells is told what is missing', async () => {
  const lacks = await lawsOf({ ...WHOLE, email: '', mobile: '', seller: {}, tax: { status: 'unregistered' } })
  expect(lacks.map(({ law }) => law)).toEqual([5, 2, 26, 1, 4])
  const { officer } = WHOLE.seller
  expect(
    await lawsOf({ ...WHOLE, seller: { ...WHOLE.seller, officer: { ...officer, mobile: undefined } } }),
  ).toMatchObject([{ law: 5, what: expect.stringMatching(/: the mobile number is missing$/) }])
})

test('Law 17: stars of a sheet come first of what is doubtful', async () => {
  const lacks = await lawsOf({ settings: { sheetRatings: true, trustClaim: 'Trusted by 2 lakh people' } })
  expect(lacks.slice(0, 3).map(({ law }) => law)).toEqual([17, 18, 20])
})

test('Law 18: claims of numbers, of safety and of always are told as doubtful', async () => {
  const settings = {
    trustClaim: 'Trusted by more than 1 Crore Indians',
    callHours: '24/7 Available',
    secureClaim: '100% SECURE',
    emailPromise: 'Reply within 2 hours',
    deliveryClaim: 'Pay on Delivery',
  }
  const lacks = await lawsOf({ ...WHOLE, settings })
  expect(lacks.map(({ law, how }) => `${law} ${how.split(' ')[0]}`).sort()).toEqual([
    '18 settings.callHours',
    '18 settings.emailPromise',
    '18 settings.secureClaim',
    '18 settings.trustClaim',
  ])
})

test('Law 12: policies that are missing, and blanks that were left in one, are told', async () => {
  const policies = [policy('privacy'), policy('terms', 'We are at [YOUR ADDRESS].')]
  const lacks = await lawsOf({ ...WHOLE, returns: {}, refundDays: undefined, policies })
  expect(lacks.map(({ law }) => law)).toEqual([12, 12, 12, 12])
  expect(lacks.map(({ what }) => what).join()).toContain('still has the blank [YOUR ADDRESS]')
})

test('Law 22, 25: a company without a CIN, and a GSTIN of another form of business, are told', async () => {
  const lacks = await lawsOf({ ...WHOLE, seller: { ...WHOLE.seller, form: 'company' } })
  expect(lacks.map(({ law }) => law)).toEqual([22, 25])
})

test('Law 25: who sells food and shows no FSSAI number is told', async () => {
  await take(folderOf({ 'categories.csv': SECTIONS.replace('Prints', 'Pickles and Honey') }))
  expect((await lawsOf(WHOLE)).map(({ law }) => law)).toEqual([25])
  const fssai = '12345678901234'
  expect(await lawsOf({ ...WHOLE, seller: { ...WHOLE.seller, fssai } })).toEqual([])
})

test('Law 26: a seller who is not registered is told of sales to other states', async () => {
  const seller = { ...WHOLE.seller, gstin: undefined }
  expect(await lawsOf({ ...WHOLE, seller, tax: { status: 'unregistered' } })).toMatchObject([{ law: 26 }])
})

test('Law 7, 10: who checks is told by product who makes, packs or imports it, and of what nobody says so', async () => {
  await lawsOf({ ...WHOLE, declared: {} })
  await addProduct({ id: 1, name: 'Kurta' })
  await addProduct({ id: 2, name: 'Lamp' })
  await addProduct({ id: 3, name: 'Toy' })
  const says = (id: number, declared: object) =>
    db.run(
      `insert into product_texts (product_id, declared) values ($1, $2)
       on conflict (product_id) do update set declared = excluded.declared`,
      [id, JSON.stringify(declared)],
    )
  await says(2, { packer: 'Reva', packer_address: 'Maheshwar' })
  await says(3, { manufacturer: 'Far', manufacturer_address: 'Away', origin_country: 'CN' })
  expect(await shopLacks(undefined, true)).toMatchObject([
    { law: 7, what: 'Nobody says who makes, packs or imports “Kurta (A-1)”' },
    { law: 10, what: 'From another country, and without an importer: “Toy (A-3)”' },
  ])
  await says(1, { importer: 'Reva', importer_address: 'Maheshwar' })
  await says(3, { importer: 'Reva', importer_address: 'Maheshwar', origin_country: 'CN' })
  expect(await shopLacks(undefined, true)).toEqual([])
  for (let id = 10; id < 35; id++) await addProduct({ id, name: `Thing ${id}` })
  const [lack] = await shopLacks(undefined, true)
  expect(lack?.what).toMatch(/“Thing 10 \(A-10\)”.* and 5 more$/)
  await db.run('delete from products')
})

test('Law 18: a claim of free delivery or of paying at the door that delivery.csv contradicts is told', async () => {
  const settings = { deliveryClaim: 'Pay on Delivery | Free Delivery' }
  await setDelivery({ '*': { charge: 0 } })
  expect(await lawsOf({ ...WHOLE, settings })).toEqual([])
  await setDelivery({ 45: { charge: 0, cod: false }, '*': { charge: 4900 } })
  expect(await lawsOf({ ...WHOLE, settings })).toMatchObject([
    {
      law: 18,
      what: expect.stringMatching(/delivery\.csv charges something/),
      how: expect.stringMatching(/^settings\.deliveryClaim/),
    },
    { law: 18, what: expect.stringMatching(/not every order can be paid at the door$/) },
  ])
  const above = { deliveryClaim: 'Free delivery on orders above ₹999' }
  expect(await lawsOf({ ...WHOLE, settings: above })).toEqual([])
  await db.run('truncate delivery_rules')
})
