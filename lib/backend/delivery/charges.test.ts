import { withTestDatabase } from '../db/test-database.ts'
import { feedText } from '../feeds/feeds.ts'
import { addProduct } from '../test-product.ts'
import { deliveryCharges } from './charges.ts'
import { setDelivery } from './test-delivery.ts'

withTestDatabase()

test('a shop without a table has no charges by PIN code, even where delivery.json is there', async () => {
  await setDelivery({}, { cutOff: '14:00' })
  expect(await deliveryCharges()).toBeUndefined()
})

test('the lowest and the highest charge, the days and the places of what is served', async () => {
  await setDelivery(
    { 45: { charge: 2900, days: { from: 1, to: 2 } }, '*': { charge: 9900, days: { from: 4, to: 8 } } },
    { origin: '452001' },
  )
  expect(await deliveryCharges()).toEqual({
    ...{ lowest: 2900, highest: 9900, cod: true, someCod: true, origin: '452001' },
    days: { from: 1, to: 8 },
    prefixes: ['*', '45'],
  })
})

test('what is not the same everywhere is not claimed: paying at the door, days, places', async () => {
  await setDelivery({
    45: { charge: 2900, days: { from: 1, to: 2 } },
    46: { charge: 4900, cod: false },
    19: { served: false, charge: 0 },
  })
  expect(await deliveryCharges()).toEqual({
    lowest: 2900,
    highest: 4900,
    cod: false,
    someCod: true,
    origin: '',
  })
  const many = Array.from({ length: 41 }, (_, place) => [String(410 + place), { charge: 100 }])
  await setDelivery(Object.fromEntries(many))
  expect((await deliveryCharges())?.prefixes).toBeUndefined()
})

test('feeds tell the highest charge in place of the product’s own', async () => {
  await addProduct({ id: 1, price: 500, delivery: 40 })
  const told = async (delivery?: number) => {
    let xml = ''
    const shop = { site: 'https://shop.example.in', name: 'Haat', delivery }
    for await (const piece of feedText('google.xml', shop)) xml += piece
    return /<g:shipping>.*?<\/g:shipping>/.exec(xml)?.[0]
  }
  expect(await told()).toContain('40')
  expect(await told(99)).toContain('99')
})
