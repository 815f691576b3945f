import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { minify } from '#lib/server/next-internals.mjs'

// A program that stands in the page itself, made of small files that import each other: in the order in which they need
// each other, without their types, as short as it gets.

/** The program that begins in this file of ours. */
export async function inlineProgram(entry) {
  const files = new Map()
  const constants = new Map()
  await collect(new URL(entry, ROOT), files, constants)
  const declared = [...constants].map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  const program = `(()=>{${declared.join('')}${[...files.values()].join('\n')}})()`
  return minify(program, OPTIONS)
}

const ROOT = new URL('../', import.meta.url)
const OPTIONS = {
  compress: {
    passes: 3,
    inline: 1,
    sequences: false,
    ecma: 2020,
    unsafe: true,
    unsafe_arrows: true,
    pure_getters: true,
  },
  mangle: true,
  module: false,
  ecma: 2020,
}
const IMPORT = /^import\s*(?:\{([^}]*)\}\s*from\s*)?'([^']+)'.*$/gm

/** A file after those that it imports, which are already there where two import each other. */
async function collect(file, files, constants) {
  if (files.has(file.href)) return
  files.set(file.href, '')
  const text = stripTypeScriptTypes(await readFile(file, 'utf8'))
  for (const [, names = '', from] of text.matchAll(IMPORT)) {
    if (from.startsWith('./')) await collect(new URL(from, file), files, constants)
    else await collectConstants(names, from, constants)
  }
  files.delete(file.href)
  files.set(file.href, text.replace(IMPORT, '').replace(/^export /gm, ''))
}

/** What comes from elsewhere are values: numbers, texts, names. */
async function collectConstants(names, from, constants) {
  const told = await import(from.replace(/^#lib\//, new URL('lib/', ROOT).href))
  for (const name of names.split(',').map(each => each.trim())) if (name) constants.set(name, told[name])
}
