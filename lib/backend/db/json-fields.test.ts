import { readFileSync } from 'node:fs'
import { jsonbFields, jsonFields } from './json-fields.ts'
import { db } from './pool.ts'
import { withTestDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

withTestDatabase()

test('the fields of an object come in its order, and none of nothing', async () => {
  const object = `'{"b": "x", "a": 1, "": null, "__proto__": {"y": [2]}}'`
  const fieldsOf = (fields: string) => db.query(`select * from ${fields} f`)
  expect(await fieldsOf(jsonFields(`${object}::json`))).toEqual([
    { key: 'b', text: 'x' },
    { key: 'a', text: '1' },
    { key: '', text: null },
    { key: '__proto__', text: '{"y": [2]}' },
  ])
  expect(await fieldsOf(jsonbFields(`${object}::jsonb`))).toEqual([
    { key: '', value: null, text: null },
    { key: 'a', value: 1, text: '1' },
    { key: 'b', value: 'x', text: 'x' },
    { key: '__proto__', value: { y: [2] }, text: '{"y": [2]}' },
  ])
  expect([
    ...(await fieldsOf(jsonFields('null::json'))),
    ...(await fieldsOf(jsonbFields('null::jsonb'))),
  ]).toEqual([])
})

const ROWS = 50_000
const onLinux = process.platform === 'linux' ? test.each : test.skip.each

onLinux([
  ['json', 'json_build_object', jsonFields('rows.fields')],
  ['jsonb', 'jsonb_build_object', jsonbFields('rows.fields')],
])(
  'a statement that reads those of many rows of %s holds no more at its end than at its beginning',
  async (_, build, fields) => {
    const grown = await transaction(async tx => {
      await tx.run(`declare many no scroll cursor for select f.text from
      (select ${build}('a', n::text) as fields from generate_series(1, ${ROWS + 1000}) n) rows
      cross join lateral ${fields} f`)
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
