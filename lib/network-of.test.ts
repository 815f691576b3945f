import { isPrivateAddress, networkOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0::/56'],
  ['2001:db8:1:2345:6:7:8:9', '2001:db8:1:2300::/56'],
  ['2001:DB8:1:23ff::', '2001:db8:1:2300::/56'],
  ['2001:db8:1:2400::1', '2001:db8:1:2400::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/56'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([undefined, '', 'unknown', '203.0.113', 'a:b', '1.2.3.4:80'])('%p is no address', address => {
  expect(networkOf(address)).toBeUndefined()
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.7',
  '169.254.1.1',
  '100.64.0.1',
  '::1',
  'fd12:3456::1',
  'fe80::1',
  '',
])('%s says nothing of who is asking', address => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['203.0.113.9', '172.32.0.1', '100.128.0.1', '2001:db8::1', '11.0.0.1'])('%s does', address => {
  expect(isPrivateAddress(address)).toBe(false)
})
