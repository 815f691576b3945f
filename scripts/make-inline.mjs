import { writeFile } from 'node:fs/promises'
import { inlineProgram } from './inline-program.mjs'

// node --experimental-strip-types scripts/make-inline.mjs: the programs that stand in pages, from lib/browser/first-response.
const PROGRAMS = { FIRST_RESPONSE: 'first-response', CHOOSE: 'choose' }

const made = {}
for (const [name, file] of Object.entries(PROGRAMS))
  made[name] = await inlineProgram(`lib/browser/first-response/${file}.ts`)

if (process.argv[2] === '--print') console.log(JSON.stringify(made))
else
  for (const [name, file] of Object.entries(PROGRAMS))
    await writeFile(
      new URL(`../lib/server/inline-scripts/${file}.ts`, import.meta.url),
      `// Made by scripts/make-inline.mjs from lib/browser/first-response/${file}.ts: change it there.\nexport const ${name} =\n  ${quoted(made[name])}\n`,
    )

/** In single quotes, as this project writes its texts. */
function quoted(text) {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inside}'`
}
