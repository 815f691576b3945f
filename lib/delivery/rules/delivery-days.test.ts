import { deliveryDays } from './delivery-days.ts'
import { type DeliverySettings, NO_DELIVERY_SETTINGS } from './delivery-settings.ts'

const shop: DeliverySettings = {
  ...NO_DELIVERY_SETTINGS,
  cutOff: '14:00',
  daysOff: ['Sunday'],
  holidays: ['2026-11-25'],
}
const last = (at: string, days = { from: 2, to: 3 }, settings = shop) =>
  deliveryDays(Date.parse(at), days, settings).last

test('a second before the cut-off it is sent the same day, and at the cut-off the next', () => {
  const soon = { from: 1, to: 1 }
  expect(last('2026-11-23T13:59:59.999+05:30', soon)).toBe('2026-11-24')
  expect(last('2026-11-23T14:00:00.000+05:30', soon)).toBe('2026-11-26')
})

test('days off are neither days of sending, nor counted, nor days of coming', () => {
  // Monday before the cut-off: Tuesday, then Thursday since Wednesday is off, then Friday.
  expect(last('2026-11-23T09:00:00+05:30')).toBe('2026-11-27')
  // Saturday afternoon, like all of Sunday, is sent on Monday.
  expect(last('2026-11-28T15:00:00+05:30')).toBe(last('2026-11-29T10:00:00+05:30'))
  expect(last('2026-11-29T10:00:00+05:30')).toBe('2026-12-03')
})

test('the day is that of India, wherever the server is', () => {
  // 19:30 in UTC is one o'clock of the next morning in India.
  expect(last('2026-11-23T19:30:00Z', { from: 0, to: 0 }, NO_DELIVERY_SETTINGS)).toBe('2026-11-24')
  expect(last('2026-11-23T18:29:59Z', { from: 0, to: 0 }, NO_DELIVERY_SETTINGS)).toBe('2026-11-23')
})

test('without a cut-off every order is sent on its day; the first day comes before the last', () => {
  const days = deliveryDays(Date.parse('2026-11-23T23:59:00+05:30'), { from: 1, to: 4 }, NO_DELIVERY_SETTINGS)
  expect(days).toEqual({ first: '2026-11-24', last: '2026-11-27' })
})

test('a list of holidays that never ends hangs nothing', () => {
  const holidays = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10),
  )
  expect(last('2026-11-23T09:00:00+05:30', { from: 0, to: 60 }, { ...shop, holidays })).toMatch(/^202[6-9]-/)
})
