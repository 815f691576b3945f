import { lateWith, settleBy, ticketState } from './ticket-state.ts'

const createdAt = new Date('2026-11-23T06:00:00Z')
const [acknowledgedAt, settledAt] = [new Date('2026-11-24T06:00:00Z'), new Date('2026-12-01T06:00:00Z')]
const open = { createdAt, acknowledgedAt: null, settledAt: null }

test('Law 6: a complaint is late when it is not acknowledged in 48 hours or not settled in a month', () => {
  expect(lateWith(open, new Date('2026-11-25T06:00:00Z'))).toBeUndefined()
  expect(lateWith(open, new Date('2026-11-25T06:00:01Z'))).toBe('acknowledge')
  const acknowledged = { ...open, acknowledgedAt }
  expect(lateWith(acknowledged, new Date('2026-12-23T06:00:00Z'))).toBeUndefined()
  expect(lateWith(acknowledged, new Date('2026-12-23T06:00:01Z'))).toBe('settle')
  expect(lateWith({ ...acknowledged, settledAt }, new Date('2027-12-23T06:00:00Z'))).toBeUndefined()
})

test('a month from the last day of a long month ends on the last day of the short one', () => {
  expect(settleBy(new Date('2027-01-31T10:00:00Z')).toISOString()).toBe('2027-02-28T10:00:00.000Z')
})

test('the state of a complaint is the last thing that happened to it', () => {
  expect(ticketState(open)).toBe('received')
  expect(ticketState({ ...open, acknowledgedAt })).toBe('acknowledged')
  expect(ticketState({ ...open, settledAt })).toBe('settled')
})
