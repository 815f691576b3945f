import { mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { parameter } from './parameter.ts'
import {
  fillPhoneTemplate,
  type PhoneTemplateName,
  phoneTemplates,
  registeredText,
} from './phone-templates.ts'
import { readTemplateNames } from './template-names.ts'

withTestDatabase()

const names = Object.keys(phoneTemplates) as PhoneTemplateName[]

test.each(names)(
  '%s is a text that providers take: its parameters are inside, each once, in their order',
  name => {
    const text = registeredText(name)
    expect(text).not.toMatch(/^\W*\{\{|\}\}\W*$/)
    const found = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n))
    expect([...found].sort()).toEqual(found.map((_, n) => n + 1))
    expect(new Set(found).size).toBe(found.length)
    expect(text).not.toMatch(/\}\}\s*\{\{/)
    expect(text.length).toBeLessThan(300)
  },
)

test('the text is the registered one, filled with what the provider gets', async () => {
  const payload = { orderId: '7K3M-9QXT-2BHD-4VRA', courier: 'India Post', number: 'EM1' }
  const { text, parameters } = await fillPhoneTemplate('orderShipped', payload, 'Narmada Haat')
  expect(registeredText('orderShipped').replace(/\{\{(\d)\}\}/g, (_, n) => parameters[n - 1] ?? '')).toBe(
    text,
  )
})

test.each([
  ['two\nlines\tand     gaps', 'two lines and gaps'],
  ['a\u202eb\u0000c', 'a b c'],
  ['   ', '-'],
  ['x'.repeat(500), `${'x'.repeat(179)}…`],
])('%j goes to a provider as %j', (typed, sent) => {
  expect(parameter(typed)).toBe(sent)
})

const fileOf = (content: string) => {
  const file = path.join(mkdtempSync(path.join(env.dataDir, 'names-')), 'messages.json')
  writeFileSync(file, content)
  return file
}

test('messages.json names templates; what it does not name is not sent, and no file names none', () => {
  const file = fileOf('\uFEFF{"whatsapp": {"language": "hi", "templates": {"orderPlaced": "placed_v2"}}}')
  expect(readTemplateNames(file)).toEqual({
    whatsapp: { language: 'hi', templates: { orderPlaced: 'placed_v2' } },
    sms: { language: 'en', templates: {} },
  })
  expect(readTemplateNames('/nowhere/messages.json').whatsapp.templates).toEqual({})
})

test.each([
  ['no JSON', '{', /it is not JSON/],
  [
    'a template of another name',
    '{"sms": {"templates": {"orderplaced": "x"}}}',
    /sms\.templates: .*orderplaced/,
  ],
  ['a language in words', '{"whatsapp": {"language": "English", "templates": {}}}', /whatsapp\.language/],
  ['a folder', undefined, /EISDIR/],
])('%s is refused by its file and field', (_, content, sentence) => {
  const file = content === undefined ? env.dataDir : fileOf(content)
  expect(() => readTemplateNames(file)).toThrow(StartError)
  expect(() => readTemplateNames(file)).toThrow(sentence)
})
