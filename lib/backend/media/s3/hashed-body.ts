import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Content } from '../media-store.ts'
import type { Body } from './ask-store.ts'

/** What is to be sent, with its length and SHA-256: a file is read twice, and never held whole. */
export const hashedBody = async (content: Content): Promise<Body> => {
  const hash = createHash('sha256')
  if (!('file' in content))
    return { from: content, size: content.byteLength, hash: hash.update(content).digest('hex') }
  let size = 0
  for await (const chunk of createReadStream(content.file)) {
    size += (chunk as Buffer).length
    hash.update(chunk as Buffer)
  }
  return { from: { file: content.file }, size, hash: hash.digest('hex') }
}
