import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { policyStarts } from '#messages/policy-starts.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { inWords } from './errors.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { withFolders } from './test-folder.ts'

withTestDatabase()
const { folderOf, take, refused } = withFolders()

const folder = (shop: object | undefined, files: Record<string, string> = {}) => {
  const at = folderOf(
    shop ? { 'shop.json': JSON.stringify({ name: 'Reva', email: 'a@reva.in', ...shop }) } : {},
  )
  mkdirSync(path.join(at, 'policies'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(at, 'policies', name), text)
  return at
}
const slugs = async () => (await readSellerFile()).policies.map(({ slug, text }) => `${slug}: ${text}`)

test('policies come from shop.json and from files beside it, and go back to where they came from', async () => {
  const policies = [
    { slug: 'care', text: 'Wash by hand.' },
    { slug: 'returns', title: 'Returns', file: 'policies/returns.md' },
  ]
  await take(folder({ policies }, { 'returns.md': '# X\n\nTen days.', 'terms.md': 'Be kind.' }))
  const said = ['care: Wash by hand.', 'returns: # X\n\nTen days.', 'terms: Be kind.']
  expect(await slugs()).toEqual(said)
  const out = folderOf({})
  await exportCatalogue({ folder: out, store: folderStore(out) })
  expect(JSON.parse(readFileSync(path.join(out, 'shop.json'), 'utf8')).policies).toEqual([
    ...policies,
    { slug: 'terms', file: 'policies/terms.md' },
  ])
  await take(folder({}))
  expect(await slugs()).toEqual([])
  await take(out)
  expect(await slugs()).toEqual(said)
})

test('policies alone change nothing else that the shop says, and need a shop', async () => {
  const lonely = folder(undefined, { 'terms.md': 'Be kind.' })
  const { errors } = await refused(lonely)
  expect(errors.listed.map(inWords)).toEqual([
    'policies: needs a shop.json beside it, with at least the name of the shop',
  ])
  await take(folder({ refundDays: 5 }))
  await take(lonely)
  expect(await readSellerFile()).toMatchObject({ refundDays: 5, policies: [{ slug: 'terms' }] })
})

test.each([
  [{ file: '../secret.md' }, {}, 'must be a Markdown file'],
  [{ file: '/etc/passwd.md' }, {}, 'must be a Markdown file'],
  [{ file: 'policies/terms.html' }, {}, 'must be a Markdown file'],
  [{ file: 'policies/terms.md' }, {}, 'is not in the folder'],
  [{ file: 'policies/terms.md' }, { 'terms.md': '  \n' }, 'is empty'],
  [{ file: 'policies/terms.md' }, { 'terms.md': 'a'.repeat(100_001) }, 'is longer than 100000 characters'],
  [{ text: 'a' }, { 'terms.md': 'b' }, 'shop.json has a policy “terms” as well'],
  [{ text: 'a' }, { 'My Terms.md': 'b' }, 'must have a name of small letters'],
])('%j with %j is refused', async (said, files, reason) => {
  const { errors } = await refused(
    folder({ policies: [{ slug: 'terms', ...said }] }, files as Record<string, string>),
  )
  expect(errors.listed.map(inWords).join()).toContain(reason)
})

test('Law 12: a blank that was left in a policy is told when it is imported', async () => {
  const report = await take(folder({}, { 'terms.md': policyStarts.terms ?? '' }))
  expect(report.warnings.listed.map(inWords)).toContain(
    'policies/terms.md: still has the blank [YOUR ADDRESS]: shoppers read it so',
  )
})
