import { z } from 'zod'
import { inputRefusal } from '#lib/contract/input-refusal.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { safeRead } from '#lib/contract/safe-read.ts'
import type { ProgramCall } from '#lib/contract/v1/program-call.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'
import { MAX_API_BODY, readBody } from '#lib/server/http/read-body.ts'

const NOTHING = z.strictObject({})

/** All that a call takes, checked: of its path, its query and its body. */
export async function readInput(row: ProgramCall, params: Record<string, string>, request: Request) {
  const input = {
    ...read(row.query ?? NOTHING, queryOf(request)),
    ...read(row.body ?? NOTHING, await bodyOf(row, request)),
    ...read(row.params ?? NOTHING, decoded(params)),
  }
  if (!isValidText(input)) throw refusal(400, 'brokenText')
  return input
}

function read(schema: z.ZodObject, value: unknown): object {
  const found = safeRead(schema, value)
  if (found.success) return found.data
  const [issue] = found.error.issues
  if (issue?.code === 'unrecognized_keys') {
    const names = issue.keys.slice(0, 5).map(key => [...issue.path, key].map(String).join('.').slice(0, 80))
    throw refusal(400, 'fieldsUnknown', { parameters: [names.join(', ')] })
  }
  throw inputRefusal(issue)
}

function queryOf({ url }: Request) {
  const query: Record<string, string> = {}
  for (const [name, value] of new URL(url).searchParams) {
    if (Object.hasOwn(query, name)) throw refusal(400, 'fieldTwice', { parameters: [name.slice(0, 80)] })
    query[name] = value
  }
  return query
}

// A call without fields may leave its body out.
async function bodyOf({ method, body }: ProgramCall, request: Request): Promise<unknown> {
  if (method === 'GET') return {}
  const isEmpty = !request.body || request.headers.get('content-length') === '0'
  if (isEmpty && Object.keys(body?.shape ?? {}).length === 0) return {}
  return readBody(request, 'json', MAX_API_BODY)
}

const decoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
