import 'server-only'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { closePool, setConnection } from './pool.ts'

/** Gives a test file its own migrated, empty database, and drops it afterwards. Call it once, at the top. */
export const withTestDatabase = () => {
  const database = withSpareDatabase(async () => {
    // Work that is still running after the last test must not open the database again while it is dropped.
    setConnection(undefined)
    await closePool()
  })
  beforeAll(() => setConnection({ ...connection(), user: 'haat', database: database.name }))
  return database
}

/** A second database, for a process that the test starts (and `end`s). `url` is the DATABASE_URL of that process. */
export const withSpareDatabase = (end: () => Promise<unknown>) => {
  const name = `test_${randomBytes(6).toString('hex')}`
  beforeAll(() => asKeeper(`create database ${name} template ${templateName()} owner haat`))
  afterAll(async () => {
    await end()
    await asKeeper(`drop database ${name} with (force)`)
  })
  return { name, url: urlOf(name) }
}

const urlOf = (name: string) => {
  const { host = '', port, password } = connection()
  const parts = { host, user: 'haat', password: String(password ?? ''), ...(port && { port: String(port) }) }
  return `postgresql:///${name}?${new URLSearchParams(parts)}`
}

const connection = (): pg.ClientConfig => JSON.parse(process.env.TEST_DATABASE ?? '{}')

const templateName = () => 'haat'

const asKeeper = async (statement: string) => {
  const client = new pg.Client(connection())
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
