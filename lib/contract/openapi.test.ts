import { contract } from './index.ts'
import { openapi } from './openapi.ts'

type Operation = {
  operationId: string
  security?: unknown[]
  requestBody?: { content: Record<string, { schema: { anyOf?: unknown[]; required?: string[] } }> }
  responses: Record<string, unknown>
}
const document = openapi('Haat', 'https://haat.example') as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

test('every call of the contract is described under its path and method', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId.split('_').map(call => [call, method.toUpperCase(), path]),
    ),
  )
  expect(new Set(described.map(String))).toEqual(
    new Set(Object.entries(contract).map(([call, { method, path }]) => String([call, method, path]))),
  )
})

test('the calls for customers require a bearer token, the others do not', () => {
  for (const { path, method, auth } of Object.values(contract)) {
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(Boolean(operation?.security)).toBe(auth === 'bearer')
    expect(operation?.responses['401'] !== undefined).toBe(auth !== 'none')
  }
})

test('the body of /token is a form, and the cart’s one path takes a fetch or lines', () => {
  const token = document.paths['/token']?.post?.requestBody?.content['application/x-www-form-urlencoded']
  expect(token?.schema.required).toEqual(['username', 'password', 'grant_type'])
  const cart = document.paths['/api/Add_to_cart1']?.post?.requestBody?.content['application/json']
  expect(cart?.schema.anyOf).toHaveLength(2)
})
