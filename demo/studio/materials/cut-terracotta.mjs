import * as THREE from 'three'
import { terracotta } from './earth.mjs'

/** Terracotta with leaves cut out of it: three rings of them round the upright axis. */
export const cutTerracotta = ({ colour, line }) => {
  const clay = terracotta({ colour, line, cut: LEAVES })
  clay.side = THREE.DoubleSide
  return clay
}

const LEAVES = `
bool leafAt(vec3 p, float middle, float count, float tall, float wide, float shift) {
  float turn = 6.2831853 / count;
  float u = (fract(atan(p.z, p.x) / turn + shift) - 0.5) * turn;
  float v = (p.y - middle) / tall;
  return abs(v) < 1.0 && abs(u) < wide * (1.0 - v * v) * (1.25 + v * 0.5);
}
bool cutAway(vec3 p) {
  return leafAt(p, 0.52, 11.0, 0.3, 0.1, 0.0) || leafAt(p, 1.12, 11.0, 0.22, 0.08, 0.5) || leafAt(p, 1.55, 8.0, 0.11, 0.06, 0.0);
}`
