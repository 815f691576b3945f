import type { z } from 'zod'
import type { Call } from '#lib/contract/index.ts'
import { schemas } from '#lib/contract/schemas.ts'

/**
 * For tests: possible responses of another host, made from the contract, so that new fields are included automatically.
 */

/** A place in a response, [] standing for each row of a list. */
export type Spot = readonly string[]

/** A valid response: one row in each list. */
export const goodAnswer = (call: Call): unknown => sample(schemas[call].output as z.ZodType)

/** The places of all values that contain no other value. */
export const spotsOf = (call: Call): Spot[] => spots(schemas[call].output as z.ZodType)

/** The response with another value in one place. */
export function spoilt(body: unknown, [name, ...rest]: Spot, value: unknown): unknown {
  if (name === undefined) return value
  if (name === '[]') return (body as unknown[]).map(row => spoilt(row, rest, value))
  return { ...(body as object), [name]: spoilt((body as Record<string, unknown>)[name], rest, value) }
}

export const RAN = 'window.__x=1'
export const HOSTILE_TEXTS = [
  `<script>${RAN}</script>`,
  `</script><script>${RAN}</script>`,
  `</title></style><script nonce="x">${RAN}</script>`,
  `<scr<script>x</script>ipt>${RAN}</scr<script>x</script>ipt>`,
  `"><img src=x onerror="${RAN}">`,
  `' onmouseover='${RAN}' x='`,
  `<svg><script>${RAN}</script></svg><math><mtext><style><img src=x onerror=${RAN}>`,
  `javascript:${RAN}`,
  ` JaVaScRiPt:${RAN}`,
  `data:text/html,<script>${RAN}</script>`,
  `<a href="javascript:${RAN}">a</a><a href="java&#10;script:${RAN}">b</a>`,
  `#fff}</style><script>${RAN}</script>`,
  '__fill_main__',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://evil.example/x"onclick="x',
  '../../etc/passwd',
  'x\r\nset-cookie: evil=1',
  '\u0000\u0007\u001b[2J\u202egnp.exe',
  'half\ud800',
  '__proto__',
  'undefined',
  'NaN',
  'x'.repeat(200_000),
  '<b>'.repeat(20_000),
]
/** Its length is no number and cannot become one. */
export const UNCOUNTABLE = { length: { toString: 1, valueOf: 1 } }
export const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  ...[null, true, 0.1 + 0.2, -0, -1, 1.5, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2_147_483_648],
  ...['1e308', '-5', '0x10', '99,99,99,99,999', '१२'],
  ...[[], {}, { toString: 1 }, { length: -1 }, UNCOUNTABLE, [[[[]]]], ['a', { b: 1 }], Array(60_000).fill(1)],
]

/** Values that JSON.stringify does not write: 1e999 is Infinity when read, and lists are nested without end. */
export const RAW_VALUES = ['1e999', '-1e999', `${'['.repeat(50_000)}${']'.repeat(50_000)}`]

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
}
const defOf = (schema: z.ZodType) => (schema as unknown as { def: Def }).def

/**
 * The schema inside a wrapper (optional, nullable, catch, preprocess), down to one with a shape, an element or neither.
 */
function inside(schema: z.ZodType): z.ZodType {
  const { type, innerType, out } = defOf(schema)
  if (innerType) return inside(innerType)
  return type === 'pipe' && out && defOf(out).type !== 'transform' ? inside(out) : schema
}

function spots(schema: z.ZodType): Spot[] {
  const { shape, element } = defOf(inside(schema))
  if (shape) return Object.entries(shape).flatMap(([name, part]) => spots(part).map(rest => [name, ...rest]))
  if (element) return spots(element).map(rest => ['[]', ...rest])
  return [[]]
}

function sample(schema: z.ZodType): unknown {
  const { shape, element, type } = defOf(inside(schema))
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, sample(part)]))
  if (element) return [sample(element)]
  if (type === 'record') return schema.parse({ Weave: 'plain' })
  const found = SAMPLES.find(value => {
    const read = schema.safeParse(value)
    return read.success && read.data === value
  })
  if (found === undefined) throw new Error(`No sample fits a ${type}.`)
  return found
}

const SAMPLES = [
  ...[
    'a.webp',
    '#aabbcc',
    '2026-11-22T10:00:00.000Z',
    'asha@example.in',
    'https://maker.example/',
    '/product/a',
    '/bill/abcdefghijklmnopqrstuv',
  ],
  ...['product', 'placed', 'real', 'size', 'tax-invoice', 'unpaid', 'INR', '12345', 'Bowl', 1, true, ''],
  ...['asked', 'money', 'defective', 'lost', 'none'],
]
