import path from 'node:path'
import { build } from 'esbuild'

const root = path.join(import.meta.dirname, '../..')

/** Each program by its name in the compiled file. */
const PROGRAMS = {
  CHOOSE: { file: 'lib/browser/inline/choose.ts', run: 'choose' },
  DEFER_IMAGES: { file: 'lib/browser/inline/defer-images.ts', run: 'deferImages' },
  FIRST_RESPONSE: { file: 'lib/browser/inline/first-response.ts', run: 'firstResponse' },
  LOAD_STYLESHEETS: { file: 'lib/browser/inline/load-stylesheets.ts', run: 'loadStylesheets' },
  PIN_FORM: { file: 'lib/browser/inline/pin-form.ts', run: 'pinForm' },
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
