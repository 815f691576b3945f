import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { pictureLeftOut } from '#messages/imports.ts'
import { uploadName } from '../media/media-names.ts'
import type { MediaStore } from '../media/media-store.ts'
import { isFilmOfAnotherKind, isHeicName, pictureTrouble } from '../media/picture-trouble.ts'
import { type ImportError, ImportErrors } from './errors.ts'
import type { FetchedPictures } from './fetched-pictures.ts'
import { imageNotFetched, imageNotFound, imageOfAddressFailed } from './missing-image.ts'
import { ownCopy } from './own-copy.ts'
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
/** Of questions to a store that is elsewhere: each of them waits more than it works. */
const ASKED_AT_A_TIME = 16

/**
 * The folder's pictures on their way to where they are served from. Addresses of pictures never change their content, since
 * browsers keep them for a year: a picture that changed under its name is served under a name with its digest.
 */
export const openImageCopier = async (
  folder: string,
  store: MediaStore,
  fetched: FetchedPictures,
): Promise<ImageCopier> => {
  const from = path.join(folder, 'pictures')
  const warnings = new ImportErrors()
  const served = new Map<string, string>()
  const unshown = new Set<string>()
  const missing = new Set<string>()
  const files = await filesIn(from)
  const { run: withSlot } = concurrencyLimit(AT_A_TIME)
  const troubles = await Promise.all(
    files.map(({ file, name }) => withSlot(() => pictureTrouble(path.join(from, file), servedName(name)))),
  )
  const { run: asking } = concurrencyLimit(store.pathOf ? AT_A_TIME : ASKED_AT_A_TIME)
  const names = await Promise.all(
    files.map(({ file, name }, index) =>
      troubles[index] ? undefined : asking(() => nameIn(store, path.join(from, file), servedName(name))),
    ),
  )
  const fine = files.filter((_, index) => !troubles[index])
  const stems = new Map(fine.filter(({ name }) => PHOTO.test(name)).map(({ name }) => [stemOf(name), name]))
  for (const [index, { name }] of files.entries()) {
    const trouble = troubles[index]
    if (isHeicName(name) && stems.has(stemOf(name))) continue
    if (trouble) {
      unshown.add(name)
      warnings.add({ file: `pictures/${name}`, reason: pictureLeftOut(trouble) })
    } else served.set(name, names[index] ?? servedName(name))
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
      if (!missing.has(name) && fetched.stored.has(plain) !== false) return plain
      if (missing.size < 10_000) missing.add(ownCopy(name))
      warnings.add({
        ...where,
        value: name,
        reason: imageNotFound(name, from, spellings.get(name.toLowerCase())),
      })
      return otherwise
    },
    fill: async () => {
      // By this folder a shop is known that was filled before its first start.
      if (store.pathOf) await mkdir(store.pathOf(uploadName('')), { recursive: true })
      const { run: storing } = concurrencyLimit(store.pathOf ? 1 : AT_A_TIME * 2)
      const put = async ({ file, name }: (typeof files)[number]) => {
        const plain = served.get(name)
        return plain && (await store.put(uploadName(plain), { file: path.join(from, file) }, 'new')) ? 1 : 0
      }
      const copied = await Promise.all(files.map(each => storing(() => put(each))))
      return copied.reduce((sum: number, one) => sum + one, await fetched.fill())
    },
  }
}

const PHOTO = /\.(jpe?g|png|webp|avif|jfif)$/i
const stemOf = (name: string) => path.parse(name).name
// A file of any other name may come with a later import.
const isNeverServed = (name: string) => isHeicName(name) || isFilmOfAnotherKind(name) || /[/\\]/.test(name)
const isAddress = (name: string) => /^\W*(https?:|\/\/|www\.|data:)/i.test(name)

// A Mac writes é as two letters, and what a system leaves in each folder is no picture.
const filesIn = async (folder: string) => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !OF_THE_SYSTEM.test(entry.name))
    .map(entry => ({ file: entry.name, name: entry.name.normalize('NFC') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const OF_THE_SYSTEM = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i

/** The plain name, or one by its content where another file has that. */
const nameIn = async (store: MediaStore, file: string, plain: string) => {
  const there = await store.find(uploadName(plain))
  if (!there) return plain
  const own = await digest(file)
  const isSame = (await stat(file)).size === there.size && own === (await store.digest(uploadName(plain)))
  if (isSame) return plain
  const { name, ext } = path.parse(plain)
  return `${name.slice(0, 90)}.${own.slice(0, 10)}${ext}`
}

const digest = async (file: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
