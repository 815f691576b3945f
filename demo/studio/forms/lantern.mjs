import * as THREE from 'three'
import { leafWalls } from '../geometry/leaf-holes.mjs'
import { turned } from '../geometry/turned.mjs'
import { cutTerracotta } from '../materials/cut-terracotta.mjs'
import { terracotta } from '../materials/earth.mjs'
import { lightest, piece, placed, rod, together } from './parts.mjs'

const WALL = 0.1
const FLAME = 0.75

/** A dome with leaves cut right through its wall, a candle's light inside. */
export const lantern = (product, flame) => {
  const colour = product.palette[0]
  const skin = turned(DOME, { segments: 160, steps: 150 })
  const outside = piece(skin, cutTerracotta({ colour, line: lightest(product.palette) }))
  const edges = candlelit(leafWalls(skin, WALL), ({ v }) => 0.16 + 0.75 * v ** 1.6)
  const inside = candlelit(
    skin.clone().scale(1 - WALL, 0.9, 1 - WALL),
    ({ y }) => 0.2 + 0.72 * Math.exp(-(((y - 0.85) / 0.5) ** 2)),
  )
  const wax = candlelit(rod(0.5, 0.2), ({ y }) => 0.22 + 2.4 * y ** 2)
  const floor = candlelit(
    new THREE.RingGeometry(0.02, 0.88, 60, 12).rotateX(-Math.PI / 2).translate(0, 0.02, 0),
    ({ away }) => 0.2 + 0.5 * Math.exp(-2.2 * (away - 0.9)),
  )
  const pierced = together(
    outside,
    piece(edges, LIGHT(THREE.DoubleSide)),
    piece(inside, LIGHT(THREE.BackSide)),
    piece(wax, LIGHT(THREE.FrontSide)),
    piece(floor, LIGHT(THREE.FrontSide)),
    placed(flame, { at: [0, 0.53, 0], scale: 1.5 }),
  )
  return {
    goods: together(piece(turned(SAUCER), terracotta({ colour })), placed(pierced, { at: [0, 0.09, 0] })),
  }
}

const LIGHT = side => new THREE.MeshBasicMaterial({ vertexColors: true, side })

/** Coloured by the candle alone, as bright as `brightness` says of a point's place and how far the flame is. */
const candlelit = (geometry, brightness) => {
  const position = geometry.attributes.position
  const warm = new THREE.Color('#ff8f38')
  const hot = new THREE.Color('#ffd9a0')
  const colours = []
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const away = x * x + z * z * 0.6 + (y - FLAME) ** 2 * 1.7
    const bright = brightness({ y, away, v: geometry.attributes.uv.getY(i) })
    const c = warm
      .clone()
      .lerp(hot, Math.max(0, Math.min(1, bright - 0.9)))
      .multiplyScalar(bright)
    colours.push(c.r, c.g, c.b)
  }
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3))
  return geometry
}

const SAUCER = [
  [0.02, 0],
  [1.2, 0],
  [1.26, 0.05],
  [1.2, 0.1],
  [0.02, 0.08],
]

const DOME = [
  [0.9, 0],
  [0.98, 0.02],
  [1.02, 0.1],
  [1.06, 0.5],
  [1.0, 1.0],
  [0.8, 1.45],
  [0.5, 1.75],
  [0.2, 1.9],
  [0.14, 1.98],
  [0.2, 2.08],
  [0.14, 2.2],
  [0.02, 2.24],
]
