import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '#lib/server/settings/env.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { adapterOf, gatewayOf } from './chosen-provider.ts'
import { GatewayError } from './gateway.ts'
import type { ReceivedEvent } from './port.ts'
import { type ProviderName, providers } from './providers.ts'
import type { WithStandIn } from './test-stand-in.ts'

// The requirements for every payment provider, tested with each of them.
const names = Object.keys(providers) as ProviderName[]

const FILES = [
  'adapter',
  'browser',
  'gateway',
  'page',
  'provider',
  'parse-callback',
  'settings',
  'signature',
  'webhook',
]

test('every provider is in the list, and every folder has the same files', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...names].sort())
  for (const name of names)
    expect(readdirSync(`${__dirname}/${name}`)).toEqual(
      expect.arrayContaining([...FILES, 'test-stand-in'].map(file => `${file}.ts`)),
    )
})

describe.each(names)('%s', name => {
  const provider = providers[name]
  const { withStandIn }: { withStandIn: WithStandIn } = require(`./${name}/test-stand-in.ts`)
  const standIn = withStandIn()
  const gateway = () => gatewayOf(standIn.settings())
  const newOrder = async (receipt: string, again = false) =>
    (await gateway()).createOrder({ receipt, amount: 89_900, again })

  test('has a name, and is off without keys on https', () => {
    expect(provider.name).toBe(name)
    expect(provider.page.label).toMatch(/^\w[\w ]{1,30}$/)
    const bare = readEnv({ SITE_URL: 'https://shop.example' })
    expect(provider.settings(bare, () => 'secret')).toBeUndefined()
    expect(provider.accountOf(standIn.settings().keyId)).toMatch(/^[a-z-]{1,30}$/)
  })

  test('names the other sites of its pages by their origins', () => {
    for (const site of [...provider.page.permissions, ...provider.page.origins(readEnv({}))])
      expect(site).toMatch(/^https?:\/\/[\w.*:-]+$/)
  })

  test('has a form without script that leads to its own page with the order in it', () => {
    const order = { ...ORDER, provider: name, key: standIn.settings().keyId }
    const prefill = { name: 'Asha', email: 'asha@example.in', contact: '+919876543210' }
    const fields = provider.page.hostedFields(order, prefill)
    expect(Object.values(fields)).toContain(ORDER.id)
    expect(Object.values(fields)).toContain(ORDER.callback)
    expect(Object.values(fields)).toEqual(expect.arrayContaining(Object.values(prefill)))
  })

  test('has code for the browser', async () => {
    const browser = await import(`./${name}/browser.ts`)
    expect(typeof browser.openWidget).toBe('function')
  })

  test('creates an order once, and returns its payment with a signature that is valid for it alone', async () => {
    const order = await newOrder('C-1')
    expect(await newOrder('C-1', true)).toMatchObject({ id: order.id })
    expect(await (await gateway()).paymentsOf(order.id)).toEqual([])
    const signed = await standIn.pays(order.id)
    expect(signed.order_id).toBe(order.id)
    const { isPaymentSigned, parseCallback } = await adapterOf(standIn.settings())
    const isSigned = (over = {}) => isPaymentSigned(standIn.settings(), { ...signed, ...over })
    expect(isSigned()).toBe(true)
    expect([isSigned({ order_id: 'other' }), isSigned({ payment_id: 'other' })]).toEqual([false, false])
    expect([isSigned({ signature: 'a'.repeat(64) }), isSigned({ signature: '' })]).toEqual([false, false])
    expect(await (await gateway()).paymentsOf(order.id)).toMatchObject([
      { id: signed.payment_id, amount: 89_900, currency: 'INR', status: 'captured' },
    ])
    expect(await (await gateway()).capture(signed.payment_id, 89_900)).toMatchObject({ status: 'captured' })
    expect(parseCallback(standIn.returned(signed))).toEqual({ signed })
    expect(parseCallback({})).toEqual({ failedOrder: undefined })
  })

  test('refunds a payment in parts, each known by its key, and never more than was paid', async () => {
    const order = await newOrder('C-3')
    const { payment_id: paymentId } = await standIn.pays(order.id)
    const refund = async (amount: number, key: string) => (await gateway()).refund({ paymentId, amount, key })
    const [half, same, again] = [
      await refund(40_000, 'part-1'),
      await refund(40_000, 'part-2'),
      await refund(40_000, 'part-1'),
    ]
    expect(same.id).not.toBe(half.id)
    expect(again.id).toBe(half.id)
    await expect(refund(10_000, 'part-3')).rejects.toMatchObject({ final: true })
    await refund(9_900, 'part-4')
    expect((await (await gateway()).refundsOf(paymentId)).map(({ key, amount }) => [key, amount])).toEqual([
      ['part-1', 40_000],
      ['part-2', 40_000],
      ['part-4', 9_900],
    ])
    const { readWebhook } = await adapterOf(standIn.settings())
    const keys = () =>
      standIn
        .webhooks()
        .map(({ raw, headers }) => readWebhook(standIn.settings(), raw, headers)?.refund)
        .filter(told => told?.paymentId === paymentId)
        .map(told => told?.key)
    await until(() => keys().length === 3)
    expect(keys().sort()).toEqual(['part-1', 'part-2', 'part-4'])
  })

  test('refunds a payment once, and reports payment and refund by webhooks that cannot be forged', async () => {
    const order = await newOrder('C-2')
    const { payment_id: paymentId } = await standIn.pays(order.id)
    const refundOnce = async () =>
      (await gateway()).refund({ paymentId, amount: 89_900, key: 'refund-of-C-2' })
    const [refund, again] = [await refundOnce(), await refundOnce()]
    expect(again.id).toBe(refund.id)
    expect(await (await gateway()).refundsOf(paymentId)).toMatchObject([{ id: refund.id, amount: 89_900 }])
    const { readWebhook } = await adapterOf(standIn.settings())
    const read = () =>
      standIn.webhooks().map(({ raw, headers }) => readWebhook(standIn.settings(), raw, headers))
    await until(() => read().some(event => event?.refund?.id === refund.id))
    const of = (wanted: (event: ReceivedEvent) => boolean) => read().find(event => event && wanted(event))
    expect(of(event => event.payment?.id === paymentId)?.payment).toMatchObject({
      gatewayOrderId: order.id,
      amount: 89_900,
      status: 'captured',
    })
    expect(of(event => event.refund?.id === refund.id)?.refund).toMatchObject({ paymentId, amount: 89_900 })
    const [first] = standIn.webhooks()
    const altered = Buffer.from(`${Buffer.from(first?.raw ?? [])} `)
    expect(readWebhook(standIn.settings(), altered, first?.headers ?? new Headers())).toBeUndefined()
    expect(readWebhook(standIn.settings(), first?.raw ?? altered, new Headers())).toBeUndefined()
  })

  test('distinguishes final refusals from failures that can be retried', async () => {
    await expect((await gateway()).paymentsOf('order_nothing')).rejects.toMatchObject({ final: true })
    const away = await gatewayOf({ ...standIn.settings(), apiUrl: `http://${NOBODY_LISTENS}` })
    await expect(away.paymentsOf('order_nothing')).rejects.toThrow(GatewayError)
    await expect(away.paymentsOf('order_nothing')).rejects.toMatchObject({ final: false })
  })
})

const ORDER = {
  id: 'order_1',
  amount: 89_900,
  currency: 'INR',
  name: 'Haat',
  practice: true,
  script: '',
  hosted: '',
  callback: 'http://localhost:3000/payment-callback',
}

async function until(isSo: () => boolean) {
  for (let tries = 0; !isSo() && tries < 500; tries++) await sleep(10)
  expect(isSo()).toBe(true)
}
