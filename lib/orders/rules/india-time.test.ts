import { isoInIndia, timeInIndia } from './india-time.ts'

test('a time is shown in India’s time zone, also across midnight and in any time zone of the machine', () => {
  const at = new Date('2026-03-31T18:30:59.999Z')
  expect(isoInIndia(at)).toBe('2026-04-01T00:00:59+05:30')
  expect(timeInIndia(at)).toBe('2026-04-01 00:00 IST')
})
