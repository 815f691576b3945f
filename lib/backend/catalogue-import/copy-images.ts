import 'server-only'
import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { pictureLeftOut } from '#messages/imports.ts'
import { isFilmOfAnotherKind, isHeicName, pictureTrouble } from '../media/picture-trouble.ts'
import { type ImportError, ImportErrors } from './errors.ts'
import type { FetchedPictures } from './fetched-pictures.ts'
import { fileDigest } from './file-digest.ts'
import type { DecodedPhotos } from './heic-photos.ts'
import { imageNotFetched, imageNotFound, imageOfAddressFailed } from './missing-image.ts'
import { ownCopy } from './own-copy.ts'
import { photoStems, pictureFiles, stemOf } from './picture-files.ts'
import { servedName } from './served-name.ts'

export type ImageCopier = {
  /**
   * The name a picture is served under, none where there can be no such file. A picture that is nowhere is a warning,
   * for its placeholder shows.
   */
  take: (name: string, where: Omit<ImportError, 'reason'>) => string
  warnings: ImportErrors
  /** Copies what is new. */
  fill: () => Promise<number>
}

const AT_A_TIME = 4

/**
 * The folder's pictures on their way to DATA_DIR/uploads. Addresses of pictures never change their content, since
 * browsers keep them for a year: a picture that changed under its name is served under a name with its digest.
 */
export const openImageCopier = async (
  folder: string,
  uploads: string,
  fetched: FetchedPictures,
  decoded: DecodedPhotos = new Map(),
): Promise<ImageCopier> => {
  const from = path.join(folder, 'pictures')
  const warnings = new ImportErrors()
  const served = new Map<string, string>()
  const unshown = new Set<string>()
  const missing = new Set<string>()
  const files = await pictureFiles(from)
  const { run: withSlot } = concurrencyLimit(AT_A_TIME)
  const sourceOf = (file: string, name: string) => {
    const photo = decoded.get(name)
    return photo && 'file' in photo ? photo.file : path.join(from, file)
  }
  const troubleOf = async (file: string, name: string) => {
    const photo = decoded.get(name)
    if (photo && 'reason' in photo) return photo.reason
    return pictureTrouble(photo?.file ?? file, servedName(name))
  }
  const troubles = await Promise.all(
    files.map(({ file, name }) => withSlot(() => troubleOf(path.join(from, file), name))),
  )
  const fine = files.filter((_, index) => !troubles[index])
  const stems = photoStems(fine)
  for (const [index, { file, name }] of files.entries()) {
    const trouble = troubles[index]
    const plain = servedName(name)
    const source = sourceOf(file, name)
    if (isHeicName(name) && stems.has(stemOf(name))) continue
    if (trouble) {
      unshown.add(name)
      warnings.add({ file: `pictures/${name}`, reason: pictureLeftOut(trouble) })
    } else if (await differs(source, path.join(uploads, plain)))
      served.set(name, await nameByContent(source, plain))
    else served.set(name, plain)
  }
  const spellings = new Map([...served.keys()].map(name => [name.toLowerCase(), name]))
  return {
    warnings,
    take: (written, where) => {
      const name = written.normalize('NFC')
      const plain = servedName(name)
      if (!name) return ''
      if (isAddress(name)) {
        const taken = fetched.take(written)
        if (taken && 'name' in taken) return taken.name
        const reason = taken ? imageOfAddressFailed(name, taken.reason) : imageNotFetched(name)
        warnings.add({ ...where, value: name, reason })
        return ''
      }
      const found = served.get((isHeicName(name) && stems.get(stemOf(name))) || name)
      const otherwise = isNeverServed(name) ? '' : plain
      // What is left out has been told.
      if (found || unshown.has(name)) return found ?? otherwise
      if (!missing.has(name) && existsSync(path.join(uploads, plain))) return plain
      if (missing.size < 10_000) missing.add(ownCopy(name))
      warnings.add({
        ...where,
        value: name,
        reason: imageNotFound(name, from, spellings.get(name.toLowerCase())),
      })
      return otherwise
    },
    fill: async () => {
      await mkdir(uploads, { recursive: true })
      let copied = await fetched.fill()
      for (const { file, name } of files) {
        const plain = served.get(name)
        if (plain && (await copyTo(sourceOf(file, name), path.join(uploads, plain)))) copied++
      }
      return copied
    },
  }
}

// A file of any other name may come with a later import.
const isNeverServed = (name: string) => isHeicName(name) || isFilmOfAnotherKind(name) || /[/\\]/.test(name)
const isAddress = (name: string) => /^\W*(https?:|\/\/|www\.|data:)/i.test(name)

const differs = async (file: string, other: string) => {
  if (!existsSync(other)) return false
  return (
    statSync(file).size !== statSync(other).size || (await fileDigest(file)) !== (await fileDigest(other))
  )
}

const nameByContent = async (file: string, plain: string) => {
  const { name, ext } = path.parse(plain)
  return `${name.slice(0, 90)}.${(await fileDigest(file)).slice(0, 10)}${ext}`
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
