import { networksOf } from './networks.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)

test('an IPv4 address is a network of its own, also where it is written as IPv6', () => {
  for (const written of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::ffff:cb00:7107',
    '0:0:0:0:0:FFFF:203.0.113.7',
  ])
    expect(names(written)).toEqual(['203.0.113.7'])
  expect(names('203.0.113.8')).not.toEqual(names('203.0.113.7'))
})

test('all addresses of one /64 are one network, in each spelling', () => {
  const one = names('2001:db8:0:0:1:2:3:4')
  expect(one).toEqual(['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0:0/48'])
  for (const other of ['2001:db8::1', '2001:0DB8::ffff:2', '2001:db8:0:0:9::', '2001:db8::203.0.113.7'])
    expect(names(other)).toEqual(one)
})

test('neighbours of a /56 and of a /48 share the wider counts, and no more', () => {
  const home = names('2001:db8:12:3401::1')
  expect(names('2001:db8:12:34ff::1')).toEqual(['2001:db8:12:34ff/64', ...home.slice(1)])
  expect(names('2001:db8:12:3501::1')).toEqual(['2001:db8:12:3501/64', '2001:db8:12:3500/56', home[2]])
  expect(names('2001:db8:13:3401::1').filter(name => home.includes(name))).toEqual([])
  expect(networksOf('2001:db8::1').map(({ times }) => times)).toEqual([1, 2, 8])
})

test('what a proxy adds to an address does not make another network of it', () => {
  expect(names('203.0.113.7:41234')).toEqual(['203.0.113.7'])
  expect(names('[2001:db8::1]:41234')).toEqual(names('2001:db8::1'))
  expect(names('fe80::1%eth0')).toEqual(names('fe80::1'))
})

test('nothing is no network, and what is no address is one of a bounded length', () => {
  expect([networksOf(undefined), networksOf(''), networksOf(' ')]).toEqual([[], [], []])
  expect(names('unknown')).toEqual(['unknown'])
  expect(names('x'.repeat(5000))[0]).toHaveLength(64)
})
