import { lattice, skin } from './skin.mjs'

/** A stuffed square: two skins sewn at the rim, drawn in along the seams, ears at the corners. */
export const pillow = (width, length, thick, random, finer = 90) => {
  const position = []
  const uv = []
  const index = []
  const n = finer
  const creases = Array.from({ length: 26 }, () => ({
    at: random.next(),
    side: Math.floor(random.next() * 4),
    deep: random.between(0.02, 0.07),
    reach: random.between(0.12, 0.4),
    wide: random.between(0.015, 0.045),
    lean: random.around(0.3),
  }))
  for (const face of [1, -1]) {
    index.push(...lattice(n, n, { over: face > 0, first: position.length / 3 }))
    for (let j = 0; j <= n; j++)
      for (let i = 0; i <= n; i++) {
        const u = i / n
        const v = j / n
        const a = u * 2 - 1
        const b = v * 2 - 1
        const rim = (1 - a * a) * (1 - b * b)
        let h = thick * 0.5 * rim ** 0.42
        for (const c of creases) {
          const [along, inward] = [
            [u, v],
            [u, 1 - v],
            [v, u],
            [v, 1 - u],
          ][c.side]
          const off = (along - c.at - c.lean * inward) / c.wide
          if (inward < c.reach && off * off < 9)
            h -= c.deep * Math.exp(-off * off) * (1 - inward / c.reach) * Math.min(1, inward * 9) * face
        }
        const pull = 0.055 * (1 - Math.abs(a) ** 2.2) * Math.abs(b) ** 6
        const pullSide = 0.055 * (1 - Math.abs(b) ** 2.2) * Math.abs(a) ** 6
        position.push((a * (1 - pullSide) * width) / 2, (b * (1 - pull) * length) / 2, face * Math.max(0, h))
        uv.push(face > 0 ? u : 1 - u, v)
      }
  }
  return skin({ position, uv }, index)
}

/** Where the pillow's seam runs, for a cord to be sewn along it. */
export const pillowRim = (width, length, count = 120) =>
  Array.from({ length: count }, (_, k) => {
    const t = (k / count) * 4
    const side = Math.floor(t)
    const u = t - side
    const a = [u * 2 - 1, 1, 1 - u * 2, -1][side]
    const b = [-1, u * 2 - 1, 1, 1 - u * 2][side]
    const pull = 0.055 * (1 - Math.abs(a) ** 2.2) * Math.abs(b) ** 6
    const pullSide = 0.055 * (1 - Math.abs(b) ** 2.2) * Math.abs(a) ** 6
    return [(a * (1 - pullSide) * width) / 2, (b * (1 - pull) * length) / 2, 0]
  })
