// The types and encodings that every contract file uses. No imports: the browser loads this file.
export type Auth = 'none' | 'bearer' | 'body'

/** How a response is encoded: `wrap` on the server, `unwrap` on the client. */
export type Answer = {
  wrap: (output: never) => { body: unknown; headers?: Record<string, string> }
  unwrap: (body: unknown, headers: { get(name: string): string | null }) => unknown
}

export type Endpoint = {
  method: 'GET' | 'POST'
  path: string
  auth: Auth
  sends: 'json' | 'form' | 'query' | 'nothing'
  /** Our input as the body of the call; default: unchanged. */
  ask?: (input: never, token: string) => unknown
  answer: Answer
  /** A call that this shop has added: another host may lack it. */
  ours?: true
}

const field = (body: unknown, name: string): unknown =>
  body !== null && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined

/** The body is the output. */
export const plain: Answer = {
  wrap: (output: unknown) => ({ body: output }),
  unwrap: body => body,
}

/** {status:'true', data:[…]} around a list. */
export const dataList: Answer = {
  wrap: (output: unknown) => ({ body: { status: 'true', data: output } }),
  unwrap: body => field(body, 'data') ?? [],
}

/** {status:'true', data:[one]} around one thing, or an empty list for none. */
export const dataFirst: Answer = {
  wrap: (output: unknown) => ({ body: { status: 'true', data: output === null ? [] : [output] } }),
  unwrap: body => {
    const data = field(body, 'data')
    const refused = field(body, 'status') !== undefined && statusOf(body) !== 'true'
    return refused || !Array.isArray(data) ? null : (data[0] ?? null)
  },
}

/** {status:'true', message, data?}: the outcome of something done. */
export const done: Answer = {
  wrap: (output: unknown) => ({ body: { status: 'true', ...(output as object) } }),
  unwrap: body => ({
    message: sentence(body) ?? '',
    ...(field(body, 'data') === undefined ? {} : { data: field(body, 'data') }),
  }),
}

/** The list is the body, the total is a header. */
export const counted: Answer = {
  wrap: (output: { products: unknown[]; total: number; totalIsAtLeast?: boolean }) => ({
    body: output.products,
    headers: { 'x-total-count': output.totalIsAtLeast ? `${output.total}+` : String(output.total) },
  }),
  unwrap: (body, headers) => {
    const products = Array.isArray(body) ? body : ((field(body, 'data') as unknown[] | undefined) ?? [])
    const match = /^(\d{1,9})(\+?)$/.exec(headers.get('x-total-count')?.trim() ?? '')
    return {
      products,
      total: match ? Number(match[1]) : products.length,
      totalIsAtLeast: match?.[2] === '+',
      paged: match !== null,
    }
  },
}

/** A .NET-style host may write its message as `Message`. */
export function sentence(body: unknown): string | undefined {
  for (const name of ['message', 'Message', 'error_description']) {
    const value = field(body, name)
    if (typeof value === 'string' && value.trim()) return value
  }
  return undefined
}

/** `status: 'false'` with HTTP 200 is a refusal too. */
export const isRefusal = (body: unknown): boolean => ['false', '0'].includes(statusOf(body))

// A list or an object is no status: as text it could be endless, or not convertible.
const statusOf = (body: unknown) => {
  const status = field(body, 'status')
  return status !== null && typeof status === 'object' ? '' : String(status).toLowerCase()
}
