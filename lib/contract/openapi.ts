import { z } from 'zod'
import {
  aboutRefusals,
  beyondTheOriginal,
  refusedWithReason,
  sizeInHeader,
  tokenRefused,
} from '#messages/http-errors.ts'
import { saved } from './cart.ts'
import { placed, priced } from './checkout.ts'
import { type Answer, counted, dataFirst, dataList, done, type Endpoint, plain } from './endpoint.ts'
import { type Call, contract } from './index.ts'
import { schemas } from './schemas.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document. */
export function openapi(shop: string, siteUrl: string): Json {
  const byPath = Object.groupBy(Object.entries(contract) as [Call, Endpoint][], ([, row]) => row.path)
  return {
    openapi: '3.1.0',
    info: { title: shop, version: '1.0.0', description: aboutRefusals },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(
      Object.entries(byPath).map(([path, rows = []]) => [path, { [methodOf(rows)]: operation(rows) }]),
    ),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: REFUSAL },
    },
  }
}

const REFUSAL = object({ status: { const: 'false' }, message: { type: 'string' } })

const methodOf = (rows: [Call, Endpoint][]) => rows[0]?.[1].method.toLowerCase() ?? 'post'

// Two calls may share a path and differ in their bodies.
function operation(rows: [Call, Endpoint][]): Json {
  const [call, row] = rows[0] as [Call, Endpoint]
  return {
    operationId: rows.map(([name]) => name).join('_'),
    ...(row.ours && { description: beyondTheOriginal }),
    ...(row.auth === 'bearer' && { security: [{ bearer: [] }] }),
    ...(row.sends === 'query' && { parameters: parameters(call) }),
    ...body(rows),
    responses: {
      200: {
        description: 'Done.',
        ...content(either(rows.map(([name, { answer: response }]) => answerOf(name, response)))),
      },
      ...(row.auth !== 'none' && { 401: refusal(tokenRefused) }),
      '4XX': refusal(refusedWithReason),
    },
  }
}

function body(rows: [Call, Endpoint][]): Json {
  const type = { json: 'application/json', form: 'application/x-www-form-urlencoded' }[
    rows[0]?.[1].sends as 'json' | 'form'
  ]
  if (!type) return {}
  return {
    requestBody: { required: true, ...content(either(rows.map(([call]) => requestSchema(call))), type) },
  }
}

const parameters = (call: Call) =>
  Object.entries((requestSchema(call).properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }))

function answerOf(call: Call, response: Answer): Json {
  const output = jsonSchema(schemas[call].output, 'output')
  const status = { const: 'true' }
  if (response === plain) return output
  if (response === counted)
    return {
      description: sizeInHeader,
      ...((output.properties as Json)?.products as Json),
    }
  if (response === dataList) return object({ status, data: output })
  if (response === dataFirst)
    return object({ status, data: { type: 'array', maxItems: 1, items: withoutNull(output) } })
  if (response === done || response === priced || response === saved) return described(output, status)
  if (response === placed) return PLACED
  throw new Error(`The answer of ${call} is not described.`)
}

const PLACED = object({
  status: { const: 'true' },
  message: { type: 'string' },
  data: {
    anyOf: [
      { type: 'array', items: object({ coorderid: { type: 'string' } }) },
      object({ ORDERID: { type: 'string' }, gateway: { type: 'object' }, unheld: { type: 'boolean' } }),
    ],
  },
})

const requestSchema = (call: Call) => jsonSchema(schemas[call].input, 'input')

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const withoutNull = (schema: Json): Json => {
  const some = (schema.anyOf as Json[] | undefined)?.filter(one => one.type !== 'null')
  return some?.length === 1 ? (some[0] as Json) : schema
}

const either = (list: Json[]): Json => (list.length === 1 ? (list[0] as Json) : { anyOf: list })

const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } })

const refusal = (description: string) => ({
  description,
  ...content({ $ref: '#/components/schemas/Refusal' }),
})

function object(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function described(output: Json, status: Json): Json {
  const { properties, required = [] } = output as { properties: Json; required?: string[] }
  return { ...output, properties: { status, ...properties }, required: ['status', ...required] }
}
