import 'server-only'
import path from 'node:path'
import { type Run, type Script, scriptRuns } from '#lib/bills/rules/script-runs.ts'
import { locale } from '#messages/language.ts'
import { mendNullAnchors } from './mend-null-anchors.ts'

export type Pdf = PDFKit.PDFDocument
export type Style = { size: number; bold?: boolean; colour?: string }

const own = (name: string) => path.join(process.cwd(), 'lib/backend/bills/fonts', `${name}.ttf`)
const OWN_FONT = own('noto-sans')
const BOLD = path.join(process.cwd(), 'lib/media/fonts/mukta-semibold.ttf')

/** Of Latin the bold one is there too; the other scripts have one weight. */
export const fontOf = (script: Script, { bold = false }: Style) => {
  if (script === 'latin') return bold ? BOLD : OWN_FONT
  return own(`noto-sans-${script}`)
}

/** The lines into which a text breaks at this width, each in runs of one font. A word that is too long alone is cut. */
export function linesOf(pdf: Pdf, text: string, style: Style, width: number): Run[][] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap(each => pieces(pdf, each, style, width))) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(pdf, longer, style) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map(scriptRuns)
}

/** In points. */
export const widthOf = (pdf: Pdf, text: string, style: Style) => runsWidth(pdf, scriptRuns(text), style)

/** Draws one line, from its left end or to its right one. */
export function drawLine(
  pdf: Pdf,
  runs: readonly Run[],
  { x, y, width = 0, end = false }: { x: number; y: number; width?: number; end?: boolean },
  style: Style,
) {
  let at = end ? x + width - runsWidth(pdf, runs, style) : x
  for (const { script, text } of runs) {
    choose(pdf, script, style).fillColor(style.colour ?? '#111111')
    pdf.text(text, at, y + style.size, { lineBreak: false, baseline: 'alphabetic' })
    at += pdf.widthOfString(text)
  }
}

const runsWidth = (pdf: Pdf, runs: readonly Run[], style: Style) =>
  runs.reduce((sum, { script, text }) => sum + choose(pdf, script, style).widthOfString(text), 0)

function choose(pdf: Pdf, script: Script, style: Style) {
  pdf.font(fontOf(script, style), style.size)
  mendNullAnchors(pdf)
  return pdf
}

const clusters = new Intl.Segmenter(locale, { granularity: 'grapheme' })

/** Between letters as they are read, not within one. */
function pieces(pdf: Pdf, word: string, style: Style, width: number): string[] {
  if (widthOf(pdf, word, style) <= width) return [word]
  const parts = ['']
  for (const { segment } of clusters.segment(word)) {
    const longer = parts.at(-1) + segment
    if (widthOf(pdf, longer, style) > width && parts.at(-1)) parts.push(segment)
    else parts[parts.length - 1] = longer
  }
  return parts
}
