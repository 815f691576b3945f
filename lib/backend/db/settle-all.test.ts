import { db } from './pool.ts'
import { settleAll } from './settle-all.ts'
import { withTestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

withTestDatabase()

const one = { name: 'one', text: 'select $1::int as n' }
const WRONG = 'select 1 / $1::int'

test('statements that are begun together get each its own answer', async () => {
  const answers = await transaction(async tx => {
    const calls = await settleAll(...[3, 1, 2].map(n => tx.one<{ n: number }>(one, [n])))
    return calls.map(call => call()?.n)
  })
  expect(answers).toEqual([3, 1, 2])
})

test('the first call that is made tells its own fault, whichever statement failed first', async () => {
  const asked = transaction(async tx => {
    const [number, refused] = await settleAll(
      tx.query(WRONG, [0]),
      Promise.reject(new Error('not for sale')),
      tx.query('select 1'),
    )
    refused()
    number()
  })
  await expect(asked).rejects.toThrow('not for sale')
})

test('a statement that is refused since another one had failed tells that one’s fault', async () => {
  const asked = transaction(async tx => {
    const [later] = await settleAll(
      tx.query('select 1').then(() => tx.query('select 2')),
      tx.query(WRONG, [0]),
    )
    later()
  })
  await expect(asked).rejects.toMatchObject({ code: '22012' })
})

test('where one of them fails, all of the transaction is undone, and the connection serves the next', async () => {
  await db.query('create table things (n int)')
  const kept = transaction(async tx => {
    await tx.run('insert into things values (1)')
    await Promise.all([
      tx.run('insert into things values (2)'),
      tx.query(WRONG, [0]),
      tx.run('insert into things values (3)'),
    ])
  })
  await expect(kept).rejects.toMatchObject({ code: '22012' })
  expect(await db.query('select n from things')).toEqual([])
  expect(await transaction(tx => tx.one<{ n: number }>(one, [7]))).toEqual({ n: 7 })
})
