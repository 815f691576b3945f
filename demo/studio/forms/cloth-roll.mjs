import { foldedPile } from '../geometry/pile.mjs'
import { lattice, skin } from '../geometry/skin.mjs'
import { clothOf } from './cloth-of.mjs'
import { piece, placed, says, together } from './parts.mjs'

/** A bolt of cloth with half a metre drawn out, or folded lengths beside a small roll. */
export const clothRoll = (product, random) => {
  if (says(product, 'stack', 'rectangle')) return lengths(product, random)
  const width = 4.2
  const { geometry, length } = bolt(width, 0.52, 3.1, random)
  const goods = together(piece(geometry, clothOf(product, random, { width, length, sides: 0.3 })))
  const angle = says(product, 'angle') ? 0.5 : 0.2
  return {
    goods: placed(goods, { turn: [0, angle, 0] }),
    views: [
      { azimuth: 30, elevation: 28, fill: 0.9 },
      { azimuth: 48, elevation: 24, zoom: 2.6, at: [1.4, 0.45, 0.9] },
      { azimuth: -34, elevation: 44, fill: 0.9 },
    ],
  }
}

const lengths = (product, random) => {
  const goods = together()
  let y = 0
  for (let k = 0; k < 3; k++) {
    const pile = foldedPile({ width: 2.8, deep: 2, layers: 4, gap: 0.12, random, plump: 0.02 })
    const shuffled = [
      product.palette,
      [product.palette[2], product.palette[0], product.palette[1]],
      product.palette,
    ][k]
    goods.add(
      placed(
        piece(
          pile.geometry,
          clothOf({ ...product, palette: k === 1 ? shuffled : product.palette }, random, {
            width: 2.8,
            length: pile.length,
            sides: 0.24,
          }),
        ),
        { at: [random.around(0.05), y, random.around(0.05)], turn: [0, random.around(0.07), 0] },
      ),
    )
    y += pile.top + 0.02
  }
  const roll = bolt(2.6, 0.34, 1.2, random)
  goods.add(
    placed(piece(roll.geometry, clothOf(product, random, { width: 2.6, length: roll.length, sides: 0.2 })), {
      at: [0.2, 0, 2],
      turn: [0, 0.12, 0],
    }),
  )
  return {
    goods,
    views: [
      { azimuth: 26, elevation: 26, fill: 0.88 },
      { azimuth: 34, elevation: 20, zoom: 2.5, at: [0.6, 0.8, 1] },
      { azimuth: -38, elevation: 42, fill: 0.86 },
    ],
  }
}

/** A spiral of cloth along x whose outer end runs out over the table towards us. */
export const bolt = (width, radius, tail, random) => {
  const points = []
  const turns = 7
  const inner = 0.1
  const steps = turns * 30
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const a = t * turns * Math.PI * 2 - Math.PI / 2
    const r = inner + (radius - inner) * t
    points.push([-Math.cos(a) * r, radius + Math.sin(a) * r])
  }
  const count = 46
  for (let i = 1; i <= count; i++) {
    const s = (i / count) * tail
    points.push([s, 0.012 + 0.055 * Math.max(0, Math.sin(s * 2.6 + 0.4)) * Math.min(1, s)])
  }
  const columns = 56
  const position = []
  const uv = []
  let run = 0
  const phase = random.next() * 6
  points.forEach(([z, y], j) => {
    if (j) run += Math.hypot(z - points[j - 1][0], y - points[j - 1][1])
    const loose = Math.max(0, (j - steps) / count)
    for (let i = 0; i <= columns; i++) {
      const u = i / columns
      const wave = loose * (0.05 * Math.sin(u * 8 + phase + z * 1.5) + 0.03 * Math.sin(u * 17 - z * 2))
      const slip = 0.025 * Math.sin(j * 0.21)
      position.push(
        (u - 0.5) * width * (1 - 0.03 * loose) + slip * (1 - loose),
        y + Math.max(0, wave) + 0.01 * Math.sin(u * 9 + j * 0.4) * (1 - loose),
        z + loose * 0.1 * Math.sin(u * 3 + phase),
      )
      uv.push(u, run)
    }
  })
  // the print is drawn for what can be seen: the last stretch
  const seen = Math.min(run, 9)
  for (let i = 1; i < uv.length; i += 2) uv[i] = 1 - (run - uv[i]) / seen
  const geometry = skin({ position, uv }, lattice(points.length - 1, columns))
  return { geometry, length: seen }
}
