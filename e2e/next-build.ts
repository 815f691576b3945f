import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_ID_FILE } from '../lib/server/next-internals.mjs'

/**
 * Makes of a copied build another one: with an id of its own, and with another name for one of its scripts, as if the
 * script had changed.
 */
export async function makeNextBuild(build: string, script: string) {
  const own = (await readFile(path.join(build, path.basename(BUILD_ID_FILE)), 'utf8')).trim()
  const [from, to] = [path.basename(script, '.js'), `next${path.basename(script, '.js').slice(4)}`]
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|mjs|json|html|rsc|txt|css)$|^BUILD_ID$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    const changed = text.replaceAll(from, to).replaceAll(own, 'the-next-build')
    if (changed !== text) await writeFile(file, changed)
    if (entry.name.includes(from))
      await rename(file, path.join(entry.parentPath, entry.name.replace(from, to)))
  }
  await rename(path.join(build, 'static', own), path.join(build, 'static/the-next-build')).catch(
    () => undefined,
  )
  return script.replace(from, to)
}
