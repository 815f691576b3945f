import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { db, pool } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import type { Failpoint } from '../failpoints.ts'
import { SECTIONS, withFolders } from './test-folder.ts'

const database = withTestDatabase()
const { folderOf, take, root } = withFolders()

const HEADER = 'id,ASIN,name,subcategory_id,originalPrice,discountPrice,sizes'
const VARIANTS = 'product,option1,option2,price,stock'
const shopOf = (rows: string[], variants: string[]) =>
  folderOf({
    'categories.csv': SECTIONS,
    'products.csv': [HEADER, ...rows, ''].join('\n'),
    'variants.csv': [VARIANTS, ...variants, ''].join('\n'),
  })

const start = (what: string, dieAt = '') =>
  spawn(
    process.execPath,
    [
      ...['--experimental-strip-types', '--disable-warning=ExperimentalWarning', '--conditions=react-server'],
      ...['lib/backend/catalogue-import/test-import-worker.ts', what, root, dieAt],
    ],
    { env: { ...process.env, DATABASE_URL: database.url }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
const run = async (what: string, dieAt = '') => {
  const [code, signal] = await once(start(what, dieAt), 'exit')
  return signal ?? code
}

const everything = () =>
  db.one(`select (select jsonb_agg(to_jsonb(p) order by id) from products p) as products,
    (select jsonb_agg(to_jsonb(z) order by product_id, size_desc) from product_sizes z) as sizes,
    (select jsonb_agg(to_jsonb(v) order by id) from variants v) as variants,
    (select jsonb_agg(to_jsonb(s) order by id) from sections s) as sections,
    (select jsonb_agg(product_id order by product_id) from product_search) as found,
    (select jsonb_agg(to_jsonb(u) order by id) from publications u) as published,
    (select count(*)::int from publication_changes) as changes`)

const POINTS: Failpoint[] = ['import-recorded', 'import-saved', 'import-compared', 'import-finished']

test.each(POINTS)(
  'who is killed at "%s" leaves the shop as it was, and the next import and undo work',
  async point => {
    await take(
      shopOf(
        ['1,A-1,Stole,101,500,400,S:5', '2,A-2,Shawl,101,900,800,NA:7'],
        ['A-1,S,Red,,2', 'A-1,S,Blue,390,3'],
      ),
    )
    const before = await everything()
    const next = shopOf(
      ['1,A-1,Wrap,102,600,450,', '3,A-3,Cap,101,90,80,NA:1'],
      ['A-1,S,Red,440,9', 'A-1,M,Blue,,1'],
    )
    expect(await run(next, point)).toBe('SIGKILL')
    expect(await everything()).toEqual(before)
    expect(await run(next)).toBe(0)
    const after = await everything()
    expect(after).not.toEqual(before)
    expect(await run('undo', point)).toBe('SIGKILL')
    expect(await everything()).toEqual(after)
    expect(await run('undo')).toBe(0)
    expect(
      await db.query('select name, discount_paise from products where not withdrawn order by id'),
    ).toEqual([
      { name: 'Stole', discount_paise: 40000 },
      { name: 'Shawl', discount_paise: 80000 },
    ])
    expect(
      await db.query(
        'select size, color, discount_paise, stock from variants where not withdrawn order by id',
      ),
    ).toEqual([
      { size: 'S', color: 'Red', discount_paise: null, stock: 2 },
      { size: 'S', color: 'Blue', discount_paise: 39000, stock: 3 },
    ])
  },
  120_000,
)

const atWork = async () =>
  (
    await db.one<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )?.count ?? 0
const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 150; tries++) {
    if (await isSo()) return true
    await sleep(200)
  }
  return false
}

test('the statement of an import that was killed ends, though what it waits for is not free', async () => {
  await take(shopOf(['1,A-1,Stole,101,500,400,S:5', '2,A-2,Shawl,101,900,800,NA:7'], []))
  const held = await pool().connect()
  try {
    await held.query('begin')
    await held.query('select from product_sizes for update')
    const importing = start(shopOf(['2,A-2,Shawl,101,900,800,NA:9'], []))
    expect(await until(async () => (await atWork()) > 0)).toBe(true)
    importing.kill('SIGKILL')
    expect(await until(async () => (await atWork()) === 0)).toBe(true)
  } finally {
    await held.query('rollback')
    held.release()
  }
}, 120_000)
