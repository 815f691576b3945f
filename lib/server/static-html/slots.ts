import 'server-only'
import { renderContext } from '../render/render-context.ts'

// The page and its HTML are made by two copies of this code, which meet in the request, and while building in here.
const SLOT = Symbol.for('haat.markup')
const shared = globalThis as { [SLOT]?: (id: string) => string | undefined }
const whileBuilding = new Map<string, string>()

/** Keeps a piece of a page beside it; by this name it stands in the page, the same piece always by the same. */
export function addStaticHtml(html: string): string {
  const kept = keptMarkup()
  for (const [id, other] of kept) if (other === html) return id
  const id = `kept-${kept.size}`
  kept.set(id, html)
  shared[SLOT] ??= name => keptMarkup().get(name)
  return id
}

function keptMarkup(): Map<string, string> {
  const made = renderContext().getStore()
  if (!made) return whileBuilding
  made.markup ??= new Map()
  return made.markup
}
