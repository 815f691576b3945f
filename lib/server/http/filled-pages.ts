import type { IncomingHttpHeaders } from 'node:http'
import { processWide } from '#lib/rules/process-wide.ts'
import type { FullResponse } from './response.ts'

/** The parts of a request that a page is made from. */
export type PageRequest = {
  /** As it is served, and what stands where its route has a parameter. */
  path: string
  segment: string
  query: URLSearchParams
  /** The query as it was written, with its mark; '' without one. */
  search: string
  headers: IncomingHttpHeaders
}

/** One page for one request: a filled template, or the way to another page. */
export type FilledPage = (request: PageRequest) => Promise<FullResponse>

/** A page that its address alone decides: everybody who asks for it gets the same. */
export type SharedPage = (request: Omit<PageRequest, 'headers'>) => Promise<FullResponse>

type Row = { prefix: string; isOpen: boolean; isShared: boolean; page: FilledPage }

const rows = () => processWide('filled-pages', () => new Map<string, Row>())

/** By the page's route, once it is loaded: from then on the server answers with it, without Next in between. */
export const setFilledPage = (path: string, page: FilledPage) => setRow(path, page, false)

/** The same for a page of which the last answers are kept for whoever asks next. */
export const setSharedPage = (path: string, page: SharedPage) => setRow(path, page, true)

const setRow = (path: string, page: FilledPage, isShared: boolean) =>
  rows().set(path, { prefix: path.replace(/:\w+$/, ''), isOpen: path.includes(':'), isShared, page })

/** The page of a path that is served. */
export function filledPageOf(path: string) {
  for (const { prefix, isOpen, isShared, page } of rows().values()) {
    if (!isOpen && path === prefix) return { page, isShared, segment: '' }
    const segment = isOpen && path.startsWith(prefix) ? path.slice(prefix.length) : ''
    if (segment && !segment.includes('/')) return { page, isShared, segment }
  }
  return undefined
}
