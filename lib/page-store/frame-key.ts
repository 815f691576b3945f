import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

// One for the preload and for every bundle.
const SLOT = Symbol.for('haat.frame-key')
const shared = globalThis as { [SLOT]?: string }

/** The header by which this process asks itself for a frame; to anyone else there is none. */
export const FRAME_KEY = 'x-frame-key'
export const frameKey = () => (shared[SLOT] ??= randomUUID())

export const FRAMES = '/frame/'

/** By the path that is served, which decodes. */
export const mayHave = (path: string, { headers }: IncomingMessage) =>
  !(path.includes('%') ? decodeURIComponent(path) : path).startsWith(FRAMES) ||
  headers[FRAME_KEY] === frameKey()
