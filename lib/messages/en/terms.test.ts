import { returnPolicy } from './return-policy.ts'
import { terms } from './terms.ts'

test('the Terms and Conditions have 13 sections, each with something to read', () => {
  const sections = terms({ shop: 'Narmada Haat', host: 'narmada.example' })
  expect(sections).toHaveLength(13)
  for (const { paragraphs = [], list = [] } of sections)
    expect([...paragraphs, ...list].join('').length).toBeGreaterThan(80)
  expect(new Set(sections.map(section => section.title)).size).toBe(13)
})

test('the terms promise no erasing that nobody does, and name who does it', () => {
  const data =
    terms({ shop: 'x', host: 'x' })
      .find(({ title }) => title === 'Your data')
      ?.paragraphs?.join(' ') ?? ''
  expect(data).toContain('write to our grievance officer through the help centre')
  expect(data).toContain('no page of this site does')
  expect(data).not.toMatch(/You may .*erased/)
})

test('the Return Policy says 30 days, 7 business days, and the hours that the shop has set', () => {
  const text = JSON.stringify(returnPolicy('Monday to Friday, 9 AM to 5 PM'))
  expect(text).toContain('30-day return window')
  expect(text).toContain('within 7 business days')
  expect(text).toContain('Monday to Friday, 9 AM to 5 PM')
})
