import { type Call, contract } from '#lib/contract/index.ts'
import { messages } from '#lib/message-table.ts'
import { checkInput } from './check-input.ts'
import { samples } from './test-samples.ts'

const calls = Object.keys(contract) as Call[]
const things = { address: 'a1', order: 'OD1', payment: 'order_1', guest: 'guest-1' }
const OURS = new Set<unknown>(Object.values(messages))

type Path = (string | number)[]
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  value !== null && typeof value === 'object'
    ? [at, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, name]))]
    : [at]

const changed = (value: unknown, [name, ...rest]: Path, next: unknown): unknown => {
  if (name === undefined) return next
  if (Array.isArray(value))
    return value.map((one, index) => (index === Number(name) ? changed(one, rest, next) : one))
  const inner = (value as Record<string, unknown>)[name]
  return { ...(value as object), [name]: changed(inner, rest, next) }
}

const WRONG = [
  ...[undefined, null, '', 'x', '\u0000', 'a\ud800', 'x'.repeat(5_000), true, 0, -1, 1.5, 1e21, Number.NaN],
  ...[[], {}, [1], { a: 1 }, Array(1_000).fill(1), 'nobody@', '12', 'COD '],
]

/** The message with which a call refuses an input, if it does. */
function refusalOf(call: Call, input: unknown) {
  try {
    checkInput(call, input)
  } catch (error) {
    return (error as Error).message
  }
}

test.each(calls)('%s: each wrong value is refused with a message of ours that names its field', call => {
  const good = samples[call](things) as unknown
  for (const path of pathsOf(good))
    for (const wrong of WRONG) {
      const refusalText = refusalOf(call, changed(good, path, wrong))
      if (refusalText === undefined || refusalText === messages.brokenText) continue
      const [, where = '', sentence = ''] = /^(?:([\w.]+): )?(.*)$/s.exec(refusalText) ?? []
      expect([refusalText, OURS.has(sentence)]).toEqual([refusalText, true])
      // The field itself, or one that contains it.
      expect(path.length === 0 || where.startsWith(path.join('.')) || path.join('.').startsWith(where)).toBe(
        true,
      )
      if (path.length) expect(where).not.toBe('')
    }
})

test('an order without lines has a message of its own', () => {
  const order = samples.placeOrder(things)
  expect(refusalOf('placeOrder', { ...order, orders: [] })).toBe('orders: This list has too few entries.')
  expect(refusalOf('placeOrder', { ...order, paymentmode: 'CHEQUE' })).toBe(
    'paymentmode: This is none of the choices that there are.',
  )
})
