import 'server-only'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import { escapeHtml } from '#lib/rules/escape-html.ts'

/** The modules that stand free around a code, as readers need them. */
const BORDER = 4

/** A QR code as an SVG of black squares on white: theme and darkness leave it alone. */
export function qrSvg(text: string, label: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = modules.map((row, y) => rowPath(row, y)).join('')
  const size = modules.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escapeHtml(label)}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  )
}

/** Each run of dark modules is one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    path += `M${start} ${y}h${x - start + 1}v1H${start}z`
  }
  return path
}

const PIXELS = 720

/** The same as a picture that a phone keeps among its photos, where payment apps find it. */
export const qrPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 1200 })
    .resize(PIXELS, PIXELS, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
