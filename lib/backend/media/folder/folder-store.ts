import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Content, Listed, MediaStore } from '../media-store.ts'

/** Files in a folder of this machine. */
export const folderStore = (folder: string): MediaStore => {
  const pathOf = (name: string) => path.join(/* turbopackIgnore: true */ folder, name)
  const find: MediaStore['find'] = async name => {
    const found = await stat(pathOf(name)).catch(unlessMissing)
    if (!found?.isFile()) return undefined
    return { size: found.size, tag: `${found.size.toString(36)}-${found.mtimeMs.toString(36)}` }
  }
  return {
    place: folder,
    pathOf,
    find,
    read: name => readFile(pathOf(name)).catch(unlessMissing),
    stream: async (name, { first, last }) => createReadStream(pathOf(name), { start: first, end: last }),
    put: async (name, content, only) => {
      if (only === 'new' && (await find(name))) return false
      await writeWhole(pathOf(name), content)
      return true
    },
    fetch: async (name, file) => {
      if (!(await find(name))) return false
      await writeWhole(file, { file: pathOf(name) })
      return true
    },
    digest: async name => {
      if (!(await find(name))) return undefined
      const hash = createHash('sha256')
      await pipeline(createReadStream(pathOf(name)), hash)
      return hash.digest('hex')
    },
    drop: name => rm(pathOf(name), { force: true }),
    list: prefix => listFolder(folder, prefix),
  }
}

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (!['ENOENT', 'ENAMETOOLONG', 'ENOTDIR'].includes(error.code ?? '')) throw error
  return undefined
}

// Renamed when complete, since a request may come in the middle.
const writeWhole = async (target: string, content: Content) => {
  if ('file' in content && path.resolve(content.file) === path.resolve(target)) return
  await mkdir(path.dirname(target), { recursive: true })
  if ('file' in content && content.mayMove && (await moved(content.file, target))) return
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    if ('file' in content) await copyFile(content.file, draft, constants.COPYFILE_FICLONE)
    else await writeFile(draft, content)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  if ('file' in content && content.mayMove) await rm(content.file, { force: true })
}

// Another disk takes no renamed file.
const moved = (from: string, to: string) =>
  rename(from, to).then(
    () => true,
    error => {
      if (error.code !== 'EXDEV') throw error
      return false
    },
  )

async function* listFolder(folder: string, prefix: string): AsyncIterable<Listed> {
  const within = path.dirname(`${prefix}x`)
  const start = path.join(/* turbopackIgnore: true */ folder, within)
  const entries = await readdir(start, { withFileTypes: true, recursive: true }).catch(unlessMissing)
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).replaceAll(path.sep, '/')
    if (!name.startsWith(prefix)) continue
    const about = await stat(file).catch(unlessMissing)
    if (about) yield { name, size: about.size, changedAt: about.mtimeMs }
  }
}
