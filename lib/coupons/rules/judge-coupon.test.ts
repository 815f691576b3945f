import { anyPrice, seeded } from '#lib/cart/rules/test-sums.ts'
import type { Coupon } from './coupon.ts'
import { type CouponFacts, judgeCoupon } from './judge-coupon.ts'

const coupon = (more: Partial<Coupon>): Coupon => ({
  ...{
    code: 'C',
    kind: 'percent',
    percent: 10,
    amount: null,
    most: null,
    least: 0,
    starts: null,
    ends: null,
  },
  ...{ first_order: false, per_number: null, in_all: null, products: [], sections: [], stopped_at: null },
  ...more,
})
const facts = (more: Partial<CouponFacts> = {}): CouponFacts => ({
  lines: [{ paise: 100_000, isFor: true }],
  now: new Date('2026-11-25T12:00:00Z'),
  ...{ isOffer: false, used: 0, usedByNumber: 0, isFirstOrder: true },
  ...more,
})

test('of random goods a coupon never takes more than they cost, in parts that add up', () => {
  const random = seeded(66)
  for (let n = 0; n < 2_000; n++) {
    const lines = Array.from({ length: 1 + Math.floor(random() * 9) }, () => ({
      paise: Math.round(anyPrice(random) * 100) * (1 + Math.floor(random() * 3)),
      isFor: random() < 0.6,
    }))
    const kinds = [
      coupon({ percent: 1 + Math.floor(random() * 90) }),
      coupon({ percent: 1 + Math.floor(random() * 90), most: 100 * Math.floor(1 + random() * 500) }),
      coupon({ kind: 'flat', percent: null, amount: 100 * Math.floor(1 + random() * 900) }),
    ]
    for (const each of kinds) {
      const taken = judgeCoupon(each, facts({ lines }))
      if ('why' in taken) continue
      expect(taken.offs.reduce((sum, off) => sum + off, 0) % 100).toBe(0)
      for (const [place, { paise, isFor }] of lines.entries()) {
        expect(taken.offs[place]).toBeGreaterThanOrEqual(0)
        expect(taken.offs[place]).toBeLessThanOrEqual(isFor ? paise : 0)
      }
    }
  }
})

test.each<[Partial<Coupon>, Partial<CouponFacts>, string]>([
  [{ stopped_at: new Date('2026-11-01') }, {}, 'couponEnded'],
  [{ ends: new Date('2026-11-25T12:00:00Z') }, {}, 'couponEnded'],
  [{ starts: new Date('2026-11-25T12:00:01Z') }, {}, 'couponNotYet'],
  [{ in_all: 3 }, { used: 3 }, 'couponUsedUp'],
  [{ per_number: 2 }, { usedByNumber: 2 }, 'couponUsedByYou'],
  [{ first_order: true }, { isFirstOrder: false }, 'couponNotFirst'],
  [{}, { isOffer: true }, 'couponUnderOffer'],
  [{}, { lines: [{ paise: 100, isFor: false }] }, 'couponNotForThese'],
  [{ least: 100_001 }, {}, 'couponLeast'],
])('%j is refused where it does not hold: %j', (terms, more, why) => {
  expect(judgeCoupon(coupon(terms), facts(more))).toMatchObject({ why })
})

test('the last second and the last use count', () => {
  const ends = new Date('2026-11-25T12:00:00.001Z')
  const starts = new Date('2026-11-25T12:00:00Z')
  const terms = coupon({ ends, starts, in_all: 3, per_number: 2, first_order: true, least: 100_000 })
  expect(judgeCoupon(terms, facts({ used: 2, usedByNumber: 1 }))).toEqual({
    offs: [10_000],
    freeDelivery: false,
  })
})
