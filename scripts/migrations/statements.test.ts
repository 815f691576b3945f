import { partsOf, statementsOf } from './statements.ts'

test('a file is split into statements, each with the comment before it', () => {
  const sql = `-- First.
-- Of two.
create table "A" (n int); /* between */
insert into a values ('x; -- y', 'it''s'); -- behind
`
  expect(statementsOf(sql).map(({ text, comment }) => [text, comment])).toEqual([
    ['create table "A" (n int)', 'First.\nOf two.'],
    ["insert into a values ('x; -- y', 'it''s')", 'between'],
  ])
})

test('text between dollar signs is one piece', () => {
  const [block, ...more] = statementsOf('do $a$ begin; update b set c = $$ ; $$; end $a$')
  expect(more).toEqual([])
  expect(block).toMatchObject({ bare: 'do $$ $$', body: ' begin; update b set c = $$ ; $$; end ' })
})

test('words in quotes are not SQL, and names in quotes are names', () => {
  const [statement] = statementsOf(`COMMENT ON TABLE "orders" IS 'Drop Table'`)
  expect(statement).toMatchObject({ bare: "comment on table orders is ''" })
})

test('a list is split at its own commas', () => {
  expect(partsOf('a numeric(8, 2), b text check (b in (1, 2))')).toEqual([
    'a numeric(8, 2)',
    'b text check (b in (1, 2))',
  ])
})
