import { RINGS } from '../geometry/leaf-holes.mjs'
import { terracotta } from './earth.mjs'

/** Terracotta with leaves cut out of it. */
export const cutTerracotta = ({ colour, line }) => terracotta({ colour, line, cut: LEAVES })

const LEAVES = `
bool leafAt(vec3 p, float middle, float count, float tall, float wide, float shift) {
  float turn = 6.2831853 / count;
  float u = (fract(atan(p.z, p.x) / turn + shift) - 0.5) * turn;
  float v = (p.y - middle) / tall;
  return abs(v) < 1.0 && abs(u) < wide * (1.0 - v * v) * (1.25 + v * 0.5);
}
bool cutAway(vec3 p) { return ${RINGS.map(ring => `leafAt(p, ${ring.map(n => n.toFixed(3)).join(', ')})`).join(' || ')}; }`
