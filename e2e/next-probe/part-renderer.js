// From where this app is built: .next/cache/next-probe-….
import { renderPage } from '../../../lib/server/next-internals.renderer.mjs'

export const registerPart = part => {
  globalThis[Symbol.for('probe.part')] = words => renderPage(part(words))
}
