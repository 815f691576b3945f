import 'server-only'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { pictureLeftOut } from '#messages/imports.ts'
import { uploadName } from '../media/media-names.ts'
import type { MediaStore } from '../media/media-store.ts'
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
  const { run: asking } = concurrencyLimit(store.pathOf ? AT_A_TIME : ASKED_AT_A_TIME)
  const names = await Promise.all(
    files.map(({ file, name }, index) =>
      troubles[index] ? undefined : asking(() => nameIn(store, sourceOf(file, name), servedName(name))),
    ),
  )
  const fine = files.filter((_, index) => !troubles[index])
  const stems = photoStems(fine)
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
        return plain && (await store.put(uploadName(plain), { file: sourceOf(file, name) }, 'new')) ? 1 : 0
      }
      const copied = await Promise.all(files.map(each => storing(() => put(each))))
      return copied.reduce((sum: number, one) => sum + one, await fetched.fill())
    },
  }
}

// A file of any other name may come with a later import.
const isNeverServed = (name: string) => isHeicName(name) || isFilmOfAnotherKind(name) || /[/\\]/.test(name)
const isAddress = (name: string) => /^\W*(https?:|\/\/|www\.|data:)/i.test(name)

/** The plain name, or one by its content where another file has that. */
const nameIn = async (store: MediaStore, file: string, plain: string) => {
  const there = await store.find(uploadName(plain))
  if (!there) return plain
  const own = await fileDigest(file)
  const isSame = (await stat(file)).size === there.size && own === (await store.digest(uploadName(plain)))
  if (isSame) return plain
  const { name, ext } = path.parse(plain)
  return `${name.slice(0, 90)}.${own.slice(0, 10)}${ext}`
}
