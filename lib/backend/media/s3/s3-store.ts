import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LruCache } from '#lib/rules/lru-cache.ts'
import type { MediaSettings } from '#lib/server/settings/media-settings.ts'
import { storeAnswered, storeCutOff, storeFileDiffers, storeFileTooLarge } from '#messages/media.ts'
import { MediaFault } from '../media-fault.ts'
import { uploadName } from '../media-names.ts'
import type { Found, MediaStore } from '../media-store.ts'
import { type Patience, storeAsker } from './ask-store.ts'
import { hashedBody } from './hashed-body.ts'
import { listObjects } from './s3-list.ts'
import { typeOfName } from './type-of-name.ts'
import { bytesOf } from './whole-body.ts'

const DIGEST = 'x-amz-meta-sha256'
/** Of a file that is held whole: pictures; films are passed on as they come. */
const LARGEST_READ = 64 * 1024 * 1024
// Uploads never change their content; one that another copy deletes is shown for so long yet.
const KNOWN = { entries: 20_000, keepMs: 60_000 }
const MISSING_MS = 3_000

/** A bucket of any store that speaks S3. */
export const s3Store = (settings: MediaSettings, patience?: Patience): MediaStore => {
  const { host, pathname } = new URL(settings.endpoint)
  const place = `${host}${pathname}/${settings.prefix}`.replace(/\/+$/, '')
  const ask = storeAsker(settings, place, patience)
  const known = new LruCache<{ found: Found | undefined }>(KNOWN)

  const note = (name: string, found: Found | undefined) => {
    if (name.startsWith(uploadName('')))
      known.put(name, { found }, Date.now(), found ? KNOWN.keepMs : MISSING_MS)
    return found
  }

  const find = async (name: string) => {
    const before = known.get(name)
    if (before) return before.found
    return note(name, await ask({ method: 'HEAD', name }, async answer => foundIn(answer, place)))
  }

  const read = (name: string) =>
    ask({ method: 'GET', name }, async answer => {
      const found = foundIn(answer, place)
      if (!found) return drained(answer)
      if (found.size > LARGEST_READ) {
        answer.destroy()
        throw new MediaFault('refused', storeFileTooLarge(name, LARGEST_READ / 1024 / 1024))
      }
      const body = await bytesOf(answer, LARGEST_READ).catch(cutOff(name))
      const isRight = body.length === found.size && (!found.digest || sha256(body) === found.digest)
      if (!isRight) throw new MediaFault('broken', storeFileDiffers(place, name))
      return body
    })

  const cutOff = (name: string) => (cause: unknown) => {
    throw new MediaFault('broken', storeCutOff(place, name), { cause })
  }

  const fetch = (name: string, file: string) =>
    ask({ method: 'GET', name }, async answer => {
      const found = foundIn(answer, place)
      if (!found) return Boolean(await drained(answer))
      await mkdir(path.dirname(file), { recursive: true })
      const draft = `${file}.${randomBytes(4).toString('hex')}.part`
      try {
        const { size, digest } = await writeHashed(answer, draft, cutOff(name))
        if (size !== found.size || (found.digest && digest !== found.digest))
          throw new MediaFault('broken', storeFileDiffers(place, name))
        await rename(draft, file)
        return true
      } finally {
        await rm(draft, { force: true })
      }
    })

  const put: MediaStore['put'] = async (name, content, only) => {
    const body = await hashedBody(content)
    const headers = { 'content-type': typeOfName(name), [DIGEST]: body.hash }
    const send = (more: Record<string, string>) =>
      ask({ method: 'PUT', name, headers: { ...headers, ...more }, body }, async answer => {
        await drained(answer)
        if (answer.statusCode === 412) return false
        if (answer.statusCode !== 200) throw refusedWith(place, answer)
        return true
      })
    known.drop(name)
    const isStored =
      only === 'new'
        ? await send({ 'if-none-match': '*' }).catch(unlessUnable(() => send({})))
        : await send({})
    known.drop(name)
    if ('file' in content && content.mayMove) await rm(content.file, { force: true })
    return isStored
  }

  return {
    place,
    find,
    read,
    fetch,
    put,
    stream: (name, { first, last }) =>
      ask({ method: 'GET', name, headers: { range: `bytes=${first}-${last}` } }, async answer => {
        const length = Number(answer.headers['content-length'])
        if ((answer.statusCode === 206 || answer.statusCode === 200) && length === last - first + 1)
          return answer
        answer.destroy()
        known.drop(name)
        throw new MediaFault('broken', storeFileDiffers(place, name))
      }),
    digest: async name => {
      const found = await find(name)
      if (!found || found.digest) return found?.digest
      // Stored by another program.
      return ask({ method: 'GET', name }, async answer => {
        const hash = createHash('sha256')
        await pipeline(answer, hash).catch(cutOff(name))
        return hash.digest('hex')
      })
    },
    drop: async name => {
      await ask({ method: 'DELETE', name }, async answer => {
        await drained(answer)
        if ((answer.statusCode ?? 500) > 299 && answer.statusCode !== 404) throw refusedWith(place, answer)
      })
      note(name, undefined)
    },
    list: prefix => listObjects(ask, settings, prefix, place),
  }
}

const foundIn = ({ statusCode = 0, headers }: IncomingMessage, place: string): Found | undefined => {
  if (statusCode === 404) return undefined
  if (statusCode !== 200)
    throw new MediaFault('refused', storeAnswered(place, statusCode, ''), { status: statusCode })
  const digest = headers[DIGEST]
  return {
    size: Number(headers['content-length']),
    tag: (headers.etag ?? '').replace(/[^\w-]/g, ''),
    ...(typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest) && { digest }),
  }
}

const refusedWith = (place: string, { statusCode = 0 }: IncomingMessage) =>
  new MediaFault('refused', storeAnswered(place, statusCode, ''), { status: statusCode })

/** A store that cannot put only what is new: two that put the same file put the same bytes. */
const unlessUnable = (otherwise: () => Promise<boolean>) => (error: unknown) => {
  if (error instanceof MediaFault && error.answered === 501) return otherwise()
  throw error
}

// The connection is used again.
const drained = async (answer: IncomingMessage) => {
  await bytesOf(answer, 65_536)
  return undefined
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const writeHashed = async (answer: IncomingMessage, file: string, cutOff: (cause: unknown) => never) => {
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const isOurs = (error: NodeJS.ErrnoException) =>
    ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'].includes(error.code ?? '')
  await pipeline(answer, counted, createWriteStream(file)).catch(error =>
    isOurs(error) ? Promise.reject(error) : cutOff(error),
  )
  return { size, digest: hash.digest('hex') }
}
