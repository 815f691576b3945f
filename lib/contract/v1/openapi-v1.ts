import { z } from 'zod'
import { PROGRAM_CALLS_A_MINUTE } from '#lib/constants.ts'
import {
  answered,
  callWords,
  documentLead,
  documentTitle,
  familyTitles,
  refusedProgram,
} from '#messages/program-calls.ts'
import { type Families, type NamedCall, programCalls } from './families.ts'
import { isWrite, V1 } from './program-call.ts'

type Json = Record<string, unknown>

/** The calls of programs as an OpenAPI 3.1 document. */
export function openapiV1(shop: string, siteUrl: string): Json {
  return inComponents({
    openapi: '3.1.0',
    info: { title: documentTitle(shop), version: '1', description: documentLead },
    servers: [{ url: `${siteUrl}${V1}` }],
    tags: Object.values(familyTitles).map(name => ({ name })),
    paths: pathsOf(programCalls),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: PROBLEM, ...definitions() },
    },
    'x-calls-a-minute': PROGRAM_CALLS_A_MINUTE,
  })
}

/** The things that several calls answer with, by their names. */
const definitions = (): Json =>
  Object.assign(
    {},
    ...programCalls.flatMap(({ row }) =>
      row.answer === 'pdf' ? [] : [jsonSchema(row.answer, 'output').$defs ?? {}],
    ),
  )

// In this document they have one place for all.
const inComponents = (document: Json): Json =>
  JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'))

const text = { type: 'string' }

const PROBLEM = {
  type: 'object',
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    code: text,
    fields: { type: 'object', additionalProperties: text },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
}

const pathsOf = (calls: readonly NamedCall[]): Json => {
  const byPath = Map.groupBy(calls, ({ row }) => row.path)
  return Object.fromEntries(
    [...byPath].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map(call => [call.row.method.toLowerCase(), operation(call)])),
    ]),
  )
}

/** A call without its sentence does not compile. */
const words: { [Name in keyof Families]: Record<keyof Families[Name], string> } = callWords

export const wordsOf = ({ family, name }: Pick<NamedCall, 'family' | 'name'>) =>
  (words[family] as Record<string, string>)[name] ?? ''

function operation(call: NamedCall): Json {
  const { row, name, family } = call
  return {
    operationId: name,
    tags: [familyTitles[family]],
    summary: wordsOf(call),
    security: [{ key: [row.scope] }],
    parameters: [
      ...parametersIn('path', row.params),
      ...parametersIn('query', row.query),
      ...(isWrite(row) ? [CALL_KEY] : []),
    ],
    ...(row.body && {
      requestBody: {
        required: Object.keys(row.body.shape).length > 0,
        ...content(jsonSchema(row.body, 'input')),
      },
    }),
    responses: {
      200: {
        description: answered,
        ...(row.answer === 'pdf'
          ? content({ type: 'string', format: 'binary' }, 'application/pdf')
          : content(withoutDefinitions(jsonSchema(row.answer, 'output')))),
      },
      '4XX': {
        description: refusedProgram,
        ...content({ $ref: '#/components/schemas/Problem' }, 'application/problem+json'),
      },
    },
  }
}

const withoutDefinitions = ({ $defs: _, ...schema }: Json) => schema

const CALL_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 8, maxLength: 100 },
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    ...{ name, in: place, required: place === 'path' || required.includes(name) },
    schema: described,
  }))
}

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const content = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } })
