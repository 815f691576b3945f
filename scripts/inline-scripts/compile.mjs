import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import terser from 'next/dist/compiled/terser/bundle.min.js'

const root = path.join(import.meta.dirname, '../..')

/** Each program by its name in the compiled file. */
const PROGRAMS = {
  DEFER_IMAGES: { file: 'lib/browser/inline/defer-images.ts', run: 'deferImages' },
  LOAD_SCRIPTS: { file: 'lib/browser/inline/load-scripts.ts', run: 'loadScripts' },
  SAME_PRESS: { file: 'lib/browser/inline/prevent-double-press.ts', run: 'preventDoublePress' },
}

/** The content of lib/server/inline-scripts/compiled.ts. */
export async function compileInlineScripts() {
  const lines = []
  for (const [name, program] of Object.entries(PROGRAMS))
    lines.push(`export const ${name} = ${JSON.stringify(await compile(program))}`)
  return ['// Made by "npm run inline-scripts" from lib/browser/inline. Change it there.', ...lines, ''].join(
    '\n',
  )
}

const IMPORT = /^import \{ (\w+) \} from '(#lib\/[^']+)'\n/gm

async function compile({ file, run }) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const constants = {}
  for (const [, name, from] of text.matchAll(IMPORT)) constants[name] = (await import(from))[name]
  const source = stripTypeScriptTypes(text.replace(IMPORT, '').replace(/^export /gm, ''))
  const { code } = await terser.minify(`${source};${run}()`, {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true, global_defs: constants },
    mangle: true,
    toplevel: true,
    format: { wrap_func_args: false },
  })
  const program = code.replace(/;$/, '')
  // In a block, so that its names do not collide with those of another program of the page.
  return /^\(\(\)=>\{.*\}\)\(\)$/s.test(program) ? program : `{${program}}`
}
