import 'server-only'
import type { Readable } from 'node:stream'

/** What is known of a stored file. `tag` changes with its content; `digest` is its SHA-256, where that is known. */
export type Found = { size: number; tag: string; digest?: string }

/** `mayMove`: the file is needed no more where it is. */
export type Content = Uint8Array | { file: string; mayMove?: boolean }

export type Listed = { name: string; size: number; changedAt: number }

/**
 * Where files are kept that each copy of the shop must see: DATA_DIR, or a store that speaks S3. A name is the path below
 * that place, "uploads/stole.webp"; the same in both. What it throws is a MediaFault, or an error of the disk.
 */
export type MediaStore = {
  /** Where that is, for a person. */
  place: string
  find: (name: string) => Promise<Found | undefined>
  /** The whole file, as it was stored; undefined where there is none. */
  read: (name: string) => Promise<Buffer | undefined>
  /** A part of a file that was found. */
  stream: (name: string, part: { first: number; last: number }) => Promise<Readable>
  /** Whole or not at all. 'new': false where there is such a file already, and that one stays. */
  put: (name: string, content: Content, only?: 'new') => Promise<boolean>
  /** Copies it into a file of this machine, whole or not at all; false where there is none. */
  fetch: (name: string, file: string) => Promise<boolean>
  /** Its SHA-256. */
  digest: (name: string) => Promise<string | undefined>
  drop: (name: string) => Promise<void>
  /** All files whose names begin so. */
  list: (prefix: string) => AsyncIterable<Listed>
  /** Where the file lies on this machine; only for reading, and none where it lies elsewhere. */
  pathOf?: (name: string) => string
}
