import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { hostSilent, pageForPicture } from '#messages/fetched-files.ts'
import { INTERNET, type Network } from '../fetch-file/checked-lookup.ts'
import { FetchFault } from '../fetch-file/fetch-fault.ts'
import { fetchFile } from '../fetch-file/fetch-file.ts'
import { decodeHeic } from '../media/heic/decode-heic.ts'
import { isHeicFile } from '../media/heic/heic-start.ts'
import { knownNames } from '../media/known-names.ts'
import { uploadName } from '../media/media-names.ts'
import type { MediaStore } from '../media/media-store.ts'
import { pictureTrouble } from '../media/picture-trouble.ts'
import { fetchedFolder, removeOldFetched } from './fetched-folder.ts'
import { heicTrouble } from './heic-photos.ts'
import { servedName } from './served-name.ts'

/**
 * Pictures that a folder names by their addresses, on their way to where they are served from. What was fetched is kept on
 * this machine until then.
 */
export const fetchedPictures = (store: MediaStore, network: Network = INTERNET) => {
  const folder = fetchedFolder(store)
  const stored = knownNames(store, uploadName(''))
  const wanted = new Map<string, URL>()
  const failed = new Map<string, string>()
  const ready = new Set<string>()
  return {
    /** Which pictures are stored already. */
    stored,
    /** The name that the picture of an address is served under, or why it has none; undefined where it is no such address. */
    take: (written: string): { name: string } | { reason: string } | undefined => {
      const url = pictureAddress(written, network)
      if (!url) return undefined
      const name = nameOf(url)
      const reason = failed.get(name)
      if (reason !== undefined) return { reason }
      if (stored.has(name)) return { name }
      if (existsSync(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ folder, name)))
        ready.add(name)
      else wanted.set(name, url)
      return { name }
    },
    isComplete: () => wanted.size === 0 && stored.isComplete(),
    /** Learns what is stored, and fetches what is wanted, each into a file of its own, so that a second attempt goes on where the first ended. */
    fetch: async (progress: (done: number, of: number) => void) => {
      await stored.learn()
      for (const name of wanted.keys()) if (stored.has(name)) wanted.delete(name)
      if (wanted.size === 0) return
      await mkdir(folder, { recursive: true })
      await removeOldFetched(folder)
      const { run } = concurrencyLimit(AT_A_TIME)
      const of = wanted.size
      let done = 0
      const stop = new AbortController()
      const silences = new Map<string, number>()
      const fetchOne = async (name: string, url: URL) => {
        progress(done, of)
        const before = silences.get(url.host) ?? 0
        const fault =
          before < MOST_SILENCES
            ? await fetchPicture(url, path.join(folder, name), { network, signal: stop.signal })
            : new FetchFault(hostSilent(url.host), { isSilence: true })
        silences.set(url.host, fault?.isSilence ? (silences.get(url.host) ?? 0) + 1 : 0)
        if (fault) failed.set(name, fault.reason)
        done++
      }
      try {
        await Promise.all([...wanted].map(([name, url]) => run(() => fetchOne(name, url))))
      } finally {
        // Where one threw, such as for a full disk, the others end too.
        stop.abort()
        wanted.clear()
      }
    },
    /** Puts them where they are served from. */
    fill: async () => {
      for (const name of ready)
        await store.put(uploadName(name), { file: path.join(folder, name), mayMove: true }, 'new')
      return ready.size
    },
  }
}
export type FetchedPictures = ReturnType<typeof fetchedPictures>

const pictureAddress = (written: string, { trusted }: Network): URL | undefined => {
  if (written.length > LONGEST || !URL.canParse(written)) return undefined
  const url = new URL(written)
  return url.protocol === 'https:' || trusted.includes(url.origin) ? url : undefined
}

const LONGEST = 2_000
const AT_A_TIME = 4
// Each is waited for: thousands of pictures of a host that is gone would take hours.
const MOST_SILENCES = 5
const LIMITS = {
  ...{ bytes: 20_000_000, idle: 15_000, whole: 120_000 },
  type: /^(image\/(?!svg)|(application|binary)\/octet-stream\b)/i,
}

// Always the same for an address: it is fetched once.
const nameOf = (url: URL) => {
  const last = decoded(url.pathname.split('/').at(-1) ?? '')
  const { name, ext } = path.parse(servedName(last || 'picture.jpg'))
  const digest = createHash('sha256').update(url.href).digest('hex').slice(0, 16)
  return `${name.slice(0, 60).replace(/\.[0-9a-f]{16}$/, '')}.${digest}${PHOTO.test(ext) ? ext : '.jpg'}`
}

const PHOTO = /^\.(jpe?g|png|webp|avif|gif)$/i

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Why it was not fetched; undefined where it was. */
const fetchPicture = async (
  url: URL,
  file: string,
  { network, signal }: { network: Network; signal: AbortSignal },
): Promise<FetchFault | undefined> => {
  const draft = `${file}.part`
  try {
    await fetchFile(url, draft, { ...LIMITS, signal }, network)
    if (await isMarkup(draft)) return new FetchFault(pageForPicture)
    const isHeic = await isHeicFile(draft)
    const trouble = isHeic ? heicTrouble(await decodeHeic(draft, file)) : await pictureTrouble(draft, file)
    if (trouble !== undefined) return new FetchFault(trouble)
    if (!isHeic) await rename(draft, file)
    return undefined
  } catch (error) {
    if (error instanceof FetchFault) return error
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const isMarkup = async (file: string) => {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(512), 0, 512, 0)
    return /^(\ufeff)?\s*</.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await opened.close()
  }
}
