import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect } from 'playwright/test'
import { test } from './own-shops.ts'

const SHOPIFY = `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status
linen-shirt,Linen shirt,Size,38,Fit,Slim,LS-38-S,shopify,4,1499,active
linen-shirt,,,38,,Regular,LS-38-R,shopify,2,1399,active
लाल-साड़ी,Red sari,Title,Default Title,,,RS-1,shopify,3,4500,active
`
const WOOCOMMERCE = `ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Categories
11,simple,CL-1,Clay lamp,1,1,5,80,Lamps
12,simple,BB-1,"Bell, brass",1,1,2,250,Bells
13,simple,rope,Rope,1,1,9,40,Ropes
`
const SARI = encodeURIComponent('लाल-साड़ी')

test('addresses of a former shop lead to ours in one step, after an import, its undo, a rename and each start', async ({
  ownShops,
}) => {
  test.setTimeout(180_000)
  const dataDir = ownShops.folderOf('a')
  const catalogue = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/catalogue.mjs', ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_HOST: '', INIT_CWD: '/' },
    })
  const converted = async (name: string, text: string) => {
    const [file, folder] = [ownShops.folderOf(`${name}.csv`), ownShops.folderOf(name)]
    await writeFile(file, text)
    await catalogue('convert', file, folder)
    return folder
  }
  await catalogue('import', await converted('shopify', SHOPIFY), '--new', '--yes')
  let shop = await ownShops.start('a', { DEMO_SEED: 'no' })
  await shop.ready()
  const startAnew = async () => {
    await shop.end()
    shop = await ownShops.start('a', { DEMO_SEED: 'no' })
    await shop.ready()
  }
  /** The status of an address, and where it leads. */
  const ask = async (path: string) => {
    const answer = await fetch(shop.address + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location') ?? '']
  }
  const expectAll = async (addresses: Record<string, string | 404>) => {
    for (const [from, to] of Object.entries(addresses)) {
      // A shop that runs hears of a change within a second.
      await expect.poll(() => ask(from), from).toEqual(to === 404 ? [404, ''] : [301, to])
      if (to !== 404) expect(await ask(to), to).toEqual([200, ''])
    }
  }
  const SHIRT = {
    '/products/linen-shirt': '/product/linen-shirt',
    '/products/Linen-Shirt/': '/product/linen-shirt',
    '/collections/summer/products/linen-shirt?variant=42&utm_source=mail':
      '/product/linen-shirt?variant=42&utm_source=mail',
  }
  const OTHERS = {
    [`/products/${SARI}`]: `/product/${SARI}`,
    [`/collections/saris/products/${SARI.toLowerCase()}?v=1`]: `/product/${SARI}?v=1`,
    '/products/nobody': 404,
    '/collections/summer': 404,
  } as const
  const LAMPS = {
    '/product/clay-lamp/': '/product/cl-1',
    '/product/clay-lamp?attribute_pa_colour=red': '/product/cl-1?attribute_pa_colour=red',
    '/shop/lamps/clay-lamp/': '/product/cl-1',
    '/product/bell-brass': '/product/bb-1',
  }
  const gone = (addresses: object) =>
    Object.fromEntries(Object.keys(addresses).map(path => [path, 404 as const]))
  await expectAll({ ...SHIRT, ...OTHERS, ...gone(LAMPS) })

  await catalogue('import', await converted('woocommerce', WOOCOMMERCE), '--yes')
  await expectAll({ ...SHIRT, ...OTHERS, ...LAMPS })
  await startAnew()
  await expectAll({ ...SHIRT, ...OTHERS, ...LAMPS })

  await catalogue('undo', '--yes')
  await expectAll({ ...SHIRT, ...OTHERS, ...gone(LAMPS) })
  await startAnew()
  await expectAll({ ...SHIRT, ...OTHERS, ...gone(LAMPS) })
  // That undo is the third publication.
  await catalogue('undo', '3', '--yes')
  await expectAll(LAMPS)

  const changes = ownShops.folderOf('changes')
  await catalogue('export', changes)
  const database = await shop.database()
  const idOf = async (code: string) =>
    (await database.query('select id from products where asin = $1', [code])).rows[0].id
  await writeFile(
    `${changes}/products.csv`,
    `id,ASIN,name\n${await idOf('linen-shirt')},LK-9,Linen kurta\n${await idOf('CL-1')},lamp,Lamp\n${await idOf('BB-1')},clay-lamp,Bell\n${await idOf('rope')},jute,Jute\n`,
  )
  await catalogue('import', changes, '--yes')
  const RENAMED = {
    '/products/linen-shirt': '/product/lk-9',
    '/collections/summer/products/linen-shirt?variant=42': '/product/lk-9?variant=42',
    // What was our own address too is still that of the former shop.
    '/product/rope/': '/product/jute',
    // The slug of a product comes before who had the address once.
    '/shop/lamps/clay-lamp': '/product/clay-lamp',
    '/products/clay-lamp': '/product/clay-lamp',
    '/product/bell-brass': '/product/clay-lamp',
    ...OTHERS,
  }
  await expectAll(RENAMED)
  expect(await ask('/product/clay-lamp')).toEqual([200, ''])
  await startAnew()
  await expectAll(RENAMED)
  await shop.end()
})
