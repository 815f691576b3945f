import 'server-only'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '../db/pool.ts'
import type { Network } from '../fetch-file/checked-lookup.ts'
import { folderStore } from '../media/folder/folder-store.ts'
import { ImportRefused } from './errors.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'

// No test waits for the internet.
const OFFLINE: Network = {
  resolve: (_host, _options, done) => done(Object.assign(new Error('offline'), { code: 'ENOTFOUND' }), []),
  trusted: [],
}

/** For tests: folders to import, into a shop that is empty before each test. Call it once, at the top. */
export const withFolders = () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
  const uploads = path.join(root, 'uploads')
  const store = folderStore(root)
  afterAll(() => rmSync(root, { recursive: true }))
  beforeEach(async () => {
    rmSync(uploads, { recursive: true, force: true })
    await db.run('truncate products, sections, shop, search_words, product_search cascade')
  })
  let folders = 0
  const folderOf = (files: Record<string, string | Uint8Array>) => {
    const folder = path.join(root, `folder-${++folders}`)
    mkdirSync(path.join(folder, 'pictures'), { recursive: true })
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
    return folder
  }
  const take = (folder: string, options: Partial<ImportOptions> = {}) =>
    importCatalogue({ folder, store, network: OFFLINE, ...options })
  const refused = async (folder: string, options: Partial<ImportOptions> = {}): Promise<ImportRefused> => {
    const error = await take(folder, options).then(
      () => undefined,
      error => error,
    )
    expect(error).toBeInstanceOf(ImportRefused)
    return error
  }
  return { root, uploads, store, folderOf, take, refused }
}

/** Three sections, and a header of the columns that a product needs and a few more. */
export const SECTIONS = `level,id,parent_id,name
group,1,,Cloth
category,11,1,Prints
subcategory,101,11,Stoles
subcategory,102,11,Scarves
`

/** As a spreadsheet writes them. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map(row => `${row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('')
