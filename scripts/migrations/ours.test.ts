import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { newestShop } from '../old-shop/archive.ts'
import { faultsOf } from './faults.ts'

const FOLDER = path.join(process.cwd(), 'lib/backend/db/migrations')
const migrations = readdirSync(FOLDER)
  .sort()
  .map(name => ({ name, sql: readFileSync(path.join(FOLDER, name), 'utf8').replaceAll('\r\n', '\n') }))
const released = newestShop().migrations
const isReleased = ({ name }: { name: string }) => released.some(one => one.name === name)
const fresh = migrations.filter(migration => !isReleased(migration))

test('migrations that shops have applied are there, unchanged', () => {
  const digests = Object.fromEntries(
    migrations.map(({ name, sql }) => [name, createHash('sha256').update(sql).digest('hex')]),
  )
  for (const { name, checksum } of released)
    expect({ name, digest: digests[name] }).toEqual({ name, digest: checksum })
})

test('a new migration has a higher number than those that shops have applied', () => {
  const last = released.at(-1)?.name ?? ''
  expect(fresh.map(({ name }) => name).filter(name => name < last)).toEqual([])
})

test('a new migration only adds, so that the previous build works beside this one', () => {
  expect(faultsOf(fresh, migrations.filter(isReleased))).toEqual([])
})
