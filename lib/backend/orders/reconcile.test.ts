import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { db } from '../db/pool.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { reconcile } from './reconcile.ts'
import { checkNow, endHold, place, withOnlineOrders } from './test-online.ts'
import { newBuyer, shop, statusOf } from './test-orders.ts'

const { gateway, pays } = withOnlineOrders()

const told = async (work: () => Promise<unknown>) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  await work()
  const lines = said.mock.calls.map(words => words.join(' '))
  said.mockRestore()
  return lines
}

const secondsToNext = async (id: string) => {
  const row = await db.one<{ seconds: number }>(
    'select 5 * round(extract(epoch from check_at - now()) / 5)::int as seconds from orders where id = $1',
    [id],
  )
  return row?.seconds
}
const checkAgain = async (id: string) => {
  await db.run('update orders set check_at = now() where id = $1', [id])
  await reconcile()
}

test('an unpaid practice order is not asked of the real provider after the keys changed, and ends with its hold', async () => {
  const buyer = await newBuyer()
  const { id } = await place(buyer)
  let asked = 0
  const real = createServer((_, answer) => {
    asked++
    answer.writeHead(400, { 'content-type': 'application/json' })
    answer.end('{"error":{"description":"The id provided does not exist"}}')
  })
  await new Promise<void>(done => real.listen(0, '127.0.0.1', done))
  const apiUrl = `http://127.0.0.1:${(real.address() as AddressInfo).port}`
  setPaymentSettings({ ...gateway.settings, apiUrl, keyId: 'rzp_live_1', practice: false })
  const lines = await told(async () => {
    for (let n = 0; n < 5; n++) await checkAgain(id)
    expect((await shop.order({ coorderid: id }, buyer))?.gatewayOrder).toBeUndefined()
    await endHold(id)
    await checkAgain(id)
  })
  setPaymentSettings(gateway.settings)
  real.close()
  expect([asked, lines]).toEqual([0, []])
  expect(await statusOf(id)).toBe('expired')
  expect(await db.one('select gateway, gateway_key from orders where id = $1', [id])).toEqual({
    gateway: 'practice',
    gateway_key: 'rzp_test_practice',
  })
})

test('what cannot be asked about is told in one line with its order, ever less often, and found when it can be', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const waits: (number | undefined)[] = []
  const lines = await told(() =>
    gateway.whileDown(async () => {
      for (let n = 0; n < 7; n++) {
        await checkAgain(id)
        waits.push(await secondsToNext(id))
      }
    }),
  )
  expect(lines).toHaveLength(7)
  for (const line of lines) {
    expect(line).toContain(id)
    expect(line).not.toContain('\n')
  }
  expect(waits).toEqual([20, 40, 80, 160, 300, 300, 300])
  await pays(gatewayId)
  await checkNow(id)
  expect(await statusOf(id)).toBe('placed')
  expect(await db.one('select check_failures from orders where id = $1', [id])).toEqual({ check_failures: 0 })
})

test('twenty orders that one reason keeps from being asked about are one line', async () => {
  const ids: string[] = []
  for (let n = 0; n < 4; n++) {
    const buyer = await newBuyer()
    for (let order = 0; order < 5; order++) ids.push((await place(buyer)).id)
  }
  await db.run('update orders set check_at = null')
  await db.run('update orders set check_at = now() where id = any($1)', [ids])
  const lines = await told(() =>
    gateway.whileDown(async () => {
      await reconcile()
    }),
  )
  expect(lines).toEqual([
    expect.stringMatching(/^The payment of (\S+, ){4}\S+ and 15 more could not be asked/),
  ])
})

test('a key of the same account in place of the old one is asked as before', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  await db.run(`update orders set gateway_key = 'rzp_test_practice_before' where id = $1`, [id])
  await pays(gatewayId)
  await checkNow(id)
  expect(await statusOf(id)).toBe('placed')
})
