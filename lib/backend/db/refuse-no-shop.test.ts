import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { noShopAt, refuseNoFolder, refuseNoShop } from './refuse-no-shop.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'no-shop-'))
afterAll(() => rmSync(root, { recursive: true }))
const at = (...names: string[]) => path.join(root, ...names)
mkdirSync(at('empty'))
mkdirSync(at('begun/secrets'), { recursive: true })
mkdirSync(at('shop/postgres'), { recursive: true })
mkdirSync(at('filled/uploads'), { recursive: true })
writeFileSync(at('a-file'), '')

const messageOf = (refuse: () => void) => {
  try {
    refuse()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
const system = () => (existsSync('/var/lib/haat') ? readdirSync('/var/lib/haat') : [])

test.each([
  ['typo', `There is no shop in ${at('typo')}.`],
  ['typo/data', `There is no shop in ${at('typo/data')}.`],
  ['empty', `There is no shop in ${at('empty')}.`],
  ['begun', `There is no shop in ${at('begun')}.`],
  ['a-file', `${at('a-file')} is a file.`],
  ['a-file/data', `There is no shop in ${at('a-file/data')}.`],
])('%s is no shop, and nothing is created there or in the system’s folder', (name, sentence) => {
  const before = [readdirSync(root, { recursive: true }), system()]
  expect(messageOf(() => refuseNoShop({ dataDir: at(name), databaseUrl: undefined }))).toContain(sentence)
  expect([readdirSync(root, { recursive: true }), system()]).toEqual(before)
})

test('a shop is recognised, also if its home is closed to other users', () => {
  chmodSync(root, 0o700)
  expect(messageOf(() => refuseNoShop({ dataDir: at('shop'), databaseUrl: undefined }))).toBe('')
})

test.each([
  ['typo', false],
  ['empty', false],
  ['a-file', false],
  ['begun', true],
  ['filled', true],
])('pictures are not written into %s without a shop there', (name, fine) => {
  expect(messageOf(() => refuseNoFolder({ dataDir: at(name) })) === '').toBe(fine)
})

test('the password of a database is never shown', () => {
  expect(noShopAt('postgres://haat:hunter2@db.example:5433/my%20shop').message).toMatch(
    /^There is no shop in the database my shop at db\.example:5433\. /,
  )
})
