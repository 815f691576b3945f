import { ImportErrors } from './errors.ts'
import { exportedInWords, importedInWords, listsInWords } from './report-in-words.ts'

const NOTHING = {
  ...{ added: 0, changed: 0, restocked: 0, unchanged: 0, withdrawn: 0 },
  ...{ sections: 0, sectionsWithdrawn: 0, shop: false, pictures: 0, anything: false },
}
const reportOf = (some: Partial<typeof NOTHING>) => importedInWords({ ...NOTHING, anything: true, ...some })

test('products are mentioned only if they were in the import', () => {
  expect(reportOf({ unchanged: 120, anything: false })).toBe(
    'Nothing to do: the shop holds exactly this already (120 products).',
  )
  expect(reportOf({ anything: false })).toBe('Nothing to do: the shop holds exactly this already.')
  expect(reportOf({ shop: true, pictures: 1 })).toBe('shop details changed. 1 picture copied.')
})

test('reset stock is reported beside what changed', () => {
  expect(reportOf({ changed: 3, restocked: 1, unchanged: 2 })).toBe(
    '0 products added, 3 changed (the stock of 1 was set anew), 2 as before.',
  )
  expect(reportOf({ added: 1, changed: 3 })).toBe('1 product added, 3 changed, 0 as before.')
})

test('withdrawn sections are reported apart from changed ones', () => {
  expect(reportOf({ sections: 1, sectionsWithdrawn: 2 })).toBe('1 section changed, 2 sections withdrawn.')
})

test('an export reports what it wrote and what was missing', () => {
  const report = { products: 120, sections: 51, pictures: 1, missing: 1 }
  expect(exportedInWords(report, '/out')).toBe(
    'Wrote 120 products, 51 sections and 1 picture to /out. 1 picture is not there.',
  )
})

const errorsOf = (count: number, column: string, reason: string) => {
  const errors = new ImportErrors()
  for (let line = 2; line < count + 2; line++) errors.add({ file: 'products.csv', line, column, reason })
  return errors
}

test('a few things are reported one by one', () => {
  const { lines, whole } = listsInWords({
    warnings: errorsOf(1, 'images', 'gone'),
    byName: errorsOf(1, 'name', 'x'),
  })
  expect(lines).toEqual([
    'warning: products.csv, line 2, images: gone',
    '1 product was found by its name alone, and changed:',
    'products.csv, line 2, name: x',
  ])
  expect(whole).toBe(true)
})

test('of many the first ones are reported, then how many more there are, and where', () => {
  const { lines, whole } = listsInWords({ errors: errorsOf(500, 'images', 'gone') })
  expect(lines).toEqual([
    'products.csv, line 2, images: gone',
    '    … and 499 more like this: line 3, line 4, …',
  ])
  expect(whole).toBe(false)
})
