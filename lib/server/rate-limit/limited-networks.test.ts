import { env } from '../settings/env.ts'
import { limitedNetworks } from './limited-networks.ts'

const before = { ...env }
afterEach(() => Object.assign(env, before))

const isLimited = (
  address: string,
  settings: { production: boolean; trustProxy: boolean; limits?: boolean },
) => {
  Object.assign(env, { limits: true, ...settings })
  return limitedNetworks(address).length > 0
}

test('there is no limit when limits are off', () => {
  expect(isLimited('203.0.113.7', { limits: false, production: true, trustProxy: true })).toBe(false)
})

test('behind an unknown proxy a request is not counted together with all others', () => {
  const unknown = { production: true, trustProxy: false }
  for (const address of [
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.17.0.1',
    '192.168.1.7',
    'fd12:3456::1',
    'fe80::1',
    '',
  ])
    expect([address, isLimited(address, unknown)]).toEqual([address, false])
  for (const address of ['203.0.113.7', '2001:db8::1', '172.32.0.1'])
    expect([address, isLimited(address, unknown)]).toEqual([address, true])
})

test('on a private network and behind a known proxy, a local address is a shopper’s', () => {
  expect(isLimited('192.168.1.7', { production: false, trustProxy: false })).toBe(true)
  expect(isLimited('192.168.1.7', { production: true, trustProxy: true })).toBe(true)
})
