import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { shopJson, toStored } from '#lib/backend/shop/shop-json.ts'
import { blanksIn, readMarkdown } from '#lib/shop/rules/markdown.ts'
import { policyStarts } from '#messages/policy-starts.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()
const folder = mkdtempSync(path.join(os.tmpdir(), 'policies-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shop = (args: string[], more: Record<string, string> = {}) =>
  runCommand('shop', args, { DATABASE_URL: database.url, ...more })

test('the list goes by harm, and a shop that says everything hears so', async () => {
  const { code, output } = await shop(['check'])
  expect(code).toBe(0)
  const laws = [...output.matchAll(/\(Law (\d+)\)/g)].map(([, law]) => Number(law))
  expect(laws.slice(0, 3)).toEqual([20, 5, 7])
  expect(output).toContain('tax.status in shop.json')
  const said = shopJson.parse({
    name: 'Reva',
    email: 'a@reva.in',
    mobile: '9876543210',
    seller: {
      legalName: 'Reva',
      form: 'partnership',
      gstin: '23AAPFU0939F1Z3',
      address: { street: '1', town: 'Maheshwar', state: 'Madhya Pradesh', pin: '451224' },
      officer: { name: 'Ravi', designation: 'Partner', email: 'r@reva.in', mobile: '9876543211' },
    },
    tax: { status: 'regular', series: 'R' },
    returns: { days: 7 },
    refundDays: 7,
    declared: { packer: 'Reva' },
    policies: ['privacy', 'shipping', 'terms'].map(slug => ({ slug, text: 'x' })),
  })
  const { details, more } = toStored(said)
  await db.run('insert into shop (details, more) values ($1, $2)', [
    JSON.stringify(details),
    JSON.stringify(more),
  ])
  expect(await shop(['check'])).toEqual({
    code: 0,
    output:
      'Nothing is missing that this command can see. Have a lawyer and an accountant read it all the same.\n',
  })
})

test('policies to start from name their blanks, and nothing is written over', async () => {
  const { code, output } = await shop(['policies', folder])
  expect([code, output]).toEqual([
    0,
    expect.stringContaining('returns.md, shipping.md, terms.md, privacy.md are in'),
  ])
  expect(readdirSync(path.join(folder, 'policies')).sort()).toEqual(
    Object.keys(policyStarts)
      .map(slug => `${slug}.md`)
      .sort(),
  )
  expect(await shop(['policies', folder])).toMatchObject({
    code: 1,
    output: expect.stringContaining('already'),
  })
  for (const text of Object.values(policyStarts)) {
    expect(blanksIn(text).length).toBeGreaterThan(2)
    expect(readMarkdown(text).sections.length).toBeGreaterThan(3)
  }
})

test.each([
  [[], 'What is to be done is missing.'],
  [['list'], 'There is no "list" for the shop.'],
  [['check', 'x'], '"x" is one word too many'],
  [['policies'], 'The folder is missing.'],
])('%j is refused with the usage', async (args, sentence) => {
  const { code, output } = await shop(args)
  expect(code).toBe(2)
  expect(output).toContain(sentence)
  expect(output).toContain('npm run shop -- check')
})

test('with another host it says whose the shop is', async () => {
  expect(await shop(['check'], { API_HOST: 'https://host.example' })).toEqual({
    code: 2,
    output: 'The shop is described by https://host.example (API_HOST), not by this shop.\n',
  })
})
