import { existsSync, readFileSync } from 'node:fs'
import { PROGRAM_CALLS_A_MINUTE } from '#lib/constants.ts'
import { type FamilyName, families, type NamedCall, programCalls } from '#lib/contract/v1/families.ts'
import { jsonSchema, wordsOf } from '#lib/contract/v1/openapi-v1.ts'
import type { ProgramCall } from '#lib/contract/v1/program-call.ts'
import { SCOPES } from '#lib/contract/v1/scopes.ts'
import {
  answers,
  apiTitle,
  fileAnswer,
  inScope,
  madeOfContract,
  scopesTitle,
  takes,
} from '#messages/api-docs.ts'
import { scopeNames } from '#messages/desk-shop-programs.ts'
import { familyLeads, familyTitles, fieldNotes } from '#messages/program-calls.ts'
import { typeText } from './type-text.ts'

export const DOCUMENT = 'docs/api.md'
const PARTS = 'scripts/api-docs/parts'

/** docs/api.md: a part by hand for how it works and for each family its examples, and all that the contract says. */
export const apiDocument = () =>
  [
    `<!-- ${madeOfContract} -->`,
    `# ${apiTitle}`,
    part('start').replace('CALLS_A_MINUTE', String(PROGRAM_CALLS_A_MINUTE)),
    `## ${scopesTitle}`,
    SCOPES.map(scope => `- \`${scope}\`: ${scopeNames[scope]}`).join('\n'),
    ...(Object.keys(families) as FamilyName[]).flatMap(familyText),
    ...(existsSync(`${PARTS}/end.md`) ? [part('end')] : []),
  ]
    .join('\n\n')
    .concat('\n')

const part = (name: string) => readFileSync(`${PARTS}/${name}.md`, 'utf8').trim()

const familyText = (family: FamilyName): string[] => {
  const calls = programCalls.filter(call => call.family === family)
  return [
    `## ${familyTitles[family]}`,
    familyLeads[family],
    part(family),
    ...typesOf(calls),
    ...calls.map(callText),
  ]
}

/** The things that several calls of a family answer with, once. */
const typesOf = (calls: readonly NamedCall[]): string[] => {
  const named = new Map<string, Record<string, unknown>>()
  for (const { row } of calls)
    if (row.answer !== 'pdf')
      for (const [name, schema] of Object.entries(definitionsOf(jsonSchema(row.answer, 'output'))))
        named.set(name, schema)
  return [...named].map(
    ([name, schema]) => `\`\`\`ts\ntype ${name} = ${typeText(schema, field => noteOf(name, field))}\n\`\`\``,
  )
}

type Json = Record<string, unknown>

const definitionsOf = (schema: Json) => (schema.$defs ?? {}) as Record<string, Json>

const noteOf = (type: string, field: string) => fieldNotes[`${type}.${field}`]

const callText = (call: NamedCall) => {
  const { row, name } = call
  const lines = [
    `### \`${row.method} ${row.path}\``,
    inScope(wordsOf(call), row.scope),
    ...block(
      takes,
      [row.query, row.body].flatMap(schema => (schema ? [jsonSchema(schema, 'input')] : [])),
      name,
    ),
    row.answer === 'pdf' ? fileAnswer : answerText(row, name),
  ]
  return lines.filter(Boolean).join('\n\n')
}

const block = (title: string, schemas: Json[], name: string) =>
  schemas.flatMap(schema => {
    const text = typeText(schema, field => noteOf(name, field))
    return text === '{}' ? [] : [`${title}\n\n\`\`\`ts\n${text}\n\`\`\``]
  })

const answerText = ({ answer }: ProgramCall, name: string) => {
  if (answer === 'pdf') return ''
  const { $defs, ...schema } = jsonSchema(answer, 'output')
  const text = typeText(schema, field => noteOf(name, field))
  return text.includes('\n') ? `${answers}\n\n\`\`\`ts\n${text}\n\`\`\`` : `${answers} \`${text}\``
}
