import { lattice, skin } from './skin.mjs'

/**
 * Cloth with a body, laid along a line in the y-z plane: both its faces, `puff(x, run)` apart from the line and
 * meeting at the hems. `sway(x, y, z)` moves the whole a little, [up, forward].
 */
export const padded = (path, { width, columns, hem, corner = 0, puff, sway }) => {
  const length = path.at(-1).run
  const face = side => {
    const position = []
    const uv = []
    path.forEach(({ y, z, ny, nz, run }) => {
      const short = rounded(Math.min(run, length - run), corner)
      for (let i = 0; i <= columns; i++) {
        const u = i / columns
        const x = (u - 0.5) * (width - 2 * short)
        const edge = Math.min(1, (Math.min(u, 1 - u) * width) / hem, Math.min(run, length - run) / hem)
        const off = Math.sqrt(edge * (2 - edge)) * puff(x, run) * side
        const [up, forward] = sway(x, y, z)
        position.push(x, y + ny * off + up, z + nz * off + forward)
        uv.push(u, run / length)
      }
    })
    return skin({ position, uv }, lattice(path.length - 1, columns, { over: side < 0 }))
  }
  return { upper: face(1), lower: face(-1), length }
}

// how much less wide it is so near an end that has round corners
const rounded = (off, corner) =>
  off < corner ? corner - Math.sqrt(corner * corner - (corner - off) ** 2) : 0

/** Points [z, y] with the way each faces and how far along the line it lies. */
export const measured = points => {
  let run = 0
  return points.map(([z, y], j) => {
    const [before, after] = [points[Math.max(0, j - 1)], points[Math.min(points.length - 1, j + 1)]]
    const [dz, dy] = [after[0] - before[0], after[1] - before[1]]
    const l = Math.hypot(dz, dy) || 1
    if (j) run += Math.hypot(z - points[j - 1][0], y - points[j - 1][1])
    return { y, z, ny: dz / l, nz: -dy / l, run }
  })
}
