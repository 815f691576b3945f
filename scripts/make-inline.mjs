import { writeFile } from 'node:fs/promises'
import { inlineProgram } from './inline-program.mjs'

// The programs that stand in pages, from lib/browser/first-response.
const PROGRAMS = { FIRST_RESPONSE: 'first-response', CHOOSE: 'choose' }

for (const [name, file] of Object.entries(PROGRAMS)) {
  const program = await inlineProgram(`lib/browser/first-response/${file}.ts`)
  await writeFile(
    new URL(`../lib/server/inline-scripts/${file}.ts`, import.meta.url),
    `// Made by scripts/make-inline.mjs from lib/browser/first-response/${file}.ts: change it there.\nexport const ${name} =\n  ${JSON.stringify(program)}\n`,
  )
}
