import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'

/**
 * Lost-wax brass: warm, rough from the mould, soot left in every hollow. The wax thread winds round limbs in
 * bands, crosses to a net on bodies and leaves the rest bare; turned things carry a few bands of rings.
 */
export const dhokraBrass = ({ coil = true, colour = '#b98a4a' } = {}) =>
  surface({
    color: paler(colour, '#d9b483', 0.5),
    metalness: 1,
    roughness: 0.4,
    extra: coil ? THREAD : 'float gap(vec3 p) { return 0.0; }',
    tint: `
      vec4 n = noise(p * 0.55); vec4 m = noise(p * 1.9);
      float hollow = clamp(vCavity * 1.5 + (m.g - 0.55) * 0.5 + gap(p) * 0.5 + smoothstep(0.56, 0.8, n.g) * 0.3, 0.0, 1.0);
      c = mix(c, vec3(0.80, 0.60, 0.34), smoothstep(0.5, 0.8, n.r) * 0.4);
      c = mix(c, mix(vec3(0.075, 0.045, 0.022), vec3(0.05, 0.07, 0.05), smoothstep(0.5, 0.7, m.b)), smoothstep(0.25, 0.95, hollow) * 0.9)`,
    rough: 'vec4 n = noise(p * 1.3); r += (n.r - 0.5) * 0.24 + (n.b - 0.5) * 0.12 + vCavity * 0.25',
    height: 'noise(p * 1.0).g * 0.007 + noise(p * 1.9).a * 0.002 - gap(p) * 0.011',
  })

// how deep between the threads a point lies, 0 on a thread and on bare skin
const THREAD = `
float gap(vec3 p) {
  // where one part meets the next the thread ends: its place jumps there
  if (fwidth(vWinding.x) + fwidth(vWinding.z) > 2.2 * length(fwidth(p))) return 0.0;
  vec4 n = noise(p * 0.5);
  float way = vWinding.z;
  float along = vWinding.x, across = vWinding.y;
  float rings = 0.5 + 0.5 * cos(along * 104.0 + across * 9.0 + n.r * 4.0);
  float banded = smoothstep(-0.15, 0.15, sin(along * 8.5 + n.b * 3.0 + 0.6));
  vec2 q = vec2(along + across, along - across) * 24.0 + n.rg * 2.0;
  vec2 line = 0.5 + 0.5 * cos(q);
  float net = 1.0 - max(smoothstep(0.55, 0.95, line.x), smoothstep(0.55, 0.95, line.y));
  float bead = smoothstep(0.05, 0.35, (1.0 - line.x) * (1.0 - line.y) - 0.55);
  if (way > 2.5) return 0.0;
  if (way > 1.5) return max(net - bead, 0.0) * 0.8;
  if (way > 0.5) return rings * banded * 0.85;
  return (0.5 + 0.5 * cos(p.y * 96.0 + n.r * 3.0)) * smoothstep(0.45, 0.6, n.g + 0.25 * sin(p.y * 7.0)) * 0.6;
}`

/** Betul's bell metal: paler, turned and hand-polished, hammer marks under the shine. */
export const bellMetal = ({ colour = '#c9a05c' } = {}) =>
  surface({
    color: paler(colour, '#dcc49a', 0.6),
    metalness: 1,
    roughness: 0.24,
    tint: `vec4 n = noise(p * 0.4); c = mix(c, c * vec3(0.62, 0.5, 0.4), smoothstep(0.45, 0.9, n.r) * 0.5 + vCavity * 0.75);
      c *= 0.94 + 0.08 * sin(p.y * 150.0)`,
    rough: 'vec4 n = noise(p * 0.9); r += (n.r - 0.45) * 0.25 + vCavity * 0.3 + (n.a - 0.5) * 0.05',
    height: 'noise(p * 0.62).b * 0.012 + sin(p.y * 150.0) * 0.0006 + noise(p * 1.7).a * 0.0012',
  })

/** Silver worn bright on the high places, black with age in the low ones and in the graver's lines. */
export const silver = () =>
  surface({
    color: '#bdbcb8',
    metalness: 1,
    roughness: 0.22,
    tint: `float age = max(smoothstep(0.1, 0.7, vCavity * 0.8 + (noise(p * 3.0).g - 0.6) * 0.5), smoothstep(0.5, 0.72, noise(p * 1.1).r) * 0.45);
      c = mix(c, vec3(0.075, 0.072, 0.07), age * 0.88); c *= mix(vec3(1.0), vec3(0.9, 0.92, 0.97), noise(p * 0.8).g)`,
    rough: 'r += (noise(p * 2.0).r - 0.4) * 0.26',
    height: 'noise(p * 3.2).g * 0.0022',
  })

export const gold = () =>
  surface({
    color: '#d8a648',
    metalness: 1,
    roughness: 0.25,
    rough: 'r += (noise(p * 2.0).r - 0.5) * 0.14',
    height: 'noise(p * 3.0).a * 0.001',
  })

// a palette names what the eye sees; metal mirrors the room in its colour and needs it lighter
const paler = (colour, toward, amount) => new THREE.Color(colour).lerp(new THREE.Color(toward), amount)
