import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TEMPLATE_PATHS } from '../page-cache/template-paths.ts'

// One for the server and for every bundle.
const SLOT = Symbol.for('haat.template-key')
const shared = globalThis as { [SLOT]?: string }

/** The header by which this process asks itself for a template; to anyone else there is none. */
export const TEMPLATE_KEY = 'x-template-key'
export const templateKey = () => (shared[SLOT] ??= randomUUID())

/** By the path that is served, which decodes. */
export const mayReadTemplate = (path: string, { headers }: IncomingMessage) =>
  !(path.includes('%') ? decodeURIComponent(path) : path).startsWith(TEMPLATE_PATHS) ||
  headers[TEMPLATE_KEY] === templateKey()
