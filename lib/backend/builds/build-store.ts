import 'server-only'

/** Where each copy of the shop sees the files of builds; names are paths, "builds/files/chunks/a.js". */
export type BuildStore = {
  read: (name: string) => Promise<Buffer | undefined>
  /** Whole or not at all. 'new': nothing is done where there is such a file already. */
  put: (name: string, content: Uint8Array, only?: 'new') => Promise<boolean>
  drop: (name: string) => Promise<void>
  /** All files whose names begin so. */
  list: (prefix: string) => AsyncIterable<{ name: string; changedAt: number }>
}

/** What a build consists of, as the store keeps it beside the files. */
export type KeptBuild = { id: string; names: string[] }

const FOLDER = 'builds/'
export const LISTS = `${FOLDER}list-`
export const FILES = `${FOLDER}files/`
export const listName = (id: string) => `${LISTS}${id}.json`

/** A list that cannot be read is one of no build. */
export const readList = async (store: BuildStore, name: string): Promise<KeptBuild> => {
  const id = name.slice(LISTS.length, -'.json'.length)
  const text = (await store.read(name))?.toString() ?? ''
  try {
    const names: unknown = JSON.parse(text)
    if (Array.isArray(names)) return { id, names: names.map(String) }
  } catch {
    // Another copy writes it just now.
  }
  return { id, names: [] }
}
