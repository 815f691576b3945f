import { readFileSync } from 'node:fs'
import { jsonTexts } from './json-texts.ts'
import { db } from './pool.ts'
import { withTestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

withTestDatabase()

test('the texts of an object come in its order, and none of nothing', async () => {
  const textsOf = (json: string) => db.query(`select key, value from ${jsonTexts(json)} t`)
  expect(await textsOf(`'{"b": "x", "a": 1, "": null, "__proto__": "y"}'::json`)).toEqual([
    { key: 'b', value: 'x' },
    { key: 'a', value: '1' },
    { key: '', value: null },
    { key: '__proto__', value: 'y' },
  ])
  expect(await textsOf('null::json')).toEqual([])
})

const ROWS = 50_000
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux(
  'a statement that reads those of many rows holds no more at its end than at its beginning',
  async () => {
    const grown = await transaction(async tx => {
      await tx.run(`declare many no scroll cursor for select t.value from
      (select json_build_object('a', n::text) as texts from generate_series(1, ${ROWS + 1000}) n) rows
      cross join lateral ${jsonTexts('rows.texts')} t`)
      const backend = await tx.one<{ pid: number }>('select pg_backend_pid() as pid')
      const heldKb = () =>
        Number(/^VmData:\s+(\d+)/m.exec(readFileSync(`/proc/${backend?.pid}/status`, 'utf8'))?.[1])
      await tx.run('move 1000 in many')
      const before = heldKb()
      await tx.run(`move ${ROWS} in many`)
      return heldKb() - before
    })
    expect(grown).toBeLessThan(ROWS / 50)
  },
)
