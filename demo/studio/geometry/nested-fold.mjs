import { measured, padded } from './padded.mjs'

/**
 * A large cloth folded small: leaf within leaf, one round fold in front, the hems behind and at the sides.
 * Answers the faces of every leaf, the outermost first.
 */
export const nestedFold = ({ width, deep, leaves, gap, random, plump = 0.06 }) => {
  const top = leaves * 2 * gap
  const waves = Array.from({ length: 7 }, () => ({
    x: random.around(3.2),
    z: random.around(2.6),
    phase: random.next() * 6.28,
    high: random.between(0.012, 0.026),
  }))
  const sway = (x, y, z) => {
    const loose = y / top
    const wave = waves.reduce((sum, w) => sum + w.high * Math.sin(w.x * x + w.z * z + w.phase), 0)
    const bulge = plump * Math.cos((x / width) * 2.6) * Math.cos((z / deep) * 2.4)
    const sag = 0.13 * top * (2 * Math.abs(x / width)) ** 5 + 0.16 * top * Math.max(0, 0.5 - z / deep) ** 3
    const front = Math.max(0, z / deep - 0.1)
    return [loose * (wave + bulge - sag), front * (wave * 1.2 + 0.06 * Math.sin(x * 1.3 + waves[0].phase))]
  }
  const faces = Array.from({ length: leaves }, (_, k) => {
    const slip = k ? random.around(0.05) : 0
    const path = measured(bend({ deep, top, inner: gap * (k + 0.5), slip }))
    const wide = width * (1 + (k ? random.around(0.012) : 0))
    const aside = k ? random.around(0.02) : 0
    const leaf = padded(path, {
      width: wide,
      columns: 84,
      hem: gap * 0.8,
      corner: 0.16,
      puff: () => gap * 0.47,
      sway,
    })
    for (const face of [leaf.upper, leaf.lower]) face.translate(aside, 0, 0)
    return leaf
  })
  return { faces, length: faces[0].length, top: top + plump }
}

/** From the hem behind, over the top, round the fold in front and back below. */
const bend = ({ deep, top, inner, slip }) => {
  const half = top / 2 - inner
  const centre = deep / 2 - top * 0.42
  const back = -deep / 2 + slip
  const points = []
  for (let i = 0; i < 40; i++) points.push([back + ((centre - back) * i) / 40, top / 2 + half])
  for (let i = 0; i <= 28; i++) {
    const a = (i / 28) * Math.PI
    points.push([centre + Math.sin(a) * half * 0.84, top / 2 + Math.cos(a) * half])
  }
  for (let i = 1; i <= 40; i++) points.push([centre + ((back - centre) * i) / 40, top / 2 - half])
  return points
}
