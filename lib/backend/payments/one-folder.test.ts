import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A payment provider is one folder and its settings: docs/payments.md, "Another provider".
const HERE = 'lib/backend/payments'

const ALLOWED = [
  // The adapter, and the practice provider that speaks the same protocol.
  `${HERE}/razorpay/`,
  `${HERE}/practice/`,
  // The list of providers, and the settings.
  `${HERE}/providers.ts`,
  'lib/server/settings/env.ts',
  // The owner's text.
  'lib/messages/en/checkout.ts',
  // What the desk calls its settings.
  'lib/messages/en/desk-shop-keys.ts',
  // The provider's own words to the shop, as the proof of a cluster says them in its place.
  'scripts/cluster/parts/race-payments.mjs',
  // The calls to an archived shop's code.
  'scripts/old-shop/serve-api.mjs',
  // The field names of the owner's call.
  'lib/contract/checkout-schemas.ts',
  'lib/contract/signed-payment.ts',
]

const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$|(^|\/)test-[^/]*\.ts$/.test(file) || file === 'lib/api/server/conformance-story.ts'
const sources = [
  ...readdirSync('.'),
  ...['app', 'components', 'lib', 'scripts'].flatMap(folder =>
    readdirSync(folder, { recursive: true }).map(name => join(folder, String(name))),
  ),
].filter(file => /\.(tsx?|m?js|css|sql)$/.test(file) && !isTest(file))
const naming = sources.filter(file => /razorpay/i.test(readFileSync(file, 'utf8')))

test('the payment provider’s name stands in its own folder, the settings, the owner’s texts and the owner’s call only', () => {
  const elsewhere = naming.filter(file => !ALLOWED.some(place => file.startsWith(place)))
  expect({ 'move this into the provider’s folder, and ask the port for it': elsewhere }).toEqual({
    'move this into the provider’s folder, and ask the port for it': [],
  })
})

test('every allowed place contains the provider’s name', () => {
  expect(ALLOWED.filter(place => !naming.some(file => file.startsWith(place)))).toEqual([])
})

test('the practice provider’s own code is loaded on demand only, so that a shop with keys never loads it', () => {
  const inside = `${HERE}/practice/service/`
  const carrying = sources
    .filter(file => !file.startsWith(inside) && file !== 'scripts/practice-gateway.mjs')
    .filter(file => /(from|^import) '[^']*(practice|\.)\/service\//m.test(readFileSync(file, 'utf8')))
  expect(carrying).toEqual([])
  expect(readFileSync(`${HERE}/practice/mounted.ts`, 'utf8')).toContain("import('./service/mount.ts')")
})
