import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildStore, FILES, LISTS, listName, readList } from './build-store.ts'

/** As many builds as a page may be open for: a release a day is three days. */
const MOST_BUILDS = 3
const AT_ONCE = 8

/**
 * Keeps the scripts and styles of this build for pages that are open when the next one takes over, and for copies of the
 * build before, which meet pages of this one. What only older builds had is deleted.
 */
export async function keepBuild(store: BuildStore, { id, folder }: { id: string; folder: string }) {
  const names = await filesOf(folder)
  // First the list: another copy that tidies up meanwhile deletes what stands in none.
  await store.put(listName(id), Buffer.from(JSON.stringify(names)))
  const left = names.values()
  const put = async () => {
    for (const name of left) await store.put(FILES + name, await readFile(path.join(folder, name)), 'new')
  }
  await Promise.all(Array.from({ length: AT_ONCE }, put))
  await deleteOld(store, id)
}

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

const deleteOld = async (store: BuildStore, own: string) => {
  const lists = await Array.fromAsync(store.list(LISTS))
  const newest = lists.sort((a, b) => b.changedAt - a.changedAt).map(({ name }) => name)
  const kept = [listName(own), ...newest.filter(name => name !== listName(own))].slice(0, MOST_BUILDS)
  const old = newest.filter(name => !kept.includes(name))
  if (old.length === 0) return
  const needed = new Set(
    (await Promise.all(kept.map(name => readList(store, name)))).flatMap(({ names }) => names),
  )
  for (const name of old) {
    const { names } = await readList(store, name)
    for (const each of names) if (!needed.has(each)) await store.drop(FILES + each)
    await store.drop(name)
  }
}
