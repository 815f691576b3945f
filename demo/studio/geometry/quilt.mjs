import { measured, padded } from './padded.mjs'

/**
 * A stuffed quilt folded to and fro: two faces with wadding between them, drawn in along the stitched
 * diamonds. Answers both faces, and the line of its edge for a piping.
 */
export const foldedQuilt = ({ width, deep, layers, gap, thick = 0.17, diamond = 0.62, random }) => {
  const path = measured(centreLine({ deep, layers, gap, random }))
  const waver = [random.between(4, 7), random.next() * 6]
  const sway = (x, y) => [0.035 * Math.sin((x / width + 0.5) * waver[0] + waver[1] + y), 0]
  const puff = (x, run) => thick * (0.34 + 0.66 * between(x / diamond, run / diamond) ** 0.4)
  const rim = side =>
    path
      .filter((_, j) => j % 3 === 0)
      .map(({ y, z }) => [(side * width) / 2, y + sway((side * width) / 2, y)[0], z])
  return {
    ...padded(path, { width, columns: 170, hem: 0.14, puff, sway }),
    top: layers * gap,
    rims: [rim(-1), rim(1)],
    last: path.at(-1),
  }
}

/** How far between the rows of stitches a point lies: 0 on a stitch, 1 in the middle of a diamond. */
const between = (a, b) => Math.abs(Math.sin(Math.PI * (a + b)) * Math.sin(Math.PI * (a - b)))

const centreLine = ({ deep, layers, gap, random }) => {
  const points = []
  for (let k = 0; k < layers; k++) {
    const forward = k % 2 === 0
    const slip = random.around(0.05)
    const y = gap * (k + 0.5)
    for (let i = 0; i <= 80; i++) {
      const t = forward ? i / 80 : 1 - i / 80
      // the free end lies down on what is below it
      const droop = k === layers - 1 ? gap * 0.2 * (i / 80) ** 3 : 0
      points.push([(t - 0.5) * (deep - gap) + slip, y - droop + 0.03 * Math.sin(t * 5 + k * 2)])
    }
    if (k === layers - 1) break
    const way = forward ? 1 : -1
    for (let i = 1; i < 20; i++) {
      const a = (i / 20) * Math.PI
      points.push([
        way * (deep - gap) * 0.5 + slip + way * Math.sin(a) * gap * 0.55,
        y + gap * 0.5 * (1 - Math.cos(a)),
      ])
    }
  }
  return points
}
