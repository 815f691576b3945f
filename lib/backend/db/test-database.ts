import 'server-only'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { closePool, setConnection } from './pool.ts'

/** Gives a test file a migrated, empty database of its own, and drops it afterwards. Call it once, at the top. */
export const withTestDatabase = () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  beforeAll(async () => {
    await asKeeper(`create database ${name} template ${templateName()} owner haat`)
    setConnection({ ...connection(), user: 'haat', database: name })
  })
  afterAll(async () => {
    await closePool()
    await asKeeper(`drop database ${name} with (force)`)
  })
}

const connection = (): pg.ClientConfig => JSON.parse(process.env.TEST_DATABASE ?? '{}')

const templateName = () => 'haat'

const asKeeper = async (statement: string) => {
  const client = new pg.Client(connection())
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
