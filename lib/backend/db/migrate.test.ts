import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { migrate } from './migrate.ts'
import { db } from './pool.ts'
import { withTestDatabase } from './test-database.ts'

withTestDatabase()

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'haat-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)

test('files are applied once, in numeric order', async () => {
  await write('0902-second.sql', 'insert into a values (2);')
  await write('0901-first.sql', 'create table a (n int); insert into a values (1);')
  expect(await migrate(folder)).toEqual(['0901-first.sql', '0902-second.sql'])
  expect(await migrate(folder)).toEqual([])
  expect(await db.query('select n from a')).toEqual([{ n: 1 }, { n: 2 }])
})

test('instances that start together apply a file once', async () => {
  await write('0903-once.sql', 'create table b (n int); insert into b values (1);')
  const applied = await Promise.all([migrate(folder), migrate(folder), migrate(folder)])
  expect(applied.flat()).toEqual(['0903-once.sql'])
  expect(await db.query('select n from b')).toEqual([{ n: 1 }])
})

test('a file that fails halfway leaves nothing and is not recorded', async () => {
  await write('0904-broken.sql', 'create table c (n int); select nonsense;')
  const said = 'Migration 0904-broken.sql failed, and nothing of it is left: column "nonsense" does not exist'
  await expect(migrate(folder)).rejects.toThrow(said)
  expect(await db.one(`select to_regclass('c') as c`)).toEqual({ c: null })
  expect(await db.query(`select 1 from migrations where name like '0904%'`)).toEqual([])
})

test('a file that changed after it was applied is refused', async () => {
  await write('0905-kept.sql', 'create table d (n int);')
  await migrate(folder)
  await write('0905-kept.sql', 'create table d (n text);')
  await expect(migrate(folder)).rejects.toThrow('0905-kept.sql was changed')
})

test('no two of our own files share a number', async () => {
  const names = await readdir(path.join(process.cwd(), 'lib/backend/db/migrations'))
  const numbers = names.map(name => name.slice(0, 4))
  expect(names.filter(name => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})
