import type { AddressPayload } from '#lib/contract/addresses-schemas.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Shop } from '#lib/contract/index.ts'
import { addAddressOnce } from './add-address-once.ts'

const typed = (city = 'Indore') => ({ city }) as AddressPayload
const caller = { token: 'asha', key: 'form-1' }

const host = (answers: (() => Promise<unknown>)[] = []) => {
  let asks = 0
  const addAddress = async () => {
    asks++
    await answers.shift()?.()
    return { message: '', data: [{ id: `address-${asks}` }] }
  }
  return { shop: addAddressOnce({ addAddress } as unknown as Shop), asks: () => asks }
}

test('the same address form sent twice adds one address; another form, customer or content adds another', async () => {
  const { shop, asks } = host()
  const twice = await Promise.all([shop.addAddress(typed(), caller), shop.addAddress(typed(), caller)])
  expect(twice[0]).toEqual(twice[1])
  expect(asks()).toBe(1)
  await shop.addAddress(typed('Mhow'), caller)
  await shop.addAddress(typed(), { ...caller, key: 'form-2' })
  await shop.addAddress(typed(), { ...caller, token: 'ravi' })
  await shop.addAddress(typed(), { token: 'asha' })
  expect(asks()).toBe(5)
})

test('a failed call may be repeated', async () => {
  const { shop, asks } = host([() => Promise.reject(new ApiError(504, 'Too late.'))])
  await expect(shop.addAddress(typed(), caller)).rejects.toThrow('Too late.')
  await expect(shop.addAddress(typed(), caller)).resolves.toMatchObject({ data: [{ id: 'address-2' }] })
  expect(asks()).toBe(2)
})
