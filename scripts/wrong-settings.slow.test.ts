import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'

// A command that is pointed at another place than the shop's must say so: nobody would see what it created or changed
// there.

const shop = withTestDatabase()
const root = mkdtempSync(path.join(os.tmpdir(), 'wrong-settings-'))
chmodSync(root, 0o755)
const at = (...names: string[]) => path.join(root, ...names)
mkdirSync(at('catalogue'))
mkdirSync(at('begun/secrets'), { recursive: true })
writeFileSync(at('a-file'), '')
writeFileSync(at('catalogue/shop.json'), '{"name":"Reva"}')

const blank = `blank_${process.pid}`
const blankUrl = () => shop.url.replace(shop.name, blank)
const asKeeper = async (statement: string) => {
  const client = new pg.Client(JSON.parse(process.env.TEST_DATABASE ?? '{}'))
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
beforeAll(() => asKeeper(`create database ${blank} template template0 owner haat`))
afterAll(async () => {
  await asKeeper(`drop database ${blank} with (force)`)
  rmSync(root, { recursive: true })
})

const COMMANDS: Record<string, string[]> = {
  import: ['scripts/catalogue.mjs', 'import', at('catalogue')],
  'import --new of a folder that is not there': ['scripts/catalogue.mjs', 'import', at('gone'), '--new'],
  export: ['scripts/catalogue.mjs', 'export', at('out')],
  orders: ['scripts/orders.mjs', 'list'],
  backup: ['scripts/backup.mjs', at('copy')],
}

const run = (args: string[], settings: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>(resolve => {
    const env = { ...process.env, DATABASE_URL: '', API_HOST: '', ...settings }
    const child = spawn(process.execPath, args, { env })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += chunk
      })
    child.on('close', code => resolve({ code, output: output }))
  })

const SETTINGS: Record<string, () => Record<string, string>> = {
  'a DATA_DIR that is not there': () => ({ DATA_DIR: at('typo') }),
  'a file as DATA_DIR': () => ({ DATA_DIR: at('a-file') }),
  'a database without a shop, and no folder': () => ({ DATABASE_URL: blankUrl(), DATA_DIR: at('typo') }),
  'another shop by API_HOST': () => ({ API_HOST: `http://${NOBODY_LISTENS}`, DATA_DIR: at('begun') }),
  'a database of another kind': () => ({ DATABASE_URL: 'mysql://root@db/shop', DATA_DIR: at('begun') }),
}

const tree = () => readdirSync(root, { recursive: true }).sort()
const tablesOf = async () => {
  const client = new pg.Client(blankUrl())
  await client.connect()
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
  await client.end()
  return rows.length
}

test.each(Object.keys(SETTINGS))(
  'with %s each command reports the mistake, and creates nothing',
  async settings => {
    const before = tree()
    const answers = await Promise.all(
      Object.entries(COMMANDS).map(async ([command, args]) => ({
        command,
        ...(await run(args, SETTINGS[settings]?.() ?? {})),
      })),
    )
    for (const { command, code, output } of answers) {
      expect(`${command}: ${output}`).toMatch(SAID)
      expect(output).not.toMatch(/\n +at /)
      expect([1, 2]).toContain(code)
    }
    expect(tree()).toEqual(before)
    expect(await tablesOf()).toBe(0)
  },
)

const SAID =
  /There is no shop in |is a file\. DATA_DIR is the folder|a folder is needed on the way|kept by http:|are not in DATA_DIR: back up|there is no such folder|DATABASE_URL must be an address/

test('an import into the database of a shop whose pictures are elsewhere is refused', async () => {
  const wrong = await run(COMMANDS.import ?? [], { DATABASE_URL: shop.url, DATA_DIR: at('typo') })
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringContaining(`There is no shop in ${at('typo')}.`),
  })
  const right = await run(COMMANDS.import ?? [], { DATABASE_URL: shop.url, DATA_DIR: at('begun') })
  expect(right).toMatchObject({ code: 0, output: expect.stringContaining('shop details changed') })
})

test('the message of an import says how to create a shop, and that creates one', async () => {
  const data = { DATA_DIR: at('first') }
  const { output } = await run(COMMANDS.import ?? [], data)
  expect(output).toContain('To fill a new shop before its first start, add --new.')
  expect(await run([...(COMMANDS.import ?? []), '--new'], data)).toMatchObject({
    code: 0,
    output: expect.stringContaining('shop details changed'),
  })
  expect(await run(COMMANDS.import ?? [], data)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing to do'),
  })
  rmSync(at('first'), { recursive: true })
})

test('an export does not overwrite files that may have been edited, unless told to', async () => {
  const settings = { DATABASE_URL: shop.url, DATA_DIR: at('begun') }
  expect(await run(COMMANDS.export ?? [], settings)).toMatchObject({ code: 0 })
  writeFileSync(at('out/products.csv'), 'worked on')
  const again = await run(COMMANDS.export ?? [], settings)
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'holds products.csv, categories.csv, shop.json already: name another folder',
    ),
  })
  expect(await run([...(COMMANDS.export ?? []), '--replace'], settings)).toMatchObject({ code: 0 })
  rmSync(at('out'), { recursive: true })
})
