import { setTimeout as sleep } from 'node:timers/promises'
import { addAddressOnce } from '#lib/api/server/add-address-once.ts'
import { placeOrderOnce } from '#lib/api/server/place-order-once.ts'
import { usesInMemory, usesOverCopies } from '#lib/backend/captcha/used-challenges.ts'
import { marksInStore } from '#lib/backend/secrets/marks-in-store.ts'
import { agreeOnSecrets } from '#lib/backend/secrets/secret-marks.ts'
import { expectSecrets } from '#lib/backend/secrets.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { Shop } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { setSharedStore } from './opened-store.ts'
import { openSharedStore, type SharedStore, StoreAway } from './shared-store.ts'
import { describeWithRedis, withRedis } from './test-redis.ts'

describeWithRedis('what copies in front of another host share', () => {
  const redis = withRedis()
  let store: SharedStore
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  beforeAll(async () => {
    store = await openSharedStore(redis.url())
    setSharedStore(store)
  })
  afterAll(async () => {
    setSharedStore(undefined)
    await store.close()
  })
  afterEach(() => errors.mockClear())

  let keys = 0
  const newKey = () => `key-${++keys}`
  const order = (quantity = 1) => ({
    addressid: 'home',
    paymentmode: 'COD' as const,
    orders: [{ quantity, productcode: 'A-1' }],
  })

  /** A host that ignores keys, and so many copies of the shop in front of it. */
  const hostWith = (copies: number, answer: (call: number) => Promise<void> = () => sleep(50)) => {
    let calls = 0
    const placeOrder = async () => {
      const call = ++calls
      await answer(call)
      return { message: '', coorderid: `order-${call}` }
    }
    const addAddress = async () => ({ message: String(++calls) })
    const host = { placeOrder, addAddress } as unknown as Shop
    const shops = Array.from({ length: copies }, () => addAddressOnce(placeOrderOnce(host)))
    return { shop: (n: number) => shops[n % copies] as Shop, calls: () => calls }
  }
  const until = async (holds: () => Promise<boolean>) => {
    for (let n = 0; n < 200 && !(await holds()); n++) await sleep(50)
    expect(await holds()).toBe(true)
  }
  const isThere = () =>
    store.get('x').then(
      () => true,
      () => false,
    )

  test('the same order form at three copies, thirty times at once, is one order', async () => {
    const { shop, calls } = hostWith(3)
    const caller = { token: 'asha', key: newKey() }
    const placed = await Promise.all(
      Array.from({ length: 30 }, (_, n) => shop(n).placeOrder(order(), caller)),
    )
    expect(new Set(placed.map(({ coorderid }) => coorderid)).size).toBe(1)
    expect(calls()).toBe(1)
    await expect(shop(1).placeOrder(order(), { token: 'ravi', key: caller.key })).resolves.toMatchObject({
      coorderid: 'order-2',
    })
  })

  test('the same key with another order is refused at each copy', async () => {
    const { shop } = hostWith(2)
    const caller = { token: 'asha', key: newKey() }
    await shop(0).placeOrder(order(), caller)
    for (const copy of [0, 1])
      await expect(shop(copy).placeOrder(order(2), caller)).rejects.toMatchObject({ key: 'keyReused' })
  })

  test('after a refusal the key is free at each copy; after a silence nobody knows', async () => {
    const refused = hostWith(2, async call => {
      if (call === 1) throw new ApiError(409, 'sold out')
    })
    const caller = { token: 'asha', key: newKey() }
    await expect(refused.shop(0).placeOrder(order(), caller)).rejects.toMatchObject({ status: 409 })
    await expect(refused.shop(1).placeOrder(order(), caller)).resolves.toMatchObject({ coorderid: 'order-2' })
    const silent = hostWith(2, async () => {
      throw refusal(504, 'hostAway')
    })
    const other = { token: 'asha', key: newKey() }
    for (const copy of [0, 1])
      await expect(silent.shop(copy).placeOrder(order(), other)).rejects.toMatchObject({ status: 504 })
    expect(silent.calls()).toBe(1)
  })

  test('the same address form at two copies is added once', async () => {
    const { shop, calls } = hostWith(2)
    const caller = { token: 'asha', key: newKey() }
    const input = { firstname: 'Asha' } as never
    await Promise.all([0, 1, 2, 3].map(n => shop(n).addAddress(input, caller)))
    expect(calls()).toBe(1)
  })

  test('a captcha that one copy has taken is used at the other, whether it was right or wrong', async () => {
    const [here, there] = [usesOverCopies(usesInMemory()), usesOverCopies(usesInMemory())]
    const soon = new Date(Date.now() + 60_000)
    const use = (usedBy: string, passed = true) => ({ usedBy, passed })
    expect(await here('one', use('a'), soon)).toEqual(use('a'))
    expect(await there('one', use('b'), soon)).toEqual(use('a'))
    expect(await here('two', use('a', false), soon)).toEqual(use('a', false))
    expect(await there('two', use('a'), soon)).toEqual(use('a', false))
  })

  test('a copy with other secrets does not start', async () => {
    const marks = marksInStore(store)
    await agreeOnSecrets(marks)
    await agreeOnSecrets(marks)
    await marks.replace(new Map([['captcha', 'of another copy']]))
    await expect(agreeOnSecrets(marks)).rejects.toThrow('“captcha”')
    expectSecrets(new Map())
  })

  test('Redis stands still: each call ends within a second, once, and each copy goes on with what it knows', async () => {
    const { shop, calls } = hostWith(2)
    const caller = { token: 'asha', key: newKey() }
    await shop(0).placeOrder(order(), caller)
    await redis.pause()
    const began = performance.now()
    await expect(store.get('x')).rejects.toThrow(StoreAway)
    expect(performance.now() - began).toBeLessThan(1_000)
    // Its own keys it knows still, and a new order is placed.
    await expect(shop(0).placeOrder(order(), caller)).resolves.toMatchObject({ coorderid: 'order-1' })
    const again = performance.now()
    await shop(1).placeOrder(order(), { token: 'asha', key: newKey() })
    const uses = usesOverCopies(usesInMemory())
    const soon = new Date(Date.now() + 60_000)
    expect(await uses('alone', { usedBy: 'a', passed: true }, soon)).toMatchObject({ usedBy: 'a' })
    expect(await uses('alone', { usedBy: 'b', passed: true }, soon)).toMatchObject({ usedBy: 'a' })
    expect(performance.now() - again).toBeLessThan(1_000)
    expect(calls()).toBe(2)
    expect(errors.mock.calls.filter(([line]) => String(line).includes('does not answer'))).toHaveLength(1)
    await redis.goOn()
    await until(isThere)
  })

  test('Redis is killed and comes back: the shop goes on, and shares again', async () => {
    await redis.kill()
    const { shop, calls } = hostWith(2)
    const caller = { token: 'asha', key: newKey() }
    await shop(0).placeOrder(order(), caller)
    await redis.start()
    await until(isThere)
    const next = { token: 'asha', key: newKey() }
    await Promise.all([0, 1].map(n => shop(n).placeOrder(order(), next)))
    expect(calls()).toBe(2)
  })

  test('a shop that is started while Redis is away opens at once and shares later', async () => {
    await redis.kill()
    const began = performance.now()
    const late = await openSharedStore(redis.url())
    expect(performance.now() - began).toBeLessThan(5_000)
    await expect(late.get('x')).rejects.toThrow(StoreAway)
    await redis.start()
    await until(() =>
      late.get('x').then(
        () => true,
        () => false,
      ),
    )
    await late.close()
  })
})
