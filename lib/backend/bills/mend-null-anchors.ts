import 'server-only'
import type { Pdf } from './pdf-text.ts'

type Anchor = object | null | undefined
type Positions = { applyAnchor: (mark: { markAnchor: Anchor }, base: Anchor, index: number) => void }
type WithFont = { _font: { font?: { _layoutEngine?: { engine?: { GPOSProcessor?: Positions } } } } }

let mended = false

/**
 * Fonts of Telugu, Malayalam and Gurmukhi say of some letters that no mark is put on them. pdfkit's library for fonts (fontkit
 * 2.0.4) ends with a TypeError there; with this it leaves the mark where it stands.
 */
export function mendNullAnchors(pdf: Pdf) {
  if (mended) return
  const positions = (pdf as unknown as WithFont)._font.font?._layoutEngine?.engine?.GPOSProcessor
  if (!positions) return
  const all: Positions = Object.getPrototypeOf(positions)
  const { applyAnchor } = all
  all.applyAnchor = function (mark, base, index) {
    if (base && mark.markAnchor) applyAnchor.call(this, mark, base, index)
  }
  mended = true
}
