import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { MAX_ADDRESSES } from '#lib/constants.ts'
import { messages } from '#lib/message-table.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { newCustomer } from '../test-customer.ts'

withTestDatabase()

const shop = embeddedShop(handlers)
const home = {
  name: 'Asha Devi Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12, MG Road',
  address2: 'Near Rajwada',
  city: 'Indore',
  pincode: '452001',
  state: 'Madhya Pradesh',
}
const refused = (message: string) => expect.objectContaining({ status: 400, message })

test('a saved address comes back with the API’s fields, the first one first', async () => {
  const caller = await newCustomer()
  const saved = await shop.addAddress(home, caller)
  await shop.addAddress({ ...home, name: 'Ravi', city: 'Bhopal' }, caller)
  expect(saved.message).toBe(messages.addressSaved)
  const [first, second] = await shop.addresses({}, caller)
  expect(first).toEqual({
    id: saved.data?.[0]?.id,
    firstname: 'Asha Devi',
    lastname: 'Verma',
    emailid: 'asha@example.in',
    mobileno: '9876543210',
    pincode: '452001',
    address1: '12, MG Road',
    address2: 'Near Rajwada',
    city: 'Indore',
    district: '',
    STATENAME: 'Madhya Pradesh',
  })
  await shop.updateAddress({ ...home, id: first?.id ?? '', city: 'Ujjain' }, caller)
  expect((await shop.addresses({}, caller)).map(({ city }) => city)).toEqual(['Ujjain', 'Bhopal'])
  await shop.deleteAddress({ id: second?.id ?? '' }, caller)
  expect(await shop.addresses({}, caller)).toHaveLength(1)
})

test('someone else’s address, a missing one and a nonsense id get one answer, and nothing changes', async () => {
  const [asha, ravi] = [await newCustomer(), await newCustomer()]
  const { data } = await shop.addAddress(home, asha)
  const own = data?.[0]?.id ?? ''
  for (const id of [own, crypto.randomUUID(), 'nonsense']) {
    await expect(shop.updateAddress({ ...home, id, city: 'Dhar' }, ravi)).rejects.toEqual(
      refused(messages.addressGone),
    )
    await expect(shop.deleteAddress({ id }, ravi)).rejects.toEqual(refused(messages.addressGone))
  }
  expect(await shop.addresses({}, ravi)).toEqual([])
  expect(await shop.addresses({}, asha)).toMatchObject([{ id: own, city: 'Indore' }])
})

test.each([
  ['state', 'Atlantis', ''],
  ['pincode', '12', messages.pincodeDigits],
  ['mobile', '098765', messages.mobileDigits],
  ['city', '   ', messages.fieldRequired],
  ['country', 'Nepal', ''],
])('an address with the %s %p is refused', async (field, value, message) => {
  const caller = await newCustomer()
  await expect(shop.addAddress({ ...home, [field]: value }, caller)).rejects.toEqual(
    refused(expect.stringContaining(`${field}: ${message}`)),
  )
  expect(await shop.addresses({}, caller)).toEqual([])
})

test('there are at most fifty addresses, also when ten come at once', async () => {
  const caller = await newCustomer()
  for (let i = 0; i < MAX_ADDRESSES - 1; i++) await shop.addAddress(home, caller)
  const more = await Promise.allSettled(Array.from({ length: 10 }, () => shop.addAddress(home, caller)))
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(shop.addAddress(home, caller)).rejects.toEqual(refused(messages.addressesFull))
})
