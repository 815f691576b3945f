import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { BUILT_HOME_FILE, builtFileOf, frameworkScripts, NEXT_COMMAND } from '#lib/server/next-internals.mjs'
import { withLock } from './lock.mjs'
import { root, runBin } from './run.mjs'

// The size of any page of this Next: one static page with one client component. The budgets are relative to it, so that
// they neither hide the shop's weight nor blame it for the framework's.
const FILES = {
  'package.json': '{ "name": "empty-page", "private": true, "type": "module" }',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } }`,
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/page.jsx':
    'import { Press } from "./press.jsx"\nexport const dynamic = "force-static"\nexport default function Page() { return <main><h1>Empty</h1><Press /></main> }',
  // Without them Next takes those of the folder above, which are the shop's. A module that awaits is in any app whose server
  // uses a package of ES modules, and the framework's script has a part for it.
  'instrumentation.js': 'await undefined\nexport const register = () => {}',
  'middleware.js': 'export const middleware = () => {}\nexport const config = { matcher: "/none" }',
  'app/press.jsx':
    '"use client"\nimport { useState } from "react"\nexport function Press() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }',
}

/** Builds the empty page unless it exists, and returns its folder. Whoever asks meanwhile waits for it. */
export const ensureEmptyPage = () => withLock(buildEmptyPage)

const buildEmptyPage = async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'node_modules/next/package.json'), 'utf8'))
  const folder = path.join(root, '.next/cache', `awaiting-empty-page-${version}`)
  if (existsSync(path.join(folder, 'built'))) return folder
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const code = await runBin(NEXT_COMMAND, ['build', folder], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (code !== 0) throw new Error('The empty page could not be built.')
  await writeFile(path.join(folder, 'built'), version)
  return folder
}

/** The compressed size of its script. */
export const emptyScriptBytes = async () => {
  const folder = await ensureEmptyPage()
  const html = await readFile(path.join(folder, BUILT_HOME_FILE), 'utf8')
  const files = scriptsOf(html).map(src => path.join(folder, builtFileOf(src)))
  const bytes = await Promise.all(files.map(async file => gzipSync(await readFile(file)).length))
  return bytes.reduce((sum, each) => sum + each, 0)
}

/** The scripts of a page, deferred or not, without those for browsers without modules. */
export const scriptsOf = html => frameworkScripts(html, 'src|data-later')
