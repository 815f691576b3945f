import * as THREE from 'three'
import { ball, bent, block, cutFrom, joined, limb } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { plainWood } from '../materials/wood.mjs'
import { piece, placed, together } from './parts.mjs'

/** Five kitchen spoons laid out side by side, their heads a little further apart than their ends. */
export const spoonSet = product => {
  const goods = together()
  const light = new THREE.Color(product.palette[0])
  HEADS.forEach(([head, long], k) => {
    const wood = light.clone().lerp(new THREE.Color(product.palette[k % 2 ? 2 : 1]), 0.16)
    // one plank, sawn five times: each shows the grain of its own place in it
    const place = k * 0.83
    const skin = modelled(spoon(head(), long), [-0.8, -0.16, -0.5, long + 0.2, 0.36, 0.5], 150, {
      wound: false,
    }).translate(0, 0, place)
    const one = piece(skin, plainWood({ colour: `#${wood.getHexString()}`, along: 'x', gloss: 0.55 }), {
      at: [-END - long, 0.12, -place],
    })
    goods.add(placed(one, { turn: [0, Math.PI * 1.5 + (k - 2) * 0.155, 0] }))
  })
  return {
    goods,
    views: [
      { azimuth: 0, elevation: 58, fill: 0.86 },
      { azimuth: 12, elevation: 34, zoom: 2.1, at: [0.1, 0.1, -END - 2.9] },
      { azimuth: -26, elevation: 42, fill: 0.86 },
    ],
  }
}

// how far the handles' ends lie from the point they all look to
const END = 2.3

/** A handle flat to the hand: thin at the neck, broad towards its rounded end. */
const spoon = (head, long) =>
  joined(
    0.07,
    head,
    bent(
      [
        [0.42, 0.06, 0],
        [1.1, 0.1, 0],
        [long * 0.75, 0.06, 0],
        [long, 0.03, 0],
      ],
      [0.075, 0.07, 0.085, 0.105],
    ),
  )

const hollow = (r, wide, deep) =>
  cutFrom(ball(0, 0.12, 0, r, 1, 0.4, wide), ball(0, 0.12 + deep, 0, r * 0.98, 1, 0.46, wide * 0.92), 0.02)

const paddle = () =>
  joined(
    0.05,
    block(-0.12, 0.02, 0, 0.5, 0.045, 0.34, 0.044),
    limb([0.3, 0.03, 0], [0.5, 0.05, 0], 0.09, 0.07),
  )

const below = (nx, nz, far) => (x, _y, z) => far - (x * nx + z * nz)

const rice = () => hollow(0.58, 0.8, 0.16)
const frying = () => cutFrom(paddle(), below(-1, 0, 0.57), 0.03)
const holed = () =>
  cutFrom(
    hollow(0.56, 0.76, 0.15),
    joined(
      0.001,
      ...[
        [0, 0],
        [-0.26, 0],
        [0.24, 0],
        [-0.13, 0.19],
        [-0.13, -0.19],
        [0.12, 0.19],
        [0.12, -0.19],
      ].map(([x, z]) => limb([x, -0.4, z], [x, 0.5, z], 0.055)),
    ),
    0.015,
  )
const cornered = () => cutFrom(paddle(), below(-0.83, 0.56, 0.5), 0.03)
const tasting = () => hollow(0.36, 0.78, 0.12)

const HEADS = [
  [frying, 2.75],
  [rice, 2.9],
  [tasting, 2.0],
  [holed, 2.9],
  [cornered, 2.75],
]
