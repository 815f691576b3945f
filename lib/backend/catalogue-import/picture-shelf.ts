import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pictureTrouble } from '#lib/backend/media/picture-trouble.ts'
import { taking } from '#lib/backend/media/taking.ts'
import { isPictureName } from '#lib/media/picture-name.ts'
import { type Fault, Faults } from './faults.ts'

export type PictureShelf = {
  /** The name a picture is served under; a picture that is nowhere is a warning, for its placeholder shows. */
  take: (name: string, where: Omit<Fault, 'reason'>) => string
  warnings: Faults
  /** Copies what is new. */
  fill: () => Promise<number>
}

const AT_A_TIME = 4
const NO_NAME = 'not a file name that can be served (like stole-1.webp)'

/**
 * The folder's pictures on their way to DATA_DIR/uploads. Addresses of pictures never change their content, since
 * browsers keep them for a year: a picture that changed under its name is served under a name with its digest.
 */
export const openShelf = async (folder: string, uploads: string): Promise<PictureShelf> => {
  const from = path.join(folder, 'pictures')
  const warnings = new Faults()
  const renamed = new Map<string, string>()
  const unshown = new Set<string>()
  const missing = new Set<string>()
  const names = await namesIn(from)
  const inTurn = taking(AT_A_TIME)
  const troubles = await Promise.all(
    names.map(name => (isPictureName(name) ? inTurn(() => pictureTrouble(path.join(from, name))) : NO_NAME)),
  )
  for (const [index, name] of names.entries()) {
    const trouble = troubles[index]
    if (trouble) {
      unshown.add(name)
      warnings.add({ file: `pictures/${name}`, reason: `left out: ${trouble}` })
    } else if (await differs(path.join(from, name), path.join(uploads, name)))
      renamed.set(name, await nameByContent(path.join(from, name)))
  }
  const spellings = new Map(names.map(name => [name.toLowerCase(), name]))
  const sought = (name: string) => {
    const other = spellings.get(name.toLowerCase())
    const found = other ? `, only ${other}: spell both alike, capitals too` : ''
    return `there is no picture ${name} in ${from}${found}. The placeholder shows`
  }
  return {
    warnings,
    take: (name, where) => {
      // What is left out has been told.
      if (!name || renamed.has(name) || unshown.has(name)) return renamed.get(name) ?? name
      if (!missing.has(name) && (existsSync(path.join(from, name)) || existsSync(path.join(uploads, name))))
        return name
      if (missing.size < 10_000) missing.add(name)
      warnings.add({ ...where, reason: sought(name) })
      return name
    },
    fill: async () => {
      await mkdir(uploads, { recursive: true })
      let copied = 0
      for (const name of names.filter(name => !unshown.has(name)))
        if (await copyTo(path.join(from, name), path.join(uploads, renamed.get(name) ?? name))) copied++
      return copied
    },
  }
}

const namesIn = async (folder: string) => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [])).sort()
}

const differs = async (file: string, kept: string) => {
  if (!existsSync(kept)) return false
  return statSync(file).size !== statSync(kept).size || (await digest(file)) !== (await digest(kept))
}

const digest = async (file: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const nameByContent = async (file: string) => {
  const { name, ext } = path.parse(file)
  return `${name.slice(0, 90)}.${(await digest(file)).slice(0, 10)}${ext}`
}

/** Whole or not at all: a request may come in the middle. */
const copyTo = async (file: string, target: string) => {
  if (existsSync(target)) return false
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await copyFile(file, draft)
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
  return true
}
