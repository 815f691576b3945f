import 'server-only'
import { createHash } from 'node:crypto'
import { processWide } from '#lib/rules/process-wide.ts'
import { renderContext } from '../render/render-context.ts'

// Two bundles of this code render the page and its HTML. They share the render context, and during a build this map.
const whileBuilding = new Map<string, string>()

/**
 * Stores a piece of a page's HTML under an id made from its content: an element of another page with the same id has
 * the same content.
 */
export function addStaticHtml(html: string): string {
  const pieces = pagePieces()
  const id = freeId(pieces, html)
  pieces.set(id, html)
  processWide('markup', () => (name: string) => pagePieces().get(name))
  return id
}

const SHORTEST = 6

// Six characters keep a page small. If two pieces of one page share them, the second id is longer.
function freeId(pieces: Map<string, string>, html: string): string {
  const hash = createHash('sha256').update(html).digest('base64url')
  for (let length = SHORTEST; length < hash.length; length++) {
    const id = hash.slice(0, length)
    if ((pieces.get(id) ?? html) === html) return id
  }
  return hash
}

function pagePieces(): Map<string, string> {
  const context = renderContext().getStore()
  if (!context) return whileBuilding
  context.markup ??= new Map()
  return context.markup
}
