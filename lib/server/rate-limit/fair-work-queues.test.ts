import { createFairWorkQueues, type QueueName } from './fair-work-queues.ts'
import { networksOf } from './networks.ts'

const few = { atOnce: 1, places: { password: 10, registration: 3 }, ofOneNetwork: 2 }

/** Requests a turn; started work is recorded by its name. */
function queue(settings = few) {
  const turns = createFairWorkQueues(settings)
  const begun: string[] = []
  const request = (name: string, of: QueueName = 'password', address?: string) =>
    turns({ queue: of, networks: networksOf(address) }, () => begun.push(name))
  return { request, begun }
}

test('a network gets two places of a queue, and others still find room', () => {
  const { request } = queue()
  request('inside')
  const placed = Array.from({ length: 5 }, (_, i) => request(`greedy ${i}`, 'password', '203.0.113.7'))
  expect(placed.map(Boolean)).toEqual([true, true, false, false, false])
  expect(request('other', 'password', '203.0.113.8')).toBeDefined()
  placed[0]?.()
  expect(request('greedy again', 'password', '203.0.113.7')).toBeDefined()
})

test('a /64 gets two places, its /56 four and its /48 sixteen', () => {
  const { request } = queue({ ...few, places: { password: 100, registration: 3 } })
  request('inside')
  const from = (address: string) => request(address, 'password', address) !== undefined
  const many = (count: number, address: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => from(address(i))).filter(Boolean).length
  expect(many(9, i => `2001:db8::${i}`)).toBe(2)
  expect(many(9, i => `2001:db8:0:${i + 1}::1`)).toBe(2)
  expect(many(99, i => `2001:db8:0:${(i + 1).toString(16)}00::1`)).toBe(12)
  expect(from('2001:db8:1::1')).toBe(true)
})

test('registrations fill their own queue only, and get every fourth turn', () => {
  const { request, begun } = queue()
  const first = request('first')
  const registrations = Array.from({ length: 5 }, (_, i) => request(`r${i}`, 'registration'))
  expect(registrations.map(Boolean)).toEqual([true, true, true, false, false])
  const leaves = new Map([
    ['first', first],
    ...registrations.map((leave, i) => [`r${i}`, leave] as const),
    ...Array.from({ length: 8 }, (_, i) => [`p${i}`, request(`p${i}`)] as const),
  ])
  for (let i = 0; i < begun.length; i++) leaves.get(begun[i] ?? '')?.()
  expect(begun).toEqual(['first', 'p0', 'p1', 'p2', 'r0', 'p3', 'p4', 'p5', 'r1', 'p6', 'p7', 'r2'])
})

test('leaving twice frees one place, and work that left the queue is not started', () => {
  const { request, begun } = queue()
  const [first, gone, second, third] = ['first', 'gone', 'second', 'third'].map(name => request(name))
  gone?.()
  gone?.()
  first?.()
  first?.()
  expect(begun).toEqual(['first', 'second'])
  second?.()
  third?.()
  expect(begun).toEqual(['first', 'second', 'third'])
})
