import path from 'node:path'
import { build } from 'esbuild'

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

/** One function of its own, so that no name of it meets a name of another program of the page. */
async function compile({ file, run }) {
  const { outputFiles } = await build({
    stdin: { contents: `import { ${run} } from './${file}'\n${run}()`, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'error',
  })
  return outputFiles[0].text.trim().replace(/;$/, '')
}
