import 'server-only'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { closePool, setConnection } from './pool.ts'

/** Gives a test file a migrated, empty database of its own, and drops it afterwards. Call it once, at the top. */
export const withTestDatabase = () => {
  const database = withSpareDatabase(async () => {
    // What still runs after the last test must not open the database anew while it is being dropped.
    setConnection(undefined)
    await closePool()
  })
  beforeAll(() => setConnection({ ...connection(), user: 'haat', database: database.name }))
  return database
}

/** One more, for a process that the test starts (and `end`s). `url` is what that process takes as DATABASE_URL. */
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
