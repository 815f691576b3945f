import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { backUp } from './back-up.ts'
import { type Engine, openEngine } from './engine.ts'
import { refuseNoShop } from './refuse-no-shop.ts'

jest.setTimeout(60_000)

let top = ''
const engines: Engine[] = []

beforeEach(async () => {
  top = await mkdtemp(path.join(os.tmpdir(), 'haat-backup-'))
  await chmod(top, 0o755)
})

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
  await rm(top, { recursive: true })
})

const open = async (name: string) => {
  const engine = await openEngine(path.join(top, name))
  engines.push(engine)
  return engine
}

const connect = async (engine: Engine) => {
  const client = new pg.Client(engine.connection)
  await client.connect()
  return client
}

test('a backup made during orders has each order that existed when it began', async () => {
  const engine = await open('shop')
  await mkdir(path.join(top, 'shop/uploads'))
  await writeFile(path.join(top, 'shop/uploads/saree.jpg'), 'picture')
  const client = await connect(engine)
  await client.query(
    `create table orders as select n, repeat('x', 500) as line from generate_series(1, 20000) n`,
  )
  let buying = true
  const buyer = (async () => {
    for (let n = 20_001; buying; n++) await client.query(`insert into orders values ($1, 'y')`, [n])
  })()
  await backUp(path.join(top, 'shop'), engine, path.join(top, 'copy'))
  buying = false
  await buyer
  await client.query('delete from orders')
  await client.end()

  const copy = await connect(await open('copy'))
  const { rows } = await copy.query('select count(*)::int, max(n)::int, min(n)::int from orders')
  await copy.end()
  expect(rows[0].count).toBeGreaterThanOrEqual(20_000)
  expect(rows[0].max - rows[0].min + 1).toBe(rows[0].count)
  expect(await readFile(path.join(top, 'copy/uploads/saree.jpg'), 'utf8')).toBe('picture')
})

test('a folder that is not empty is left alone', async () => {
  const engine = await open('shop')
  await expect(backUp(path.join(top, 'shop'), engine, top)).rejects.toThrow('is not empty: name a new folder')
})

test('a backup into the shop’s own folder, or beside other files, is refused and leaves nothing', async () => {
  const engine = await open('shop')
  const into = (name: string) => backUp(path.join(top, 'shop'), engine, path.join(top, name))
  await expect(into('shop/backup')).rejects.toThrow(/lies in the shop's own folder: name one outside/)
  await mkdir(path.join(top, 'full/of'), { recursive: true })
  await expect(into('full')).rejects.toThrow(/is not empty: name a new folder/)
  await writeFile(path.join(top, 'file'), '')
  await expect(into('file')).rejects.toThrow(/cannot be written to/)
  expect(await readdir(path.join(top, 'shop'))).not.toContain('backup')
})

test('an interrupted backup leaves no partial copy', async () => {
  const engine = await open('shop')
  const broken = { ...engine, connection: { ...engine.connection, password: 'wrong' } }
  await expect(backUp(path.join(top, 'shop'), broken, path.join(top, 'copy'))).rejects.toThrow()
  expect(await readdir(top)).not.toContain('copy')
})

test('a read-only command does not create a shop in a mistyped folder', async () => {
  await open('shop')
  const listOrders = (name: string) => () =>
    refuseNoShop({ dataDir: path.join(top, name), databaseUrl: undefined })
  expect(listOrders('shop')).not.toThrow()
  expect(listOrders('shpo')).toThrow(/There is no shop in .*shpo\. Every command needs the DATA_DIR/)
  expect(await readdir(top)).toEqual(['shop'])
})
