import { anyOf, countOfBoth, eachOf, isSet } from './count-bits.ts'

const WORDS = 40
const random = () => Int32Array.from({ length: WORDS }, () => (Math.random() * 2 ** 32) | 0)
const places = (bits: Int32Array) =>
  new Set(
    [...bits].flatMap((word, n) =>
      Array.from({ length: 32 }, (_, bit) => ((word >>> bit) & 1 ? 32 * n + bit : -1)).filter(at => at >= 0),
    ),
  )

test('what is set in any, in each and in both of random bits is what their places say', () => {
  for (let turn = 0; turn < 50; turn++) {
    const [a, b, c] = [random(), random(), random()] as const
    const [inA, inB, inC] = [places(a), places(b), places(c)]
    expect(places(anyOf([a, b, c], WORDS))).toEqual(inA.union(inB).union(inC))
    expect(places(eachOf([a, b, c], WORDS))).toEqual(inA.intersection(inB).intersection(inC))
    expect(countOfBoth(a, b)).toBe(inA.intersection(inB).size)
    expect([places(a), places(b)]).toEqual([inA, inB])
  }
})

test('all 32 of a word count, and none of nothing', () => {
  const all = new Int32Array(WORDS).fill(-1)
  expect([countOfBoth(all, all), countOfBoth(all, new Int32Array(WORDS)), anyOf([], WORDS)]).toEqual([
    32 * WORDS,
    0,
    new Int32Array(WORDS),
  ])
})

test('the first bit of each byte is its highest', () => {
  const bits = new Int32Array(2)
  new Uint8Array(bits.buffer).set([0x80, 0x01, 0x40, 0, 0, 0, 0x03])
  const set = Array.from({ length: 64 }, (_, place) => place).filter(place => isSet(bits, place))
  expect(set).toEqual([0, 15, 17, 54, 55])
})
