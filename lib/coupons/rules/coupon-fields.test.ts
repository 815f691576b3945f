import { type CouponField, readCoupon } from './coupon-fields.ts'

const read = (code: string, fields: Partial<Record<CouponField, string>>) =>
  readCoupon(code, field => fields[field] ?? '')

test('all faults of a coupon are told in one go', () => {
  const all = read('d!', {
    ...{ percent: '95', flat: '10', most: '1.5', least: '-1', from: '2026-13-01', to: 'tomorrow' },
    ...{ 'per-number': '0', 'in-all': 'ten', 'first-order': 'maybe' },
  })
  expect(all).toEqual({
    faults: [
      '"d!" is no code: 3 to 20 letters A–Z, digits and hyphens.',
      'percent: "95" is no percentage above 0 and up to 90.',
      'most: "1.5" is no whole number of rupees, 1 or more.',
      'Say one of percent, flat and free-delivery.',
      'from: "2026-13-01" is no day like 2026-11-25.',
      'to: "tomorrow" is no day like 2026-11-25.',
      'least: "-1" is no whole number of rupees, 1 or more.',
      'first-order: "maybe" is neither yes nor no.',
      'per-number: "0" is no whole number, 1 or more.',
      'in-all: "ten" is no whole number, 1 or more.',
    ],
  })
  expect(read('', {})).toEqual({
    faults: ['The code is missing.', 'Say one of percent, flat and free-delivery.'],
  })
  expect(read('ABC', { flat: '10', most: '5' })).toMatchObject({
    faults: [expect.stringMatching(/^most goes/)],
  })
  expect(read('ABC', { flat: '10', from: '2026-11-02', to: '2026-11-01' })).toEqual({
    faults: ['It would end (2026-11-01) before it begins (2026-11-02).'],
  })
})

test('a coupon’s days are days in India, the last one whole', () => {
  expect(
    read('diwali10', { percent: '12.5', from: '2026-11-01', to: '2026-11-01', products: 'A-1, A-2;A-1' }),
  ).toEqual({
    coupon: expect.objectContaining({
      ...{ code: 'DIWALI10', kind: 'percent', percent: 12.5, products: ['A-1', 'A-2'] },
      starts: new Date('2026-10-31T18:30:00Z'),
      ends: new Date('2026-11-01T18:30:00Z'),
    }),
  })
})
