import { readFileSync } from 'node:fs'
import { settings } from '#messages/page-titles.ts'
import { yourData } from '#messages/privacy-pages.ts'
import { readMarkdown } from './markdown.ts'

const policy = (name: string) =>
  readMarkdown(readFileSync(`demo/catalogue/policies/${name}.md`, 'utf8'), {
    ...{ shop: 'Narmada Haat', host: 'narmada.example' },
    hours: 'Monday to Friday, 9 AM to 5 PM',
  })

test('the Terms and Conditions have 13 sections, each with something to read', () => {
  const { sections } = policy('terms')
  expect(sections).toHaveLength(13)
  for (const { html } of sections) expect(html.length).toBeGreaterThan(80)
  expect(new Set(sections.map(section => section.title)).size).toBe(13)
  expect(sections[0]?.html).toContain('narmada.example is the shop of Narmada Haat')
})

test('the terms name the page where a customer downloads their data and erases the account, and who corrects it', () => {
  const data = policy('terms').sections.find(({ title }) => title === '11. Your data')?.html ?? ''
  expect(data).toContain(`download what we hold about you, or to have your account erased, open ${settings}`)
  expect(data).toContain(`and then “${yourData}”`)
  expect(data).toContain('write to our grievance officer through the help centre')
  expect(data).not.toMatch(/no page|by hand/)
})

test('the Return Policy says 30 days, 7 business days, and the hours that the shop has set', () => {
  const text = JSON.stringify(policy('returns'))
  expect(text).toContain('30-day return window')
  expect(text).toContain('within 7 business days')
  expect(text).toContain('Monday to Friday, 9 AM to 5 PM')
})
