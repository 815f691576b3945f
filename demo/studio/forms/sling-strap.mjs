import * as THREE from 'three'
import { strand } from '../geometry/strand.mjs'
import { gold } from '../materials/metal.mjs'
import { piece } from './parts.mjs'

/** A cross-body strap let go: it hangs from a ring at each side and lies before the bag as it fell. */
export const slingStrap = (w, h, d, web) => {
  const fall = k =>
    [
      [w / 2 + 0.1, h - 0.62, 0],
      [w / 2 + 0.115, h - 0.8, 0.01],
      [w / 2 + 0.17, h * 0.5, 0.05],
      [w / 2 + 0.2, 0.5, 0.1],
      [w / 2 + 0.24, 0.2, 0.14],
      [w / 2 + 0.36, 0.055, 0.2],
    ].map(([x, y, z]) => [k * x, y, z])
  const lying = [
    [w / 2 + 0.66, 0.035, 0.36],
    [w / 2 + 0.82, 0.035, 0.74],
    [w / 2 + 0.5, 0.035, 1.12],
    [w / 2 - 0.2, 0.035, 1.22],
    [0.3, 0.035, d + 0.42],
    [-0.5, 0.035, d + 0.5],
    [-w / 2 + 0.1, 0.035, 1.12],
    [-w / 2 - 0.34, 0.035, 0.8],
    [-w / 2 - 0.54, 0.035, 0.42],
  ]
  const path = [...fall(1), ...lying, ...fall(-1).reverse()]
  const strap = strand(path, {
    wide: 0.105,
    thick: 0.022,
    steps: 320,
    up: p => new THREE.Vector3(Math.sign(p.x) * flatness(p.y), 1 - flatness(p.y), 0.02),
  })
  return [
    piece(strap, web),
    ...[-1, 1].flatMap(k => [
      piece(new THREE.TorusGeometry(0.115, 0.024, 12, 40), gold(), {
        at: [k * (w / 2 + 0.1), h - 0.53, 0],
        turn: [0, Math.PI / 2 + 0.12 * k, 0],
      }),
      piece(tab(k, w, h), web),
      // where the strap's end is turned round the ring and sewn
      piece(new THREE.CapsuleGeometry(0.036, 0.15, 6, 14), web, {
        at: [k * (w / 2 + 0.1), h - 0.645, 0],
        turn: [Math.PI / 2, 0, 0],
      }),
    ]),
  ]
}

const flatness = y => Math.min(1, Math.max(0, (y - 0.04) / 0.25))

/** A loop of the same web, sewn to the side and passed through the ring. */
const tab = (k, w, h) =>
  strand(
    [
      [k * (w / 2 - 0.07), h - 0.05, 0],
      [k * (w / 2 + 0.02), h - 0.2, 0],
      [k * (w / 2 + 0.13), h - 0.4, 0],
      [k * (w / 2 + 0.12), h - 0.465, 0],
      [k * (w / 2 + 0.05), h - 0.46, 0],
      [k * (w / 2 - 0.01), h - 0.56, 0],
    ],
    { wide: 0.09, thick: 0.02, steps: 50, up: new THREE.Vector3(k, 0.3, 0) },
  )
