import { createHash } from 'node:crypto'
import { refusal } from '#lib/contract/refusal.ts'
import { callsAt } from '#lib/contract/v1/families.ts'
import { openapiV1 } from '#lib/contract/v1/openapi-v1.ts'
import { isWrite, type ProgramCall, V1 } from '#lib/contract/v1/program-call.ts'
import { env } from '#lib/server/settings/env.ts'
import { callIsSentBy, noSuchProgramCall, nothingHere, programsElsewhere } from '#messages/programs.ts'
import type { Programs } from '../desk.ts'
import { answerResponse, faultResponse, limitHeaders, problemResponse } from './program-response.ts'
import { readInput } from './read-input.ts'
import { readKey } from './read-key.ts'

const DOCUMENT = `${V1}/openapi.json`

/** Handles one call of a program. */
export async function serveProgram(
  programs: Programs | undefined,
  nameOfShop: () => Promise<string>,
  request: Request,
): Promise<Response> {
  const told: Record<string, string> = {}
  try {
    return await answer(programs, nameOfShop, request, told)
  } catch (error) {
    return faultResponse(error, told)
  }
}

async function answer(
  programs: Programs | undefined,
  nameOfShop: () => Promise<string>,
  request: Request,
  told: Record<string, string>,
): Promise<Response> {
  if (!programs) return problemResponse(404, programsElsewhere)
  const path = new URL(request.url).pathname
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const calls = callsAt(path)
  const methods = path === DOCUMENT ? ['GET'] : calls.map(({ row }) => row.method)
  if (methods.length === 0) return problemResponse(404, noSuchProgramCall)
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
  if (method === 'GET' && path === DOCUMENT)
    return answerResponse(openapiV1(await nameOfShop(), env.siteUrl), {
      'cache-control': 'public, max-age=300',
    })
  const call = calls.find(({ row }) => row.method === method)
  if (!call) return problemResponse(405, callIsSentBy(methods.join(', ')), { headers: { allow } })
  const { program, counted } = await readKey(programs.programOf, request)
  Object.assign(told, limitHeaders(counted))
  const { family, name, row, params } = call
  if (!program.scopes.includes(row.scope)) throw refusal(403, 'scopeMissing', { parameters: [row.scope] })
  const key = callKeyOf(row, request)
  const input = await readInput(row, params, request)
  const sending = { key, sent: digestOf(name, input) }
  const outcome = await programs.answer({ family, name, program, input, sending })
  if (!outcome) return problemResponse(404, nothingHere(WHAT[family] ?? family), { headers: told })
  if (outcome.isRepeated) told['idempotency-replayed'] = 'true'
  if ('refused' in outcome)
    return problemResponse(outcome.fields ? 422 : 409, outcome.refused, {
      fields: outcome.fields,
      headers: told,
    })
  return answerResponse(outcome.answer, told)
}

const WHAT: Record<string, string> = {
  orders: 'order',
  parcels: 'parcel',
  products: 'product',
  stock: 'product',
  customers: 'customer',
  returns: 'return',
  bills: 'bill',
}

/** What names one sending of a write; a call that changes nothing needs none. */
function callKeyOf(row: ProgramCall, { headers }: Request): string {
  if (!isWrite(row)) return ''
  const key = headers.get('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw refusal(400, 'callKeyNeeded')
  return key
}

const digestOf = (name: string, input: object) =>
  createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest()
