import 'server-only'
import sharp from 'sharp'
import { openChallenge } from './challenge-token.ts'
import { DIGIT_STROKES } from './digit-strokes.ts'
import { memo } from './memo.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

// Drawn at twice its shown size, for high-density screens.
export const [WIDTH, HEIGHT] = [220, 72] as const
const INK = '#26221c'
const PAPER = '#f6f1e7'

/** The digits as pixels: neither their text nor their outlines reach the page. */
export async function captchaPicture(id: string): Promise<Buffer | undefined> {
  return openChallenge(id) && pictureOf(id)
}

const MOST = 300

const pictureOf = memo(MOST, id =>
  sharp(Buffer.from(drawing(openChallenge(id)?.digits ?? '', seededRandom(id, 'picture'))))
    .png({ palette: true })
    .toBuffer(),
)

function drawing(digits: string, chance: SeededRandom): string {
  const cell = (WIDTH - 36) / digits.length
  const marks = [...digits].map((digit, index) => drawnDigit(digit, 18 + cell * (index + 0.5), cell, chance))
  const hairs = Array.from({ length: 4 }, () => hair(chance))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * WIDTH}" height="${2 * HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${hairs.join('')}${marks.join('')}</g></svg>`
}

function drawnDigit(digit: string, centre: number, cell: number, chance: SeededRandom) {
  const size = chance(38, 46)
  const wide = (Math.min(cell * 0.62, size * 0.62) * chance(0.85, 1.1)) / 2
  const bend = chance(-0.09, 0.09)
  const turn = chance(-14, 14)
  const strokes = (DIGIT_STROKES[Number(digit)] ?? []).map(points =>
    smooth(
      points.map(([x, y]): [number, number] => [
        x * wide * 2 - wide + Math.sin(y * Math.PI) * bend * size + chance(-1, 1),
        (y - 0.5) * size + chance(-1, 1),
      ]),
    ),
  )
  const index = `translate(${centre + chance(-4, 4)} ${HEIGHT / 2 + chance(-6, 6)}) rotate(${turn})`
  return `<path d="${strokes.join('')}" stroke-width="${chance(3.6, 5)}" transform="${index}"/>`
}

/** A thin line across, so that a program cannot separate the digits. */
const hair = (chance: SeededRandom) => {
  const y = () => chance(8, HEIGHT - 8)
  return `<path d="M0 ${y()}C${WIDTH / 3} ${y()} ${(2 * WIDTH) / 3} ${y()} ${WIDTH} ${y()}" stroke-width="${chance(0.7, 1.3)}"/>`
}

/** A smooth line through all points (Catmull-Rom as Bézier). */
function smooth(points: [number, number][]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as [number, number]
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const lean = (from: [number, number], to: [number, number], sign: number, by: [number, number]) =>
      `${round(by[0] + (sign * (to[0] - from[0])) / 6)} ${round(by[1] + (sign * (to[1] - from[1])) / 6)}`
    return `C${lean(before, end, 1, start)} ${lean(start, after, -1, end)} ${round(end[0])} ${round(end[1])}`
  })
  const [first] = points
  return first ? `M${round(first[0])} ${round(first[1])}${curves.join('')}` : ''
}

const round = (value: number) => value.toFixed(2)
