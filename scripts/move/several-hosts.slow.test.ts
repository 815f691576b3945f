import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startCluster, until, urlOf } from '#lib/backend/db/test-cluster.ts'
import { hasPooler, startPooler } from '#lib/backend/db/test-pooler.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'

jest.setTimeout(120_000)

const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-move-hosts-'))
let cluster: Awaited<ReturnType<typeof startCluster>>
let pooler: Awaited<ReturnType<typeof startPooler>> | undefined

const at = (hosts: string[], database: string) =>
  urlOf(cluster.primary.password, hosts.join(',')).replace(/haat$/, database)
const both = () => [cluster.standby.host, cluster.primary.host]

beforeAll(async () => {
  cluster = await startCluster()
  const { primary } = cluster
  for (const name of ['moved', 'again'])
    await primary.asKeeper(
      `create database ${name} owner haat template template0 encoding 'UTF8' locale 'C.UTF-8'`,
    )
  if (hasPooler)
    pooler = await startPooler({ host: '127.0.0.1', password: primary.password, serverPort: primary.port })
})
afterAll(async () => {
  await pooler?.close()
  await cluster?.close()
  rmSync(folder, { recursive: true })
})

const move = (from: string, ...args: string[]) =>
  new Promise<{ code: number | null; said: string }>(resolve => {
    const env = {
      ...process.env,
      ...{ NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: from, API_HOST: '', SITE_URL: '' },
      ...{ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: `http://${NOBODY_LISTENS}` },
    }
    const child = spawn(process.execPath, ['scripts/move.mjs', ...args], { env: env as NodeJS.ProcessEnv })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (said += part))
    child.on('close', code => resolve({ code, said }))
  })

const clientOf = async (name: string) => {
  const client = new pg.Client({
    connectionString: at([cluster.primary.host], 'haat'),
    application_name: name,
  })
  await client.connect()
  return client
}

test('whoever names all hosts, one of them dead, moves to the one that takes writes, and from there', async () => {
  const there = await move(at(both(), 'haat'), 'database', at([NOBODY_LISTENS, ...both()], 'moved'))
  expect(there).toEqual({ code: 0, said: expect.stringContaining('count and checksum of each') })
  const back = await move(at(both().reverse(), 'moved'), 'database', at(both(), 'haat'), '--replace')
  expect(back.code).toBe(0)
})

test('where no host takes writes each is named with its reason, and without the password', async () => {
  const { code, said } = await move(
    at(both(), 'haat'),
    'database',
    at([cluster.standby.host, NOBODY_LISTENS], 'again'),
  )
  expect(code).toBe(1)
  expect(said).toContain(
    `again at ${cluster.standby.host}, ${NOBODY_LISTENS} does not answer, or takes no writes`,
  )
  expect(said).toContain(`${cluster.standby.host}: This server takes no writes`)
  expect(said).toContain(`${NOBODY_LISTENS}: connect ECONNREFUSED`)
  expect(said).not.toContain(cluster.primary.password)
  expect(said).not.toContain('    at ')
})

test('a shop is not moved onto itself by another of its addresses, nor into a pooler', async () => {
  const itself = await move(at(both(), 'haat'), 'database', at([cluster.primary.host], 'haat'), '--replace')
  expect(itself).toEqual({ code: 1, said: expect.stringContaining('lead to the same database') })
  const { rows } = await cluster.primary.asKeeper<{ mark: null }>(
    `select to_regclass('haat_move.move') as mark`,
  )
  expect(rows).toEqual([{ mark: null }])
  if (!pooler) return
  const pooled = await move(at(both(), 'haat'), 'database', pooler.urlOf('again'))
  expect(pooled).toEqual({ code: 1, said: expect.stringContaining('A pooler stands before the database') })
  // A shop whose copies use one is moved back with their settings.
  const back = await move(pooler.urlOf('haat'), 'database', at(both(), 'again'))
  expect(back).toEqual({ code: 0, said: expect.stringContaining('count and checksum of each') })
})

test('a shop that runs is seen at its primary, and what a pooler keeps of one that ran is not', async () => {
  const shop = await clientOf('haat-watch')
  const pictures = () => move(at(both(), 'haat'), 'media', 's3://bucket/shop')
  expect((await pictures()).said).toContain('The shop is running')
  await sleep(10_500)
  await until(async () => expect((await pictures()).said).toContain('cannot be used'))
  await shop.end()
})
