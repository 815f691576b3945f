import { readEnv } from '../settings/env.ts'
import { paymentOrigins } from './payment-origins.ts'

const origins = (source: Record<string, string>) => paymentOrigins(readEnv(source))
const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'secret' }

test('with keys the payment step may reach the provider’s domain, and only it', () => {
  expect(origins(keys)).toEqual(['https://*.razorpay.com'])
})

test('the practice provider in the shop needs no other site, one elsewhere needs its own', () => {
  expect(origins({})).toEqual([])
  expect(origins({ PAYMENT_API_URL: 'http://127.0.0.1:4501' })).toEqual(['http://127.0.0.1:4501'])
  expect(origins({ ...keys, PAYMENT_API_URL: 'http://127.0.0.1:4501' })).toEqual([
    'http://127.0.0.1:4501',
    'https://*.razorpay.com',
  ])
})
