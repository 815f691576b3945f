import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base } from 'playwright/test'
import { importFolder } from './import-folder.ts'
import { openOwnShops, type StartedShop } from './started-shop.ts'

type Options = {
  /** What its seller imports, by the names of the files. */
  files?: Record<string, string>
  /** Its folder is empty, so that it is created: not a copy of one that was. */
  isNew?: boolean
  /** What is done in it besides, before the first test. */
  prepare?: (shop: StartedShop, folder: string) => Promise<unknown>
  /** Each test goes on where the one before ended. */
  isOneWay?: boolean
}

const STARTS_WITHIN_MS = 120_000

/**
 * The tests of a file in one shop of their own, without the demo's products, which ends with them. It is started before
 * the first of them and not as a fixture of the worker, which would need a process and a browser of its own for each file.
 */
export const testInOwnShop = (name: string, { files, isNew, prepare, isOneWay }: Options = {}) => {
  let ownShops: Awaited<ReturnType<typeof openOwnShops>>
  let shop: StartedShop | undefined
  const test = base.extend<{ shop: StartedShop }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    shop: ({}, use) => use(shop as StartedShop),
    // Asked for by what starts it, too.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    baseURL: ({}, use) => use(shop?.address),
  })
  // One after the other, so that one shop is enough.
  test.describe.configure({ mode: isOneWay ? 'serial' : 'default' })
  test.beforeAll(async () => {
    test.setTimeout(STARTS_WITHIN_MS)
    ownShops = await openOwnShops()
    const started = await (isNew ? ownShops.start(name, { DEMO_SEED: 'no' }) : ownShops.startEmpty(name))
    await started.ready()
    // As its links, its messages and the provider’s way back name it.
    shop = { ...started, address: started.address.replace('127.0.0.1', 'localhost') }
    const folder = ownShops.folderOf('catalogue')
    if (files) await importFiles(shop, folder, files)
    await prepare?.(shop, folder)
  })
  test.afterAll(() => ownShops.close())
  return test
}

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
