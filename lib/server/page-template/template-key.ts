import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { processWide } from '#lib/rules/process-wide.ts'
import { TEMPLATE_PATHS } from '../render/template-paths.ts'

/** The header by which this process asks itself for a template; to anyone else there is none. */
export const TEMPLATE_KEY = 'x-template-key'
export const templateKey = () => processWide('template-key', randomUUID)

/** By the path that is served, which decodes. */
export const mayReadTemplate = (path: string, { headers }: IncomingMessage) =>
  !(path.includes('%') ? decodeURIComponent(path) : path).startsWith(TEMPLATE_PATHS) ||
  headers[TEMPLATE_KEY] === templateKey()
