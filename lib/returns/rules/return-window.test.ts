import { RETURN_REASONS } from './return-state.ts'
import { returnWindow } from './return-window.ts'

const deliveredAt = new Date('2026-11-01T10:00:00Z')
const after = (days: number) => new Date(deliveredAt.getTime() + days * 86_400_000)

test('Law 16: where the seller states no window, it is thirty days', () => {
  for (const reason of RETURN_REASONS) {
    expect(returnWindow({ deliveredAt }, reason, after(30))).toBe('open')
    expect(returnWindow({ deliveredAt }, reason, after(30.01))).toBe('over')
  }
})

test('Law 16: a window of no days never refuses what is defective, wrong or late', () => {
  const shop = { deliveredAt, days: 0 }
  for (const reason of ['defective', 'wrong', 'late'] as const)
    expect(returnWindow(shop, reason, after(29))).toBe('open')
  for (const reason of ['size', 'unlike', 'unwanted'] as const) {
    expect(returnWindow(shop, reason, after(0))).toBe('only-faulty')
    expect(returnWindow(shop, reason, after(31))).toBe('over')
  }
})

test('a longer window of the seller holds for everything', () => {
  expect(returnWindow({ deliveredAt, days: 90 }, 'unwanted', after(89))).toBe('open')
  expect(returnWindow({ deliveredAt, days: 90 }, 'defective', after(91))).toBe('over')
})
