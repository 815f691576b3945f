import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { parseQuery } from './search-query.ts'

withTestDatabase()
beforeAll(() =>
  db.run(
    `insert into search_words (word, uses, named) values
      ('sari', 40, true), ('sarita', 90, true), ('lamp', 7, true), ('diya', 5, true), ('kada', 3, true), ('कुर्ता', 2, true)`,
  ),
)

test.each([
  ['sari', "('sari')"],
  ['saree', "('sari')"],
  ['साड़ियाँ', "('sari')"],
  ['saritas', "('sarita')"],
  ['lamp', "('lamp' | 'diya')"],
  ['चिराग', "('diya' | 'lamp')"],
  ['kada ki saree', "('kada') & ('sari')"],
  ['कुर्ता', "('कुर्ता')"],
  ['कुरता', "('कुर्ता')"],
  ['ka', "('kada')"],
])('%p is the question %p', async (text, query) => {
  const question = await parseQuery(text, text === 'ka')
  expect(question?.query).toBe(query)
})
