import * as THREE from 'three'
import { terracotta } from './earth.mjs'

/** Rings of leaves round the upright axis: their height, how many, half as tall, half as wide, how far turned. */
const RINGS = [
  [0.52, 11, 0.3, 0.1, 0],
  [1.12, 11, 0.22, 0.08, 0.5],
  [1.55, 8, 0.11, 0.06, 0],
]

/** Terracotta with leaves cut out of it. */
export const cutTerracotta = ({ colour, line }) => {
  const clay = terracotta({ colour, line, cut: LEAVES })
  clay.side = THREE.DoubleSide
  return clay
}

/** The same for the wall's inside, a hair wider, so that the outer skin alone draws the edge. */
export const cutAway = (x, y, z) =>
  RINGS.some(([middle, count, tall, wide, shift]) => {
    const turn = (Math.PI * 2) / count
    const part = Math.atan2(z, x) / turn + shift
    const u = (part - Math.floor(part) - 0.5) * turn
    const v = (y - middle) / (tall * 1.04)
    return Math.abs(v) < 1 && Math.abs(u) < wide * 1.06 * (1 - v * v) * (1.25 + v * 0.5)
  })

const LEAVES = `
bool leafAt(vec3 p, float middle, float count, float tall, float wide, float shift) {
  float turn = 6.2831853 / count;
  float u = (fract(atan(p.z, p.x) / turn + shift) - 0.5) * turn;
  float v = (p.y - middle) / tall;
  return abs(v) < 1.0 && abs(u) < wide * (1.0 - v * v) * (1.25 + v * 0.5);
}
bool cutAway(vec3 p) { return ${RINGS.map(ring => `leafAt(p, ${ring.map(n => n.toFixed(3)).join(', ')})`).join(' || ')}; }`
