import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { ball, cutFrom, joined, limb } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { gold } from '../materials/metal.mjs'
import { namedMaterial } from '../materials/named-material.mjs'
import { bead, paper } from '../materials/small-things.mjs'
import { paintedWood, plainWood } from '../materials/wood.mjs'
import { paintedSheet } from './drawn.mjs'
import { board, piece, placed, says, together } from './parts.mjs'
import { wovenTray } from './woven-goods.mjs'

/** Boxes: round and lacquered with its lid ajar, long and painted, or of marble. */
export const box = (product, random) => {
  if (says(product, 'round')) return roundBox(product)
  const art = product.pattern.startsWith('gond')
  const [w, h, d] = art ? [4, 0.8, 1.8] : [2.6, 0.95, 1.8]
  const stuff = art
    ? paintedWood({ colour: product.palette[0] })
    : namedMaterial(product.material, { colour: product.palette[0] })
  const wall = 0.13
  const goods = together(
    piece(board(w, h, wall, 0.03), stuff, { at: [0, h / 2, d / 2 - wall / 2] }),
    piece(board(w, h, wall, 0.03), stuff, { at: [0, h / 2, -d / 2 + wall / 2] }),
    piece(board(wall, h, d - wall * 1.2, 0.03), stuff, { at: [w / 2 - wall / 2, h / 2, 0] }),
    piece(board(wall, h, d - wall * 1.2, 0.03), stuff, { at: [-w / 2 + wall / 2, h / 2, 0] }),
    piece(board(w - 0.1, 0.1, d - 0.1, 0.02), stuff, { at: [0, 0.06, 0] }),
  )
  const lid = together(piece(board(w + 0.08, 0.16, d + 0.08, 0.04), stuff))
  if (art)
    lid.add(
      piece(
        new THREE.PlaneGeometry(w - 0.1, d - 0.1),
        paintedSheet(product, random, { width: w - 0.1, height: d - 0.1, gloss: 0.4, coat: 0.7 }),
        { at: [0, 0.087, 0], turn: [-Math.PI / 2, 0, 0] },
      ),
    )
  else inlay(lid, product, 0.088, 0.62)
  goods.add(
    placed(
      lid,
      art
        ? { at: [0, h + 0.08, 0], turn: [0, 0, 0] }
        : { at: [0.34, h + 0.1, -0.22], turn: [0.05, 0.16, 0.03] },
    ),
  )
  return {
    goods,
    views: [
      { azimuth: 22, elevation: 30, fill: 0.84 },
      { azimuth: 14, elevation: 46, zoom: 2.2, at: [0.2, h, 0.1] },
      { azimuth: -34, elevation: 24, fill: 0.82 },
    ],
  }
}

/** Flowers of coloured stone let into the top. */
const inlay = (onto, product, y, size) => {
  const inks = [product.palette[2], product.palette[1]]
  const add = (geometry, colour, turn, r) =>
    onto.add(
      piece(geometry, bead({ colour, gloss: 0.22 }), {
        at: [Math.cos(turn) * r, y, Math.sin(turn) * r],
        turn: [-Math.PI / 2, 0, -turn],
      }),
    )
  const petal = new THREE.ShapeGeometry(
    new THREE.Shape()
      .moveTo(-0.2 * size, 0)
      .bezierCurveTo(-0.05 * size, 0.14 * size, 0.14 * size, 0.12 * size, 0.24 * size, 0)
      .bezierCurveTo(0.14 * size, -0.12 * size, -0.05 * size, -0.14 * size, -0.2 * size, 0),
  )
  for (let k = 0; k < 8; k++) add(petal, inks[0], (k / 8) * Math.PI * 2, 0.42 * size)
  for (let k = 0; k < 8; k++)
    add(new THREE.CircleGeometry(0.05 * size, 20), inks[1], ((k + 0.5) / 8) * Math.PI * 2, 0.72 * size)
  add(new THREE.CircleGeometry(0.13 * size, 30), inks[1], 0, 0.001)
  add(new THREE.RingGeometry(0.9 * size, 0.94 * size, 80), inks[0], 0, 0.001)
}

const roundBox = product => {
  const [main, second, dark] = product.palette
  const goods = together(
    piece(
      turned(
        [
          [0.001, 0.06],
          [1.1, 0.05],
          [1.16, 0],
          [1.22, 0.05],
          [1.26, 0.2],
          [1.26, 0.85],
          [1.22, 0.95],
          [1.12, 0.95],
          [1.1, 0.85],
          [1.08, 0.16],
          [0.001, 0.14],
        ],
        { segments: 160, steps: 240 },
      ),
      paintedWood({ colour: main }),
    ),
    ...[0.24, 0.72].map(y =>
      piece(
        turned(
          [
            [1.262, y - 0.05],
            [1.275, y - 0.04],
            [1.275, y + 0.04],
            [1.262, y + 0.05],
          ],
          { sharp: true, segments: 140 },
        ),
        paintedWood({ colour: second }),
      ),
    ),
  )
  const lid = together(
    piece(
      turned(
        [
          [0.001, 0.36],
          [0.08, 0.36],
          [0.13, 0.3],
          [0.1, 0.22],
          [0.16, 0.19],
          [0.7, 0.13],
          [1.2, 0.04],
          [1.3, -0.02],
          [1.3, -0.08],
          [1.24, -0.1],
          [0.001, -0.08],
        ],
        { segments: 160, steps: 200 },
      ),
      paintedWood({ colour: main }),
    ),
    piece(
      turned(
        [
          [0.66, 0.142],
          [0.7, 0.15],
          [0.84, 0.125],
          [0.86, 0.105],
        ],
        { sharp: true, segments: 140 },
      ),
      paintedWood({ colour: second }),
    ),
  )
  // dots of lac, pressed on while it is warm: low domes, broad where they hold
  const dots = (r, y, n, size, onto, colour, lying = false) => {
    const drop = new THREE.SphereGeometry(size, 20, 14).scale(lying ? 1 : 0.42, lying ? 0.42 : 1, 1)
    for (let k = 0; k < n; k++) {
      const a = (k / n) * 6.283
      onto.add(
        piece(drop, bead({ colour, gloss: 0.2 }), {
          at: [Math.cos(a) * r, y, Math.sin(a) * r],
          turn: [0, -a, lying ? -0.11 : 0],
        }),
      )
    }
  }
  dots(1.268, 0.48, 26, 0.062, goods, second)
  dots(1.268, 0.36, 52, 0.026, goods, '#f3ead8')
  dots(1.268, 0.6, 52, 0.026, goods, '#f3ead8')
  dots(0.98, 0.083, 22, 0.05, lid, '#f3ead8', true)
  dots(0.46, 0.163, 12, 0.05, lid, dark, true)
  goods.add(placed(lid, { at: [0.42, 1.1, -0.1], turn: [0.02, 0, 0.12] }))
  return {
    goods,
    views: [
      { azimuth: 14, elevation: 22, fill: 0.82 },
      { azimuth: 24, elevation: 28, zoom: 2.3, at: [0.3, 0.9, 0.8] },
      { azimuth: -30, elevation: 46, fill: 0.82 },
    ],
  }
}

/** A tray: painted with a Gond deer, or woven of bamboo. */
export const tray = (product, random) => {
  if (product.material === 'bamboo') return wovenTray(product, random)
  const [w, d] = [4.2, 2.8]
  const stuff = paintedWood({ colour: product.palette[0] })
  const goods = together(
    piece(board(w, 0.1, d, 0.03), stuff, { at: [0, 0.06, 0] }),
    piece(
      new THREE.PlaneGeometry(w - 0.3, d - 0.3),
      paintedSheet(product, random, { width: w - 0.3, height: d - 0.3, gloss: 0.35, coat: 0.8 }),
      { at: [0, 0.12, 0], turn: [-Math.PI / 2, 0, 0] },
    ),
  )
  for (const k of [1, -1]) {
    goods.add(piece(board(w, 0.4, 0.13, 0.05), stuff, { at: [0, 0.26, (k * d) / 2], turn: [k * 0.16, 0, 0] }))
    const side = new THREE.Shape()
      .moveTo(-d / 2, 0)
      .lineTo(-d / 2, 0.38)
      .bezierCurveTo(-0.9, 0.4, -0.8, 0.72, -0.45, 0.74)
      .lineTo(0.45, 0.74)
      .bezierCurveTo(0.8, 0.72, 0.9, 0.4, d / 2, 0.38)
      .lineTo(d / 2, 0)
    side.holes.push(
      new THREE.Path()
        .moveTo(-0.42, 0.42)
        .lineTo(0.42, 0.42)
        .bezierCurveTo(0.5, 0.46, 0.5, 0.58, 0.42, 0.6)
        .lineTo(-0.42, 0.6)
        .bezierCurveTo(-0.5, 0.58, -0.5, 0.46, -0.42, 0.42),
    )
    goods.add(
      piece(
        new THREE.ExtrudeGeometry(side, {
          depth: 0.1,
          bevelSize: 0.025,
          bevelThickness: 0.025,
          bevelSegments: 3,
        }),
        stuff,
        { at: [(k * w) / 2 + (k > 0 ? -0.05 : -0.05), 0.06, 0], turn: [0, Math.PI / 2, 0] },
      ),
    )
  }
  return {
    goods,
    views: [
      { azimuth: 16, elevation: 38, fill: 0.88 },
      { azimuth: 26, elevation: 30, zoom: 2.3, at: [1.1, 0.2, 0.3] },
      { azimuth: -24, elevation: 62, fill: 0.86 },
    ],
  }
}

/** A pile of marble discs, the top one inlaid, one leaning. */
export const coasters = (product, random) => {
  const stone = namedMaterial(product.material, { colour: product.palette[0] })
  const goods = together()
  const disc = () =>
    together(
      piece(
        turned(
          [
            [0.001, 0],
            [0.94, 0],
            [1, 0.03],
            [1.01, 0.08],
            [1, 0.13],
            [0.95, 0.16],
            [0.001, 0.16],
          ],
          { segments: 120, sharp: true },
        ),
        stone,
      ),
    )
  for (let k = 0; k < 4; k++) {
    const one = disc()
    if (k === 3) inlay(one, { palette: [0, product.palette[2], product.palette[1]] }, 0.164, 0.92)
    goods.add(placed(one, { at: [random.around(0.03), k * 0.165, random.around(0.03)], turn: [0, k, 0] }))
  }
  const leaning = disc()
  inlay(leaning, { palette: [0, product.palette[2], product.palette[1]] }, 0.164, 0.92)
  goods.add(placed(leaning, { at: [1.3, 0.86, 0.62], turn: [1.1, 0, -0.55] }))
  return {
    goods,
    views: [
      { azimuth: 12, elevation: 26, fill: 0.82 },
      { azimuth: 8, elevation: 40, zoom: 2.2, at: [0.4, 0.6, 0.8] },
      { azimuth: -34, elevation: 40, fill: 0.82 },
    ],
  }
}

/** A leaf of stone with a stick burning. */
export const incenseHolder = product => {
  const stone = namedMaterial(product.material, { colour: product.palette[0] })
  const leaf = cutFrom(
    ball(0, 0.12, 0, 1, 2.1, 0.22, 0.72),
    joined(0.05, ball(0, 0.36, 0, 1, 1.86, 0.2, 0.56), limb([-1.6, 0.14, 0], [1.7, 0.14, 0], 0.03)),
    0.05,
  )
  const goods = together(
    piece(
      modelled(
        joined(
          0.05,
          leaf,
          limb([-1.9, 0.14, 0], [-2.5, 0.2, 0.06], 0.09, 0.05),
          ball(1.35, 0.2, 0, 0.17, 1, 0.9, 1),
        ),
        [-2.7, -0.15, -0.9, 2.3, 0.55, 0.9],
        170,
      ),
      stone,
      { at: [0, 0.09, 0] },
    ),
    piece(
      strand(
        [
          [1.35, 0.42, 0],
          [0.2, 1.0, 0],
          [-1.7, 1.95, 0],
        ],
        { wide: 0.022, steps: 20, up: new THREE.Vector3(0, 0, 1) },
      ),
      surface({ color: '#5b3b2a', roughness: 0.95, height: 'noise(p * 3.0).a * 0.008' }),
    ),
    piece(
      strand(
        [
          [1.35, 0.3, 0],
          [1.3, 0.45, 0],
          [1.1, 0.55, 0],
        ],
        { wide: 0.016, steps: 10, up: new THREE.Vector3(0, 0, 1) },
      ),
      plainWood({ colour: '#c9a060' }),
    ),
  )
  return {
    goods,
    views: [
      { azimuth: 14, elevation: 22, fill: 0.86 },
      { azimuth: 34, elevation: 26, zoom: 2.5, at: [1, 0.3, 0.1] },
      { azimuth: -28, elevation: 46, fill: 0.86 },
    ],
  }
}

/** A hardback notebook with painted boards and an elastic band. */
export const diary = (product, random) => {
  const [w, h, thick] = [2.6, 3.7, 0.42]
  const cloth = surface({
    color: product.palette[2] ?? product.palette[0],
    roughness: 0.85,
    height: 'noise(p * 3.0).a * 0.006',
  })
  const leaves = paper({ colour: '#f2ead8' })
  const goods = together(
    piece(board(w, h, 0.06, 0.02), cloth, { at: [0, 0, 0.03] }),
    piece(board(w, h, 0.06, 0.02), paintedWood({ colour: product.palette[0], gloss: 0.5 }), {
      at: [0.02, 0, thick + 0.06],
      turn: [0, -0.03, 0],
    }),
    piece(
      new THREE.PlaneGeometry(w - 0.06, h - 0.06),
      paintedSheet(product, random, { width: w, height: h, gloss: 0.55 }),
      { at: [0.02, 0, thick + 0.094], turn: [0, -0.03, 0] },
    ),
    piece(board(0.07, h, thick + 0.1, 0.02), cloth, { at: [-w / 2, 0, thick / 2 + 0.03] }),
    piece(
      strand(
        [
          [w * 0.36, h / 2 + 0.01, 0],
          [w * 0.36, h / 2 + 0.02, thick + 0.1],
          [w * 0.36, 0, thick + 0.15],
          [w * 0.36, -h / 2 - 0.02, thick + 0.1],
          [w * 0.36, -h / 2 - 0.01, 0],
        ],
        { wide: 0.06, thick: 0.014, steps: 60, up: new THREE.Vector3(0, 0, 1) },
      ),
      cloth,
    ),
    piece(
      strand(
        [
          [0.2, -h / 2 + 0.1, 0.3],
          [0.25, -h / 2 - 0.2, 0.22],
          [0.3, -h / 2 - 0.5, 0.03],
        ],
        { wide: 0.05, thick: 0.008, steps: 20, up: new THREE.Vector3(0, 0, 1) },
      ),
      gold(),
    ),
  )
  for (let k = 0; k < 14; k++)
    goods.add(
      piece(
        new THREE.BoxGeometry(w - 0.14 - (k % 3) * 0.012, h - 0.1 - (k % 2) * 0.012, thick / 15),
        leaves,
        { at: [0.03, 0, 0.075 + ((k + 0.5) * thick) / 14.5] },
      ),
    )
  return {
    goods: placed(goods, { turn: [-Math.PI / 2, 0, 0.16] }),
    views: [
      { azimuth: 14, elevation: 48, fill: 0.86 },
      { azimuth: 40, elevation: 20, zoom: 2.4, at: [0.9, 0.3, 1] },
      { azimuth: -30, elevation: 34, fill: 0.86 },
    ],
  }
}
