import { logUnknown } from './unknown-product.ts'

test('unknown products are told in the log, a thousand of them in one line a minute', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const at = Date.now()
  for (let n = 0; n < 1000; n++) logUnknown(`none-${n}`, at + n)
  logUnknown('later', at + 60_000)
  expect(log.mock.calls.flat()).toEqual([
    'No product found for the given slug: "none-0"',
    'No product found for the given slug: "later" (and 999 others since the last line)',
  ])
  log.mockRestore()
})
