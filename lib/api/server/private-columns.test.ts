import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { handlers } from '#lib/backend/index.ts'
import { tellStory } from './conformance-story.ts'
import { embeddedShop } from './embedded-shop.ts'
import { createRemoteClient } from './remote-client.ts'
import { openHost } from './test-host.ts'

withTestDatabase()

const MARK = 'xQ7private'
const folder = mkdtempSync(path.join(os.tmpdir(), 'private-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await importCatalogue({ folder: path.join(process.cwd(), 'demo/catalogue') })
  const ids = await db.query<{ id: number }>('select id from products order by id')
  const rows = ids.map(({ id }) => `${id},770077.07,${MARK}-supplier,${MARK}-field`)
  mkdirSync(path.join(folder, 'pictures'))
  writeFileSync(
    path.join(folder, 'products.csv'),
    `id,purchase_price,supplier,private:${MARK}\n${rows.join('\n')}\n`,
  )
  expect(await importCatalogue({ folder })).toMatchObject({ changed: ids.length })
  await db.run('update product_sizes set stock = 0 where product_id = (select max(id) from products)')
}, 120_000)

test('no answer of the API holds anything of the seller’s private columns', async () => {
  const embedded = embeddedShop(handlers)
  const { host, close } = await openHost(embedded)
  const asked: string[] = []
  const plain = globalThis.fetch
  // Bodies as they travel, not only what a client makes of them.
  globalThis.fetch = async (...question) => {
    const answer = await plain(...question)
    asked.push(await answer.clone().text())
    return answer
  }
  try {
    const story = await tellStory(createRemoteClient(host, { timeoutMs: 20_000 }), 'private')
    asked.push(JSON.stringify(story))
  } finally {
    globalThis.fetch = plain
    await close()
  }
  asked.push(JSON.stringify(await embedded.products({ search: '', subcat_id: 0 })))
  asked.push(JSON.stringify(await embedded.products({ search: MARK, subcat_id: 0 })))
  asked.push(JSON.stringify(await embedded.sitemap({ part: 1 })))
  expect(asked.length).toBeGreaterThan(3)
  for (const text of asked) {
    expect(text).not.toMatch(/770077|77007707/)
    expect(text.replaceAll(`"${MARK}"`, '')).not.toContain(`${MARK}-`)
  }
}, 120_000)

test('nothing but import, export and the seller’s commands reads them, nor what was changed of them', () => {
  const MAY = [
    'lib/backend/catalogue-import/',
    'lib/backend/publications/',
    'lib/backend/catalogue/product-columns.ts',
    'lib/backend/catalogue/compared-columns.ts',
    'lib/backend/catalogue/used-columns.ts',
    // The desk shows them to who keeps the goods: lib/backend/desk/matrix.test.ts says to whom not.
    'lib/backend/desk/things/',
    // Which products changed, and what stock fell, by their numbers.
    'lib/backend/webhooks/queue-changed-products.ts',
    'lib/backend/webhooks/queue-low-stock.ts',
    // Says of the table that it holds nothing of people.
    'lib/privacy/rules/stored-data.ts',
  ]
  const readers = ['app', 'components', 'lib', 'scripts'].flatMap(root =>
    readdirSync(root, { recursive: true })
      .map(name => path.join(root, String(name)))
      .filter(file => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.ts$/.test(file))
      .filter(file => /product_private|WHOLE_PRODUCTS|publication_changes/.test(readFileSync(file, 'utf8'))),
  )
  expect(readers).not.toEqual([])
  expect(readers.filter(file => !MAY.some(one => file.startsWith(one)))).toEqual([])
})
