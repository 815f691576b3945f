import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '#lib/rules/process-wide.ts'

/** The request for which a page is rendered. */
export type RenderContext = {
  path: string
  /** The catalogue version at its start. */
  since: number
  /** Whether it is for a page, whose calls share their time; and its start, by the clock of `performance`. */
  isPage?: boolean
  begun?: number
  requestId?: string
  /** Whether the page's main content could not be loaded (Rule 48). */
  failed?: boolean
  /** Whether the page is complete, whatever its status. */
  isWhole?: boolean
  /** The nonce that Next puts on its own scripts, which nobody else knows (script-nonce.ts). */
  nonce?: string
  /** The customers of the tokens that the page has looked up. */
  customers?: Map<string, Promise<string>>
  /** Its pieces of static HTML, by their ids (lib/server/static-html). */
  markup?: Map<string, string>
}

export const renderContext = (): AsyncLocalStorage<RenderContext> =>
  processWide('render-context', () => new AsyncLocalStorage<RenderContext>())
