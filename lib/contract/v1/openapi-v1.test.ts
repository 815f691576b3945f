import { programCalls } from './families.ts'
import { openapiV1 } from './openapi-v1.ts'
import { isWrite } from './program-call.ts'
import { SCOPES } from './scopes.ts'

type Operation = {
  operationId: string
  security: object[]
  parameters: { name: string; in: string }[]
  summary: string
}
const document = openapiV1('Reva', 'https://reva.example') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}

test('each call is described under its path and method, with its scope and a sentence', () => {
  for (const { name, row } of programCalls) {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()]
    expect(operation).toMatchObject({ operationId: name, security: [{ key: [row.scope] }] })
    expect(operation?.summary).toMatch(/\.$/)
    expect(operation?.parameters.some(each => each.name === 'Idempotency-Key')).toBe(isWrite(row))
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
    expect(operation?.parameters.filter(each => each.in === 'path').map(each => each.name)).toEqual(inPath)
  }
})

test('no two calls share a name, or a path and a method', () => {
  const names = programCalls.map(({ name }) => name)
  const places = programCalls.map(({ row }) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(places).size).toBe(places.length)
})

test('what it refers to is there', () => {
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"#\/([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(10)
  for (const name of new Set(names)) {
    const [, , key = ''] = name.split('/')
    expect([name, key in document.components.schemas]).toEqual([name, true])
  }
})

test('each scope is one of a call, and each family reads and writes under its own', () => {
  expect(new Set(programCalls.map(({ row }) => row.scope))).toEqual(new Set(SCOPES))
  for (const { name, row } of programCalls)
    expect([name, row.scope.endsWith(':write')]).toEqual([name, isWrite(row)])
})
