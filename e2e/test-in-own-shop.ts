import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'playwright/test'
import { importFolder } from './import-folder.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'

type Options = {
  /** What its seller imports, by the names of the files. */
  files?: Record<string, string>
  /** Its folder is empty, so that it is created: not a copy of one that was. */
  isNew?: boolean
  /** What is done in it besides, before the first test. */
  prepare?: (shop: StartedShop, folder: string) => Promise<unknown>
}

/** The tests of a file in one shop of their own, without the demo's products, which ends with them. */
export const testInOwnShop = (name: string, { files, isNew, prepare }: Options = {}) =>
  test.extend<object, { shop: StartedShop }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
      async ({}, use) => {
        const ownShops = await openOwnShops()
        const shop = await (isNew ? ownShops.start(name, { DEMO_SEED: 'no' }) : ownShops.startEmpty(name))
        await shop.ready()
        const folder = ownShops.folderOf('catalogue')
        if (files) await importFiles(shop, folder, files)
        await prepare?.(shop, folder)
        // As its links, its messages and the provider’s way back name it.
        await use({ ...shop, address: shop.address.replace('127.0.0.1', 'localhost') })
        await ownShops.close()
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.address),
  })

/** A section for things to sell. */
export const COTTON = `level,id,parent_id,name
group,1,,Cloth
category,11,1,Kurtas
subcategory,101,11,Cotton
`

const importFiles = async ({ dataDir }: StartedShop, folder: string, files: Record<string, string>) => {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await importFolder(dataDir, folder)
}
