import { ApiError } from '#lib/contract/api-error.ts'
import type { Shop } from '#lib/contract/index.ts'
import { lookUpCartIds } from './look-up-cart-ids.ts'
import { createRemoteClient } from './remote-client.ts'
import { openHost } from './test-host.ts'

const product = { id: 7, name: 'Bowl', ASIN: 'BOWL-7', originalPrice: 200, discountPrice: 150 }
let lookups: string[] = []
let lines: object[] = []
let saveResponse: unknown

/** A host that sends these cart lines over HTTP, as another commerce API does. */
const hostShop = {
  fetchCart: async () => lines,
  saveCart: async () => ({ message: 'Saved', cart: saveResponse }),
  product: async ({ search }: { search: string }) => {
    lookups.push(search)
    return search.toLowerCase() === 'bowl-7' ? [product] : []
  },
} as unknown as Shop

let host: Awaited<ReturnType<typeof openHost>>
let client: Shop
let shop: Shop
beforeAll(async () => {
  host = await openHost(hostShop)
  client = createRemoteClient(host.host, { timeoutMs: 5000 })
  shop = lookUpCartIds(client)
})
afterAll(() => host.close())
beforeEach(() => {
  lookups = []
})

const cart = () => shop.fetchCart([{}], { token: 'token' })

test('a line with only a product code gets the id of that product, looked up once', async () => {
  lines = [{ productcode: 'BOWL-7', Unit: 2, name: 'Bowl', discountPrice: 150 }]
  expect(await cart()).toMatchObject([{ id: 7, ASIN: 'BOWL-7', Unit: 2 }])
  expect(await cart()).toMatchObject([{ id: 7 }])
  expect(lookups).toEqual(['BOWL-7'])
})

test('a line without a known product is left out, and the others stay', async () => {
  lines = [{ productcode: 'GONE', Unit: 1 }, { Unit: 1 }, { prod_id: '9', Unit: 1 }]
  expect(await cart()).toMatchObject([{ id: 9, Unit: 1 }])
})

test('lines with ids cause no extra request', async () => {
  lines = [{ id: 3, productcode: 'BOWL-7', Unit: 1 }]
  expect(await cart()).toMatchObject([{ id: 3 }])
  expect(lookups).toEqual([])
})

test('a host that is unreachable is not an empty cart', async () => {
  lines = [{ productcode: 'AWAY', Unit: 1 }]
  const away = lookUpCartIds({ ...client, product: () => Promise.reject(new ApiError(504, '')) })
  await expect(away.fetchCart([{}], { token: 'token' })).rejects.toThrow(ApiError)
})

describe('the response of a host to a save', () => {
  const save = () => shop.saveCart([{ prod_id: 7, unit: 2 }], { token: 'token' })

  test('may be its cart, whose lines get their ids too', async () => {
    saveResponse = [{ productcode: 'BOWL-7', Unit: 2 }, { Unit: 1 }]
    expect(await save()).toMatchObject({ message: 'Saved', cart: [{ id: 7, Unit: 2 }] })
  })

  test('does not count as the cart if it is anything else', async () => {
    for (saveResponse of [undefined, null, 'saved', 7, { id: 7 }, [null]])
      expect((await save()).cart).toBeUndefined()
  })
})
