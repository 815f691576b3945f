import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ActDone, isRefused } from '#lib/desk/rules/act-types.ts'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../../../db/pool.ts'
import { withTestDatabase } from '../../../db/test-database.ts'
import { openZip, readSmall, unpackFile } from '../../../spreadsheet/read-zip.ts'
import { testKeeper, testPicture } from '../test-keeper.ts'
import { thingReads } from '../thing-acts.ts'
import { sheetDownload } from './sheet-download.ts'
import { workOnce } from './sheet-worker.ts'
import { writeZip } from './write-zip.ts'

withTestDatabase()

const SHEET = `ASIN,name,path,mrp,discountPrice,sizes,images
K-1,Kurta,Women > Kurtas > Cotton,900,700,S:3|M:2,red.jpg
K-2,Stole,Women > Stoles > Silk,,500,NA:4,
`

const given = async () => {
  await db.run('truncate products, sections, publications, desk_sheets, desk_uploads cascade')
  return testKeeper('owner')
}
const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const done = (result: object) => {
  if (isRefused(result as ActDone)) throw new Error(JSON.stringify(result))
  return result as ActDone
}
type Keeper = Awaited<ReturnType<typeof given>>

const read = async (id: string) => {
  const found = await thingReads.sheet.do(id, {} as never)
  if (!found) throw new Error('No sheet.')
  return found
}
const bring = async ({ does }: Keeper, files: File[], options: object = {}) => {
  const id = String(done(await does('newSheet', {})).about)
  done(await does('sheetFiles', { id, files }))
  done(await does('checkSheet', { id, ...options }))
  expect(await workOnce()).toBe(true)
  return id
}
const publish = async ({ does }: Keeper, id: string, more: object = {}) => {
  const { seen } = await read(id)
  done(await does('publishSheet', { id, seen, ...more }))
  await workOnce()
  return read(id)
}
const names = async () =>
  (await db.query<{ name: string }>('select name from products where not withdrawn order by id')).map(
    ({ name }) => name,
  )

test('what another sheet has changed since is told by its name when the first is taken back', async () => {
  const keeper = await given()
  for (const price of [500, 450, 400]) {
    const rows = `ASIN,name,path,mrp,discountPrice\nK-2,Stole,Women > Stoles > Silk,900,${price}\n`
    expect((await publish(keeper, await bring(keeper, [fileOf('prices.csv', rows)]))).sheet.state).toBe(
      'done',
    )
  }
  const undo = String(done(await keeper.does('undoSheet', { publication: '2' })).about)
  await workOnce()
  const { notes = [], converted } = (await read(undo)).sheet.report
  expect(notes.join('\n')).toMatch(/: “Stole” was changed again since, and stays$/)
  expect(notes.join('\n')).not.toMatch(/publication|\(\d+\)/)
  expect(converted).toEqual([expect.stringContaining('1 value is not taken back')])
})

test('a sheet is read first, tells what it would change, is published, and is taken back after a look', async () => {
  const keeper = await given()
  const id = await bring(keeper, [
    fileOf('products (1).csv', SHEET),
    fileOf('red.jpg', new Uint8Array(await testPicture())),
  ])
  const { sheet } = await read(id)
  expect(sheet.state).toBe('checked')
  expect(sheet.report.preview?.join('\n')).toContain('2 things are added')
  expect(await names()).toEqual([])

  expect((await publish(keeper, id)).sheet).toMatchObject({ state: 'done', publication: 1 })
  expect(await names()).toEqual(['Kurta', 'Stole'])

  const undo = done(await keeper.does('undoSheet', { publication: '1' }))
  await workOnce()
  const looked = await read(String(undo.about))
  expect(looked.sheet.report.preview?.join('\n')).toContain('go off sale')
  expect(await names()).toHaveLength(2)
  expect(await keeper.does('publishSheet', { id: undo.about, seen: looked.seen })).toMatchObject({
    fields: { agreed: expect.any(String) },
  })
  expect((await publish(keeper, String(undo.about), { agreed: 'on' })).sheet.state).toBe('done')
  expect(await names()).toEqual([])
  expect(
    (await thingReads.sheets.do({}, {} as never)).published.map(({ id, kind, undone_by }) => [
      id,
      kind,
      undone_by,
    ]),
  ).toEqual([
    [2, 'undo', null],
    [1, 'import', 2],
  ])
})

test('faults are told by line and column with a file of all of them, and other files may be sent', async () => {
  const keeper = await given()
  const id = await bring(keeper, [fileOf('products.csv', SHEET.replace('700', 'cheap'))])
  const { sheet } = await read(id)
  expect(sheet.state).toBe('refused')
  expect(sheet.report.notes?.join('\n')).toContain('line 2, discountPrice')
  expect(await names()).toEqual([])
  done(await keeper.does('reopenSheet', { id }))
  const [file] = (await read(id)).files
  done(await keeper.does('dropSheetFile', { id, file: file?.id }))
  done(await keeper.does('sheetFiles', { id, files: [fileOf('products.csv', SHEET)] }))
  done(await keeper.does('checkSheet', { id }))
  await workOnce()
  expect((await read(id)).sheet.state).toBe('checked')
})

test('the file of another shop is converted, and a zip of a folder is unpacked', async () => {
  const keeper = await given()
  const shopify =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src\nbelt,Belt,Nice,,Belts,,TRUE,Size,M,B-M,4,450,\n'
  const id = await bring(keeper, [fileOf('products_export.csv', shopify)])
  const { sheet } = await read(id)
  expect(sheet.report).toMatchObject({ anything: true })
  expect(sheet.report.converted?.[0]).toContain('Shopify')

  const folder = await mkdtemp(path.join(env.dataDir, 'zip-'))
  await writeFile(path.join(folder, 'products.csv'), SHEET)
  await writeFile(path.join(folder, 'shop.json'), '{}')
  await writeZip(folder, `${folder}.zip`, () => {})
  const zipped = fileOf('all.zip', new Uint8Array(await readFile(`${folder}.zip`)))
  const catalogue = await testKeeper('catalogue')
  const theirs = await bring(catalogue, [zipped])
  expect((await read(theirs)).sheet).toMatchObject({
    state: 'refused',
    report: { said: expect.stringContaining('owner') },
  })
})

test('prices of before are MRPs where the seller says that they are', async () => {
  const keeper = await given()
  const shopify =
    'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price\nbelt,Belt,Belts,TRUE,Size,M,450,600\n'
  const mrp = async (options: object) => {
    await publish(keeper, await bring(keeper, [fileOf('products_export.csv', shopify)], options))
    return (await db.one<{ mrp: number }>('select original_paise as mrp from products'))?.mrp
  }
  expect(await mrp({})).toBe(0)
  expect(await mrp({ beforeIsMrp: 'on' })).toBe(60_000)
})

test('what the shop would lose beyond what was shown is not published', async () => {
  const keeper = await given()
  await publish(keeper, await bring(keeper, [fileOf('products.csv', SHEET)]))
  const id = await bring(keeper, [fileOf('products.csv', 'ASIN,discountPrice\nK-1,690\n')])
  await db.run('update products set discount_paise = 300000, original_paise = 0')
  const after = await publish(keeper, id)
  expect(after.sheet).toMatchObject({
    state: 'checked',
    report: { said: expect.stringContaining('Meanwhile') },
  })
  expect(await db.one(`select discount_paise as price from products where asin = 'K-1'`)).toEqual({
    price: 300000,
  })
})

test('the UPI id is changed and put back by a sheet only by an owner who has shown who she is, and owners are told', async () => {
  const owner = await given()
  const shop = (upi: string) => JSON.stringify({ name: 'Reva', email: 'asha@example.in', upi: { id: upi } })
  const upiNow = async () => (await db.one<{ id: string }>(`select more->'upi'->>'id' as id from shop`))?.id
  const isTold = () => db.query(`select 1 from outbox where payload->>'news' = 'upiId'`)
  await publish(owner, await bring(owner, [fileOf('shop.json', shop('asha@okaxis'))]))
  await db.run('delete from outbox')

  await db.run(`update desk_sessions set proved_at = now() - interval '1 hour'`)
  const id = await bring(owner, [fileOf('shop.json', shop('thief@okaxis'))])
  const { seen } = await read(id)
  await expect(owner.does('publishSheet', { id, seen })).rejects.toMatchObject({ key: 'deskProve' })
  await workOnce()
  expect([await upiNow(), await isTold()]).toEqual(['asha@okaxis', []])
  await db.run('update desk_sessions set proved_at = now()')
  expect((await publish(owner, id)).sheet.state).toBe('done')
  expect([await upiNow(), (await isTold()).length]).toEqual(['thief@okaxis', 1])

  const catalogue = await testKeeper('catalogue')
  const undo = String(done(await catalogue.does('undoSheet', { publication: '2' })).about)
  await workOnce()
  const asked = { id: undo, seen: (await read(undo)).seen }
  expect(await catalogue.does('publishSheet', asked)).toMatchObject({
    refused: expect.stringContaining('owner'),
  })
  await db.run(`update desk_sessions set proved_at = now() - interval '1 hour'`)
  await expect(owner.does('publishSheet', asked)).rejects.toMatchObject({ key: 'deskProve' })
  expect(await upiNow()).toBe('thief@okaxis')
  await db.run('truncate shop, outbox')
})

test('a process that died leaves the shop as it was, and says so; one that died after publishing is done', async () => {
  const keeper = await given()
  const id = await bring(keeper, [fileOf('products.csv', SHEET)])
  await db.run(`update desk_sheets set state = 'working', beat_at = now() - interval '2 minutes'`)
  await workOnce()
  expect((await read(id)).sheet).toMatchObject({
    state: 'failed',
    report: { said: expect.stringContaining('as it was before') },
  })
  done(await keeper.does('checkSheet', { id }))
  await workOnce()
  await publish(keeper, id)
  await db.run(
    `update desk_sheets set state = 'working', beat_at = now() - interval '2 minutes', publication = null`,
  )
  await workOnce()
  expect((await read(id)).sheet).toMatchObject({ state: 'done', publication: 1 })
})

test('a shop that stops ends a sheet without a change', async () => {
  const keeper = await given()
  const id = String(done(await keeper.does('newSheet', {})).about)
  done(await keeper.does('sheetFiles', { id, files: [fileOf('products.csv', SHEET)] }))
  done(await keeper.does('checkSheet', { id }))
  await workOnce({ asked: true })
  expect((await read(id)).sheet).toMatchObject({
    state: 'failed',
    report: { said: expect.stringContaining('stopped') },
  })
})

test('everything comes out as a zip that comes in again, for the owner who has shown who she is', async () => {
  const keeper = await given()
  await publish(
    keeper,
    await bring(keeper, [
      fileOf('products.csv', SHEET),
      fileOf('red.jpg', new Uint8Array(await testPicture())),
    ]),
  )
  await db.run(`update desk_sessions set proved_at = now() - interval '1 hour'`)
  await expect(keeper.does('exportSheet', {})).rejects.toMatchObject({ key: 'deskProve' })
  await db.run('update desk_sessions set proved_at = now()')
  await db.run(`insert into shop (details) values ('{"email": "asha@example.in"}')`)
  const id = String(done(await keeper.does('exportSheet', {})).about)
  expect(await db.one(`select payload->>'news' as news from outbox where template = 'deskNews'`)).toEqual({
    news: 'catalogueExported',
  })
  await db.run('delete from shop')
  await workOnce()
  const found = await sheetDownload(keeper.token, id, 'catalogue.zip')
  if (!found?.body) throw new Error('No file.')
  const archive = path.join(await mkdtemp(path.join(env.dataDir, 'archive-')), 'catalogue.zip')
  await writeFile(archive, found.body)
  const zip = openZip(archive)
  expect(readSmall(zip, 'products.csv')).toContain('Kurta')
  const target = path.join(env.dataDir, 'red.jpg')
  expect(await unpackFile(zip, 'pictures/red.jpg', target, 1_000_000)).toBe((await testPicture()).length)
  const catalogue = await testKeeper('catalogue')
  await expect(sheetDownload(catalogue.token, id, 'catalogue.zip')).rejects.toMatchObject({ status: 403 })
  await expect(catalogue.does('exportSheet', {})).rejects.toMatchObject({ status: 403 })
  const again = await bring(keeper, [fileOf('all.zip', new Uint8Array(await readFile(archive)))])
  expect((await read(again)).sheet.report).toMatchObject({ anything: false })
})

describe('what is told of a sheet names nothing that its reader never sees', () => {
  const OURS =
    /shop\.json|settings\.|recommendedSellingPrice|originalPrice|image_alt|^(?:products|variants)\.csv|npm run|--[a-z]|docs\/|\/pictures\b/

  test('of another shop’s file things are named, their fields as at the desk, and no command', async () => {
    const keeper = await given()
    const shop = {
      ...{ name: 'Reva', email: 'nobody' },
      settings: { deliveryClaim: '20% off when you pay online' },
    }
    await publish(keeper, await bring(keeper, [fileOf('shop.json', JSON.stringify(shop))]))
    const shopify =
      'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Image Src\nbelt,Leather Belt,Belts,TRUE,Size,M,450,600,belt.jpg\nbelt,,,,,L,470,,\n'
    const { report } = (await read(await bring(keeper, [fileOf('products_export.csv', shopify)]))).sheet
    const told = [...(report.notes ?? []), ...(report.preview ?? []), ...(report.converted ?? [])]
    expect(told.filter(line => OURS.test(line))).toEqual([])
    expect(told.join('\n')).toContain(
      '“Leather Belt”, Pictures: there is no picture “belt.jpg” among the files that were sent',
    )
    expect(told.join('\n')).toContain('tick “Prices of before')
    expect(told).toContainEqual(
      expect.stringMatching(/Shop, How to reach you, Email address: “nobody” is no/),
    )
    expect(told).toContainEqual(
      expect.stringMatching(/Shop, What the shop says of itself, About delivery: says “20% off/),
    )
    expect(told).toContain('1 thing with 2 choices of their own could be read.')
  })

  test('of a sheet of one’s own the line stays, and the column is explained', async () => {
    const keeper = await given()
    await publish(keeper, await bring(keeper, [fileOf('products.csv', SHEET)]))
    const { report } = (
      await read(await bring(keeper, [fileOf('my prices.csv', SHEET.replaceAll('900,700', '900,dear'))]))
    ).sheet
    expect(report.notes?.join('\n')).toMatch(
      /my prices\.csv, line 2, discountPrice \(Price in ₹\): "dear" is not/,
    )
    const other = await bring(keeper, [fileOf('products.csv', 'ASIN,brand\nK-1,Asha\n')])
    expect((await read(other)).sheet.report.preview).toContain(
      'What changes, and of how many things: Brand 1',
    )
  })
})
