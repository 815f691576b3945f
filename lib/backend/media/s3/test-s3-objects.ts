import 'server-only'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type StoredObject = {
  key: string
  body: Buffer
  etag: string
  at: string
  type: string
  meta: Record<string, string>
}
type Given = { body: Buffer; type?: string; meta?: Record<string, string> }

/** For tests: the objects of a bucket, in memory; with a folder they are still there after the process has ended. */
export function s3Objects(folder?: string) {
  const all = new Map<string, StoredObject>()
  if (folder) {
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder).filter(name => name.endsWith('.json'))) {
      const head = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
      all.set(head.key, { ...head, body: readFileSync(bodyOf(folder, head.key)) })
    }
  }
  return {
    get: (key: string) => all.get(key),
    put: (key: string, { body, type = 'binary/octet-stream', meta = {} }: Given) => {
      const etag = createHash('md5').update(body).digest('hex')
      const object = { key, body, etag, at: new Date().toISOString(), type, meta }
      all.set(key, object)
      if (folder) writeObject(folder, object)
      return object
    },
    drop: (key: string) => {
      all.delete(key)
      if (folder) for (const file of [headOf(folder, key), bodyOf(folder, key)]) rmSync(file, { force: true })
    },
    keys: () => [...all.keys()].sort(byBytes),
  }
}

export const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')
const headOf = (folder: string, key: string) => path.join(folder, `${nameOf(key)}.json`)
const bodyOf = (folder: string, key: string) => path.join(folder, nameOf(key))

// The head last: an object without one is not there.
const writeObject = (folder: string, { body, ...head }: StoredObject) => {
  for (const [file, content] of [
    [bodyOf(folder, head.key), body],
    [headOf(folder, head.key), JSON.stringify(head)],
  ] as const) {
    writeFileSync(`${file}.part`, content)
    renameSync(`${file}.part`, file)
  }
}
