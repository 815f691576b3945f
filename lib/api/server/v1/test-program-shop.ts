import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { db } from '#lib/backend/db/pool.ts'
import { makeKey } from '#lib/backend/programs/program-keys.ts'
import { callsAt } from '#lib/contract/v1/families.ts'
import { SCOPES, type Scope } from '#lib/contract/v1/scopes.ts'
import { isRefused } from '#lib/desk/rules/act-types.ts'
import { setProgramHandler } from '#lib/server/http/program-handler.ts'
import { answerBeforeNext } from '#lib/server/http/server.ts'
import { setApiHandler } from '#lib/server/http/shared-api-handler.ts'
import { programs } from '../desk.ts'
import { answerApi } from '../serve-api.ts'
import { shop } from '../shop.ts'
import { serveProgram } from './serve-program.ts'

/** For tests: the shop's door with the calls of shoppers and of programs behind it, on a port of its own. */
export function programShop() {
  let server: Server
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  beforeAll(async () => {
    setApiHandler(call => answerApi(shop, call))
    setProgramHandler(request => serveProgram(programs, async () => 'Reva', request))
    server = createServer((_, answer) => answer.writeHead(404).end('from next'))
    answerBeforeNext(server)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => new Promise(done => server.close(done).closeAllConnections()))

  const ask = async (method: string, path: string, { key, body, headers, callKey }: Asking = {}) => {
    const answer = await fetch(`${origin()}/api/v1${path}`, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': callKey ?? randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '')
    const told = isJson && text ? JSON.parse(text) : undefined
    if (answer.status === 200) expectAsDescribed(method, path, told)
    return { status: answer.status, headers: answer.headers, text, told }
  }
  return { origin, ask }
}

/** What is answered is what the contract says, field by field. */
function expectAsDescribed(method: string, path: string, told: unknown) {
  const [url = ''] = path.split('?')
  const answer = callsAt(`/api/v1${url}`).find(({ row }) => row.method === method)?.row.answer
  if (!answer || answer === 'pdf' || told === undefined) return
  expect(answer.parse(told)).toEqual(told)
}

type Asking = {
  key?: string
  body?: unknown
  headers?: Record<string, string>
  callKey?: string
}

/** A key that may do this, else everything. */
export async function newKey(
  scopes: readonly Scope[] = SCOPES,
  name = `Program ${randomUUID().slice(0, 8)}`,
) {
  const made = await makeKey({ name, scopes, by: 'Asha' })
  if (isRefused(made)) throw new Error(made.refused)
  const { programKey } = made.body as { programKey: string }
  const row = await db.one<{ id: string }>('select id from program_keys where name = $1', [name])
  return { key: programKey, name, id: String(row?.id) }
}
