import { recordOf } from '#messages/api-docs.ts'

type Json = Record<string, unknown>

/** A JSON schema as TypeScript would say it, with a remark beside a field where there is one. */
export function typeText(
  schema: Json,
  noteOf: (field: string) => string | undefined = () => undefined,
  indent = '',
): string {
  const ref = /\/(\w+)$/.exec(String(schema.$ref ?? ''))?.[1]
  if (ref) return ref
  if (schema.const !== undefined) return quoted(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(quoted).join(' | ')
  if (Array.isArray(schema.anyOf))
    return (schema.anyOf as Json[]).map(one => typeText(one, noteOf, indent)).join(' | ')
  if (schema.type === 'array') return `${grouped(typeText((schema.items ?? {}) as Json, noteOf, indent))}[]`
  if (schema.type === 'object') return objectText(schema, noteOf, indent)
  if (Array.isArray(schema.type))
    return schema.type.map(type => typeText({ type }, noteOf, indent)).join(' | ')
  return SIMPLE[String(schema.type)] ?? 'unknown'
}

const SIMPLE: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))

const grouped = (text: string) => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)

const FEW = 3
const WIDE = 90

function objectText(schema: Json, noteOf: (field: string) => string | undefined, indent: string): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  if (properties.length === 0)
    return schema.additionalProperties && typeof schema.additionalProperties === 'object'
      ? recordOf(typeText(schema.additionalProperties as Json))
      : '{}'
  const required = (schema.required ?? []) as string[]
  const inner = `${indent}  `
  const fields = properties.map(([name, field]) => {
    const isRequired = required.includes(name) && field.default === undefined
    return { text: `${name}${isRequired ? '' : '?'}: ${typeText(field, noteOf, inner)}`, note: noteOf(name) }
  })
  const inOneLine = `{ ${fields.map(({ text }) => text).join('; ')} }`
  const isShort =
    fields.length <= FEW &&
    fields.every(({ text, note }) => !note && !text.includes('\n')) &&
    inOneLine.length < WIDE
  if (isShort) return inOneLine
  const lines = fields.map(({ text, note }) => `${inner}${text}${note ? ` // ${note}` : ''}`)
  return `{\n${lines.join('\n')}\n${indent}}`
}
