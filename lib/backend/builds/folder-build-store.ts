import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildStore } from './build-store.ts'

/** Builds in a folder: that of one machine, or one that several share. */
export const folderBuildStore = (folder: string): BuildStore => {
  const fileOf = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)
  return {
    read: name => readFile(fileOf(name)).catch(unlessMissing),
    put: async (name, content, only) => {
      const file = fileOf(name)
      if (only === 'new' && (await stat(file).catch(unlessMissing))) return false
      await mkdir(path.dirname(file), { recursive: true })
      const draft = `${file}.${randomBytes(4).toString('hex')}.part`
      await writeFile(draft, content)
      await rename(draft, file)
      return true
    },
    drop: name => rm(fileOf(name), { force: true }),
    async *list(prefix) {
      const within = path.dirname(`${prefix}x`)
      for (const entry of (await readdir(fileOf(within)).catch(unlessMissing)) ?? []) {
        const name = `${within}/${entry}`
        const about = name.startsWith(prefix) && (await stat(fileOf(name)).catch(unlessMissing))
        if (about && about.isFile() && name.endsWith('.json')) yield { name, changedAt: about.mtimeMs }
      }
    },
  }
}

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
