import { networksOf } from './networks.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)

test('an IPv4 address is a network of its own, also when written as IPv6', () => {
  for (const written of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:FFFF:203.0.113.7',
  ])
    expect(names(written)).toEqual(['203.0.113.7'])
  expect(names('203.0.113.8')).not.toEqual(names('203.0.113.7'))
})

test('all addresses of one /64 are one network, in each notation', () => {
  const one = names('2001:db8:0:0:1:2:3:4')
  expect(one).toEqual(['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0:0/48'])
  for (const other of ['2001:db8::1', '2001:0DB8::ffff:2', '2001:db8:0:0:9::', '2001:db8::203.0.113.7'])
    expect(names(other)).toEqual(one)
})

test('addresses of one /56 or /48 share the wider counts, and nothing more', () => {
  const home = names('2001:db8:12:3401::1')
  expect(names('2001:db8:12:34ff::1')).toEqual(['2001:db8:12:34ff/64', ...home.slice(1)])
  expect(names('2001:db8:12:3501::1')).toEqual(['2001:db8:12:3501/64', '2001:db8:12:3500/56', home[2]])
  expect(names('2001:db8:13:3401::1').filter(name => home.includes(name))).toEqual([])
  expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 2, 8])
})

test('additions of a proxy to an address do not make another network', () => {
  expect(names('203.0.113.7:41234')).toEqual(['203.0.113.7'])
  expect(names('[2001:db8::1]:41234')).toEqual(names('2001:db8::1'))
  expect(names('fe80::1%eth0')).toEqual(names('fe80::1'))
})

test('an empty address is no network, and an invalid one gives a name of limited length', () => {
  expect([networksOf(undefined), networksOf(''), networksOf(' ')]).toEqual([[], [], []])
  expect(names('unknown')).toEqual(['unknown'])
  expect(names('x'.repeat(5000))[0]).toHaveLength(64)
})
