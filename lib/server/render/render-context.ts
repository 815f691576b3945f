import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from '#lib/rules/process-wide.ts'

/** The request that a page is being made for. */
export type RenderContext = {
  path: string
  /** The tick of the catalogue clock when it began. */
  since: number
  /** Whether it is for a page, whose calls share their time; and since when, by the clock of `performance`. */
  isPage?: boolean
  begun?: number
  requestId?: string
  /** Whether the page's main thing could not be loaded (Rule 48). */
  failed?: boolean
  /** Whether it says all that is to be said, whatever its status. */
  isWhole?: boolean
  /** The mark that Next puts on its own scripts, and nobody else knows (own-scripts.ts). */
  nonce?: string
  /** Whose tokens the shop has been asked about for it. */
  customers?: Map<string, Promise<string>>
  /** Pieces of it that are ready HTML, by their ids (lib/server/static-html). */
  markup?: Map<string, string>
}

export const renderContext = (): AsyncLocalStorage<RenderContext> =>
  processWide('render-context', () => new AsyncLocalStorage<RenderContext>())
