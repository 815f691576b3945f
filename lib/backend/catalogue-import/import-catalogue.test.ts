import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { importCatalogue } from './import-catalogue.ts'

withTestDatabase()

const uploads = mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
afterAll(() => rmSync(uploads, { recursive: true }))

const DEMO = path.join(process.cwd(), 'demo/catalogue')

test('the demo shop comes in whole, and a second time changes nothing', async () => {
  const first = await importCatalogue({ folder: DEMO, uploads })
  expect(first).toMatchObject({ added: 120, sections: 51, shop: true, anything: true })
  const again = await importCatalogue({ folder: DEMO, uploads })
  expect(again).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 120,
    sections: 0,
    shop: false,
    anything: false,
  })
  expect(await db.one('select count(*) from product_search')).toEqual({ count: 120 })
})
