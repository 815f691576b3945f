import { inspect } from 'node:util'
import { db } from './pool.ts'
import { withTestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

withTestDatabase()

beforeEach(async () => {
  await db.query('drop table if exists shelf')
  await db.query('create table shelf (id int primary key, stock int not null)')
  await db.query('insert into shelf values (1, 5), (2, 5)')
})

const stock = async () =>
  (await db.query<{ stock: number }>('select stock from shelf order by id')).map(r => r.stock)

test('a failed transaction leaves nothing behind', async () => {
  const failed = transaction(async tx => {
    await tx.run('update shelf set stock = 0')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await stock()).toEqual([5, 5])
})

test('two transactions in a deadlock both succeed in the end', async () => {
  const take = (first: number, second: number) =>
    transaction(async tx => {
      await tx.run('update shelf set stock = stock - 1 where id = $1', [first])
      await new Promise(resolve => setTimeout(resolve, 50))
      await tx.run('update shelf set stock = stock - 1 where id = $1', [second])
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect(await stock()).toEqual([3, 3])
})

test('serializable transactions that race are tried again', async () => {
  const take = () =>
    transaction(async tx => {
      await tx.query('set transaction isolation level serializable')
      const [row] = await tx.query<{ stock: number }>('select stock from shelf where id = 1')
      await tx.run('update shelf set stock = $1 where id = 1', [(row?.stock ?? 0) - 1])
    })
  await Promise.all([take(), take(), take(), take()])
  expect(await stock()).toEqual([1, 5])
})

test('a count is a number', async () => {
  expect(await db.one('select count(*) as n from shelf')).toEqual({ n: 2 })
})

test('a named statement gives the same result as its text', async () => {
  const byId = { name: 'shelf-by-id', text: 'select stock from shelf where id = $1' }
  expect([await db.one(byId, [1]), await db.one(byId, [9])]).toEqual([{ stock: 5 }, undefined])
})

test('the first statement, which is sent together with the beginning, is undone like the others', async () => {
  const failed = transaction(tx =>
    Promise.all([
      tx.run('update shelf set stock = 0 where id = 1'),
      tx.run('update shelf set stock = 0 where id = 2'),
      tx.run('update no_shelf set stock = 0'),
    ]),
  )
  await expect(failed).rejects.toThrow('no_shelf')
  expect(await stock()).toEqual([5, 5])
})

test('the first statement goes to the database before the beginning is answered', async () => {
  let isFirst = false
  await transaction(async (tx, client) => {
    const begun = (client as unknown as { _activeQuery: { text?: string } | null })._activeQuery
    isFirst = begun?.text === 'begin'
    await tx.one('select 1')
  })
  expect(isFirst).toBe(true)
})

test('what a refused row held stands in no error, since errors are logged', async () => {
  await db.query('alter table shelf add column email text unique')
  await db.run(`update shelf set email = 'asha@example.org' where id = 1`)
  for (const write of [
    () => db.run(`update shelf set email = $1 where id = 2`, ['asha@example.org']),
    () => transaction(tx => tx.run(`insert into shelf values (3, null, $1)`, ['asha@example.org'])),
  ]) {
    const error = await write().catch((failed: unknown) => failed)
    expect(inspect(error)).toMatch(/duplicate key|violates not-null/)
    expect(inspect(error)).not.toContain('asha@')
  }
})
