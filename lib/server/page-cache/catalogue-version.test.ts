import { versionByChange } from './catalogue-version.ts'

const clockAt = () => {
  const time = { now: 0 }
  return { time, clock: versionByChange(() => time.now) }
}

test('a page that was made before a turn is not fresh after it', () => {
  const { time, clock } = clockAt()
  clock.expect([{ from: 100, until: 110 }])
  const made = clock.version
  time.now = 99
  expect(clock.lastChangeOf('/a')).toBeLessThanOrEqual(made)
  time.now = 100
  expect(clock.lastChangeOf('/a')).toBeGreaterThan(made)
})

test('while it is not sure whether prices have turned nothing is fresh, and after that all is again', () => {
  const { time, clock } = clockAt()
  clock.expect([{ from: 100, until: 110 }])
  time.now = 105
  const inDoubt = clock.version
  expect(clock.lastChangeOf('/a')).toBeGreaterThan(inDoubt)
  expect(clock.version).toBeGreaterThan(inDoubt)
  const stillInDoubt = clock.version
  time.now = 110
  expect(clock.lastChangeOf('/a')).toBeGreaterThan(stillInDoubt)
  const after = clock.version
  expect(clock.lastChangeOf('/a')).toBeLessThanOrEqual(after)
  time.now = 1e9
  expect(clock.version).toBe(after)
})

test('a turn that came between two looks is not lost, nor is one after another', () => {
  const { time, clock } = clockAt()
  clock.expect([
    { from: 100, until: 110 },
    { from: 200, until: 210 },
  ])
  const made = clock.version
  time.now = 150
  clock.expect([{ from: 200, until: 210 }])
  const between = clock.version
  expect(between).toBeGreaterThan(made)
  time.now = 250
  expect(clock.lastChangeOf('/a')).toBeGreaterThan(between)
})
