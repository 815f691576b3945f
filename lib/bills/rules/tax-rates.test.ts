import { readFileSync } from 'node:fs'
import { TAX_CLASSES } from '#lib/catalogue/rules/declared.ts'
import { GST_RATES, rateOn, slabGapAt, slabOf } from './tax-rates.ts'

const DAY = '2026-11-21'
const kurta = { hsn: '6204', declared: undefined }
const at = (paise: number, units = 1) => ({ paise, units })

test.each([
  [2_500_00, 'lower'],
  [2_625_00, 'lower'],
  [2_950_01, 'higher'],
  [2_951_00, 'higher'],
])(
  'Law 21: a garment at %d paise is on the side of the limit that its price without tax is',
  (paise, slab) => {
    expect(slabOf(DAY, kurta, at(paise), {})).toBe(slab)
    expect(slabGapAt(DAY, kurta, paise, {})).toBeUndefined()
  },
)

test.each([2_625_01, 2_655_90, 2_950_00])('%d paise fit neither side, and the seller says which', paise => {
  expect(slabGapAt(DAY, kurta, paise, {})).toMatchObject({ from: 2_625_00, to: 2_950_00 })
  expect(slabOf(DAY, kurta, at(paise), { slabGap: 'lower' })).toBe('lower')
  expect(slabOf(DAY, kurta, at(paise), { slabGap: 'higher' })).toBe('higher')
  expect(slabOf(DAY, kurta, at(paise), {})).toBe('higher')
})

test('the limit is that of a piece, whatever the line costs', () => {
  expect(slabOf(DAY, kurta, at(3 * 2_625_00, 3), {})).toBe('lower')
  expect(slabOf(DAY, kurta, at(3 * 2_625_00 + 1, 3), { slabGap: 'higher' })).toBe('higher')
})

test.each([
  ['a garment below the limit', kurta, 'lower', {}, 5],
  ['a garment above it', kurta, 'higher', {}, 18],
  ['footwear', { hsn: '6403', declared: undefined }, 'higher', {}, 18],
  ['a saree, which is fabric', { hsn: '5208', declared: undefined }, '', {}, 5],
  ['what has a rate of its own', { hsn: '6204', declared: 12 }, '', {}, 12],
  ['the rate that the seller set', kurta, 'lower', { rates: [{ hsn: '62', rate: 3 }] }, 3],
  [
    'the longest HSN of the seller',
    kurta,
    'lower',
    {
      rates: [
        { hsn: '62', rate: 3 },
        { hsn: '6204', rate: 7 },
      ],
    },
    7,
  ],
  ['no HSN, the rate of the shop', { hsn: '', declared: undefined }, '', { rate: 5 }, 5],
  ['an HSN that no table knows', { hsn: '7117', declared: undefined }, '', { rate: 3 }, 3],
  [
    'an HSN that no table knows, in a shop without a rate',
    { hsn: '7117', declared: undefined },
    '',
    {},
    undefined,
  ],
  ['what is exempt', { hsn: '7117', declared: 0 }, '', { rate: 3 }, 0],
] as const)('the rate of %s', (_, facts, slab, settings, rate) => {
  expect(rateOn(DAY, facts, slab, settings)).toBe(rate)
})

test('a seller may declare what the law charges, and the documents name these rates', () => {
  expect(GST_RATES).toEqual([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 12, 18, 28, 40])
  expect(readFileSync('docs/catalogue.md', 'utf8')).toContain(`the rate in percent (${GST_RATES.join(', ')})`)
  expect(Object.values(TAX_CLASSES).filter(rate => rate !== undefined && !GST_RATES.includes(rate))).toEqual(
    [],
  )
})

test('a rate that changes at midnight is in force from that day on', () => {
  const rates = [
    { hsn: '62', rate: 5 },
    { hsn: '62', rate: 6, from: '2026-12-01' },
  ]
  expect(rateOn('2026-11-30', kurta, 'lower', { rates })).toBe(5)
  expect(rateOn('2026-12-01', kurta, 'lower', { rates })).toBe(6)
})
