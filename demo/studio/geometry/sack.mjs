import { lattice, skin } from './skin.mjs'

/** A standing sack: soft box, wider below, its mouth a little open. Its cloth goes round it without stretching. */
export const sack = (w, h, d, random) => {
  const [columns, rows] = [160, 70]
  const { angles, round } = evenly(w, d, columns)
  const position = []
  const uv = []
  const dents = Array.from({ length: 6 }, () => [
    random.next() * 6.28,
    random.between(0.2, 0.8),
    random.between(0.04, 0.1),
    random.between(0.2, 0.5),
  ])
  for (let j = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++) {
      const t = j / rows
      const a = angles[i]
      const plump = 1 + 0.08 * Math.sin(t * Math.PI) + (t < 0.06 ? -0.1 * (1 - t / 0.06) ** 2 : 0)
      let bulge = 0
      for (const [b, u, deep, wide] of dents)
        bulge -= deep * Math.exp(-((1 - Math.cos(a - b)) * 6 + ((t - u) ** 2 / wide ** 2) * 3))
      const x = (square(Math.cos(a)) * w * plump * (1 - 0.05 * t)) / 2
      const z = (square(Math.sin(a)) * d * plump * (1 - 0.25 * t)) / 2
      position.push(
        x * (1 + bulge * 0.5),
        t * h * (1 + 0.01 * Math.cos(a * 2)),
        z + square(Math.sin(a)) * bulge * 0.8,
      )
      uv.push(i / columns, t)
    }
  return { geometry: skin({ position, uv }, lattice(rows, columns)), round }
}

const square = p => Math.sign(p) * Math.abs(p) ** 0.35

/** Angles at which the rounded box has gone equal ways round, and the way all round it. */
const evenly = (w, d, count) => {
  const fine = 20000
  const way = [0]
  let before = [w / 2, 0]
  for (let i = 1; i <= fine; i++) {
    const a = (i / fine) * Math.PI * 2
    const here = [(square(Math.cos(a)) * w) / 2, (square(Math.sin(a)) * d) / 2]
    way.push(way.at(-1) + Math.hypot(here[0] - before[0], here[1] - before[1]))
    before = here
  }
  const round = way.at(-1)
  let i = 0
  const angles = Array.from({ length: count + 1 }, (_, k) => {
    while (i < fine && way[i] < (k / count) * round - 1e-9) i++
    return (i / fine) * Math.PI * 2
  })
  return { angles, round }
}
