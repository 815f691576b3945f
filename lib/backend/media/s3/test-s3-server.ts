import 'server-only'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { byteRange } from '../byte-range.ts'
import { byBytes, type StoredObject, s3Objects } from './test-s3-objects.ts'
import { type Keys, signatureFault } from './test-s3-signature.ts'

/**
 * What goes wrong. 'status' answers with one; 'hang' never answers; 'reset' cuts the connection; 'cut' breaks off in the
 * middle of a body; 'short' sends half of it as if that were all; 'flipped' sends as many bytes, and wrong ones.
 */
export type S3Fault = {
  kind: 'status' | 'hang' | 'reset' | 'cut' | 'short' | 'flipped'
  status?: number
  code?: string
  /** Of how many requests; without it of all until it is taken off. */
  times?: number
  /** Of which methods; without it of all. */
  methods?: string[]
  /** Only of keys that contain this. */
  keys?: string
}

type Options = { bucket: string; keys: Keys; folder?: string; control?: boolean }

/** For tests: a store that speaks S3's protocol, path style, for one bucket, and checks each signature. */
export function s3Server({ bucket, keys, folder, control = false }: Options) {
  const objects = s3Objects(folder)
  const state: { fault?: S3Fault; counts: Record<string, number> } = { counts: {} }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test')
    const [, named = '', ...rest] = pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    if (named === '-' && control) return command(request, response, body)
    const method = request.method ?? ''
    state.counts[method] = (state.counts[method] ?? 0) + 1
    const fault = takeFault(method, key)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'reset') return void request.socket.destroy()
    const refuse = (status: number, code: string) => refusal(response, status, code, method)
    if (fault?.kind === 'status') return refuse(fault.status ?? 500, fault.code ?? 'InternalError')
    const wrong = signatureFault(request, body, keys)
    if (wrong) return refuse(wrong === 'XAmzContentSHA256Mismatch' ? 400 : 403, wrong)
    if (named !== bucket) return refuse(404, 'NoSuchBucket')
    if (!key) return method === 'GET' ? list(searchParams, response) : refuse(405, 'MethodNotAllowed')
    const found = objects.get(key)
    if (method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && found) return refuse(412, 'PreconditionFailed')
      if (Number(request.headers['content-length']) !== body.length) return refuse(400, 'IncompleteBody')
      const { etag } = objects.put(key, {
        body,
        type: request.headers['content-type'],
        meta: metaOf(request),
      })
      return void response.writeHead(200, { etag: `"${etag}"` }).end()
    }
    if (method === 'DELETE') {
      objects.drop(key)
      return void response.writeHead(204).end()
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'MethodNotAllowed')
    if (!found) return refuse(404, 'NoSuchKey')
    return send(request, response, found, fault?.kind)
  }

  const takeFault = (method: string, key: string) => {
    const { fault } = state
    if (!fault || (fault.methods && !fault.methods.includes(method))) return undefined
    if (fault.keys !== undefined && !key.includes(fault.keys)) return undefined
    if (fault.times !== undefined && fault.times-- <= 1) state.fault = undefined
    return fault
  }

  const list = (asked: URLSearchParams, response: ServerResponse) => {
    const prefix = asked.get('prefix') ?? ''
    const after = asked.get('continuation-token') ?? asked.get('start-after') ?? ''
    const most = Math.min(Number(asked.get('max-keys') ?? 1000), 1000)
    const isCoded = asked.get('encoding-type') === 'url'
    const shown = (key: string) => (isCoded ? key.split('/').map(encodeURIComponent).join('/') : escaped(key))
    const fitting = objects.keys().filter(key => key.startsWith(prefix) && byBytes(key, after) > 0)
    const keys = fitting.slice(0, most)
    const more = fitting.length > keys.length
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${keys.length}</KeyCount>${isCoded ? '<EncodingType>url</EncodingType>' : ''}${keys
      .flatMap(key => objects.get(key) ?? [])
      .map(object => listed(object, shown(object.key)))
      .join(
        '',
      )}<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${escaped(keys.at(-1) ?? '')}</NextContinuationToken>` : ''}</ListBucketResult>`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
  }

  // POST /-/fault sets one, DELETE takes it off, GET /-/counts tells how often each method was asked.
  const command = ({ method, url }: IncomingMessage, response: ServerResponse, body: Buffer) => {
    if (url === '/-/fault' && method === 'POST') state.fault = JSON.parse(body.toString())
    else if (url === '/-/fault' && method === 'DELETE') state.fault = undefined
    else if (url !== '/-/counts') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state.counts))
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  return {
    server,
    objects,
    counts: state.counts,
    setFault: (fault?: S3Fault) => {
      state.fault = fault
    },
    listen: (port = 0) =>
      new Promise<string>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, '127.0.0.1', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        )
      }),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const metaOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith('x-amz-meta-'))
      .map(([name, value]) => [name, String(value)]),
  )

const send = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { body, etag, type, at, meta }: StoredObject,
  fault: S3Fault['kind'] | undefined,
) => {
  const range = byteRange(headers.range ?? null, body.length)
  const said = {
    ...{ 'content-type': type, etag: `"${etag}"`, 'last-modified': new Date(at).toUTCString() },
    ...{ ...meta, 'accept-ranges': 'bytes' },
  }
  if (range === 'beyond') return refusal(response, 416, 'InvalidRange', method ?? '')
  const whole = range === 'none' ? body : body.subarray(range.first, range.last + 1)
  const part =
    range === 'none' ? {} : { 'content-range': `bytes ${range.first}-${range.last}/${body.length}` }
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  const sent = fault === 'short' ? half : fault === 'flipped' ? Buffer.alloc(whole.length, 7) : whole
  response.writeHead(range === 'none' ? 200 : 206, { ...said, ...part, 'content-length': sent.length })
  if (method === 'HEAD') return void response.end()
  if (fault === 'cut') return void response.write(half, () => response.destroy())
  response.end(sent)
}

const listed = ({ etag, at, body }: StoredObject, key: string) =>
  `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${body.length}</Size></Contents>`

const escaped = (text: string) => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

const refusal = (response: ServerResponse, status: number, code: string, method: string) => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    method === 'HEAD'
      ? undefined
      : `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  )
}
