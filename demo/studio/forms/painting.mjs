import * as THREE from 'three'
import { paper } from '../materials/small-things.mjs'
import { paintedWood, plainWood } from '../materials/wood.mjs'
import { paintedSheet } from './drawn.mjs'
import { board, piece, placed, says, together } from './parts.mjs'

/** A painting under its mount in a wooden frame, leaning on the wall or hung. */
export const painting = (product, random) => {
  const [w, h] = says(product, 'landscape') ? [5.2, 3.7] : says(product, 'square') ? [3.2, 3.2] : [3.8, 5.2]
  const mount = 0.5
  const bar = 0.26
  const wood = says(product, 'black frame', 'black')
    ? paintedWood({ colour: '#1d1a18', gloss: 0.4 })
    : plainWood({ colour: '#7b4d2b', along: 'x', gloss: 0.5 })
  const upright = says(product, 'black frame', 'black')
    ? wood
    : plainWood({ colour: '#7b4d2b', along: 'y', gloss: 0.5 })
  const [W, H] = [w + mount * 2, h + mount * 2]
  const picture = together(
    piece(new THREE.PlaneGeometry(w, h), paintedSheet(product, random, { width: w, height: h }), {
      at: [0, 0, 0.02],
    }),
    piece(mitred(W, H, w, h), paper({ colour: '#f4efe4' }), { at: [0, 0, 0.02] }),
    ...[1, -1].flatMap(k => [
      piece(board(W + bar * 2, bar, 0.3, 0.03), wood, { at: [0, (k * (H + bar)) / 2, 0.08] }),
      piece(board(bar, H + bar * 0.2, 0.3, 0.03), upright, { at: [(k * (W + bar)) / 2, 0, 0.08] }),
    ]),
  )
  const goods = placed(picture, { at: [0, H / 2 + bar, 0], turn: [-0.07, 0, 0] })
  return {
    goods,
    views: [
      { wall: 0.05, azimuth: 5, elevation: 3, fill: 0.84 },
      { wall: 0.05, azimuth: -16, elevation: 6, zoom: 2.3, at: [0.3, H * 0.42, 0.1] },
      { wall: 0.05, azimuth: -34, elevation: 10, fill: 0.86 },
    ],
  }
}

const mitred = (W, H, w, h) => {
  const shape = new THREE.Shape(
    [
      [-W, -H],
      [W, -H],
      [W, H],
      [-W, H],
    ].map(([x, y]) => new THREE.Vector2(x / 2, y / 2)),
  )
  shape.holes.push(
    new THREE.Path(
      [
        [-w, -h],
        [-w, h],
        [w, h],
        [w, -h],
      ].map(([x, y]) => new THREE.Vector2(x / 2, y / 2)),
    ),
  )
  return new THREE.ExtrudeGeometry(shape, {
    depth: 0.03,
    bevelThickness: 0.012,
    bevelSize: 0.012,
    bevelSegments: 1,
  })
}
