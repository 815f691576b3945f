import { readArguments } from './arguments.ts'

const shown = (line: string) => {
  const read = readArguments(line.split(' '))
  return read && { ...read, has: undefined, replaces: read.has('--replace') }
}

test('a conversion names a file, a folder and, if it likes, whose file it is', () => {
  const plain = { verb: 'convert', file: 'a.csv', folder: 'out', from: 'auto', replaces: false }
  expect(shown('convert a.csv out')).toEqual(plain)
  expect(shown('convert a.csv out --from shopify')).toEqual({ ...plain, from: 'shopify' })
  expect(shown('convert --from=meta a.csv out --replace')).toEqual({ ...plain, from: 'meta', replaces: true })
  expect(shown('convert a.csv out --stock 10 --from=table')).toEqual({ ...plain, from: 'table', stock: 10 })
  expect(shown('convert a.csv out --stock=0')).toEqual({ ...plain, stock: 0 })
  expect(shown('convert a.csv out --name Reva')).toEqual({ ...plain, name: 'Reva' })
  expect(readArguments(['convert', 'a.csv', 'out', '--name=Asha & Sons = 1'])).toMatchObject({
    name: 'Asha & Sons = 1',
  })
  expect(readArguments(['convert', 'a.csv', 'out', '--before-is-mrp'])?.has('--before-is-mrp')).toBe(true)
})

test.each([
  'convert a.csv',
  'convert a.csv out more',
  'convert a.csv out --from',
  'convert a.csv out --from etsy',
  'convert a.csv out --stock',
  'convert a.csv out --stock ten',
  'convert a.csv out --stock -1',
  'convert a.csv out --stock 1000001',
  'convert a.csv out --name=',
  'import a --name Reva',
  'import a --before-is-mrp',
  'import a --stock 3',
  'convert a.csv out --new',
  'import a b',
  'feeds a',
  'feeds --check',
  'export a --from shopify',
])('%s is answered with the usage', line => expect(readArguments(line.split(' '))).toBeUndefined())

test('an import and an export take a folder', () => {
  expect(shown('import a')).toMatchObject({ verb: 'import', folder: 'a' })
  expect(shown('export a --replace')).toMatchObject({ verb: 'export', folder: 'a', replaces: true })
})

test('a check of the feeds takes nothing', () => {
  expect(shown('feeds')).toMatchObject({ verb: 'feeds', folder: '' })
})
