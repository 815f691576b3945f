import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'

/** Lost-wax brass: warm, rough from the mould, soot left in every hollow, wire lines on the skin. */
export const dhokraBrass = ({ coil = true, lines = 118, colour = '#b98a4a' } = {}) =>
  surface({
    color: paler(colour, '#d9b483', 0.5),
    metalness: 1,
    roughness: 0.4,
    tint: `
      vec4 n = noise(p * 0.55); vec4 m = noise(p * 1.9);
      float hollow = clamp(vCavity * 1.25 + (m.g - 0.55) * 0.5 + ${coil ? `(0.5 - 0.5 * sin(p.y * ${lines.toFixed(1)} + n.r * 2.0)) * 0.34` : '0.0'}, 0.0, 1.0);
      c = mix(c, vec3(0.80, 0.60, 0.34), smoothstep(0.5, 0.8, n.r) * 0.4);
      c = mix(c, vec3(0.075, 0.045, 0.022), smoothstep(0.25, 0.95, hollow) * 0.86)`,
    rough: 'vec4 n = noise(p * 1.3); r += (n.r - 0.5) * 0.24 + (n.b - 0.5) * 0.12 + vCavity * 0.25',
    height: `noise(p * 1.0).g * 0.007 + noise(p * 1.9).a * 0.002 ${coil ? `+ sin(p.y * ${lines.toFixed(1)} + noise(p * 0.55).r * 2.0) * 0.0045` : ''}`,
  })

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

/** Silver worn on the high places, dark in the low ones. */
export const silver = () =>
  surface({
    color: '#dcdad4',
    metalness: 1,
    roughness: 0.26,
    tint: 'c = mix(c, vec3(0.10, 0.095, 0.09), smoothstep(0.15, 0.9, vCavity * 0.6 + (noise(p * 3.0).g - 0.6) * 0.5) * 0.85)',
    rough: 'r += (noise(p * 2.0).r - 0.5) * 0.2',
    height: 'noise(p * 2.6).g * 0.004',
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
