import { surface } from './surface.mjs'

/**
 * A stuffed quilt folded to and fro: two faces with wadding between them, drawn in along the stitched
 * diamonds. Answers both faces, and the line of its edge for a piping.
 */
export const foldedQuilt = ({ width, deep, layers, gap, thick = 0.17, diamond = 0.62, random }) => {
  const path = centreLine({ deep, layers, gap, random })
  const length = path.at(-1).run
  const columns = 170
  const waver = [random.between(4, 7), random.next() * 6]
  const face = side => {
    const position = []
    const uv = []
    const index = []
    path.forEach(({ y, z, ny, nz, run }, j) => {
      for (let i = 0; i <= columns; i++) {
        const u = i / columns
        const x = (u - 0.5) * width
        const edge = Math.min(1, (Math.min(u, 1 - u) * width) / 0.14, Math.min(run, length - run) / 0.14)
        const puff = thick * Math.sqrt(edge) * (0.34 + 0.66 * between(x / diamond, run / diamond) ** 0.4)
        const sway = 0.035 * Math.sin(u * waver[0] + waver[1] + y)
        position.push(x, y + ny * puff * side + sway, z + nz * puff * side)
        uv.push(u, run / length)
        if (i && j) {
          const d = j * (columns + 1) + i
          if (side < 0) index.push(d - columns - 2, d - columns - 1, d - 1, d - columns - 1, d, d - 1)
          else index.push(d - columns - 2, d - 1, d - columns - 1, d - columns - 1, d - 1, d)
        }
      }
    })
    return surface(position, uv, index)
  }
  const rim = side =>
    path
      .filter((_, j) => j % 3 === 0)
      .map(({ y, z }) => [
        (side * width) / 2,
        y + 0.035 * Math.sin((side > 0 ? 1 : 0) * waver[0] + waver[1] + y),
        z,
      ])
  return {
    upper: face(1),
    lower: face(-1),
    length,
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
      points.push([(t - 0.5) * (deep - gap) + slip, y + 0.03 * Math.sin(t * 5 + k * 2)])
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
  let run = 0
  return points.map(([z, y], j) => {
    const [before, after] = [points[Math.max(0, j - 1)], points[Math.min(points.length - 1, j + 1)]]
    const [dz, dy] = [after[0] - before[0], after[1] - before[1]]
    const l = Math.hypot(dz, dy) || 1
    if (j) run += Math.hypot(z - before[0], y - before[1])
    return { y, z, ny: dz / l, nz: -dy / l, run }
  })
}
