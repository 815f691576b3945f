import { surface } from '../engine/surface.mjs'

/** Lac: hard resin, wet-looking. */
export const lac = ({ colour = '#a51d2d' } = {}) =>
  surface({
    color: colour,
    roughness: 0.2,
    clearcoat: 1,
    clearcoatRoughness: 0.08,
    tint: 'c *= 0.9 + 0.2 * noise(p * 1.3).r',
    height: 'noise(p * 1.4).g * 0.006',
  })

export const bead = ({ colour = '#1d5c86', gloss = 0.2 } = {}) =>
  surface({
    color: colour,
    roughness: gloss,
    clearcoat: 0.6,
    clearcoatRoughness: 0.15,
    tint: 'c *= 0.86 + 0.28 * noise(p * 2.0).r',
  })

export const paper = ({ colour = '#efe6d2' } = {}) =>
  surface({
    color: colour,
    roughness: 0.95,
    envMapIntensity: 0.3,
    tint: 'c *= 0.95 + 0.07 * noise(p * 2.2).g',
    height: 'noise(p * 2.6).a * 0.004 + noise(p).g * 0.004',
  })

export const leather = ({ colour = '#7a4a2a' } = {}) =>
  surface({
    color: colour,
    roughness: 0.55,
    tint: 'vec4 n = noise(p * 0.5); c *= 0.8 + 0.35 * n.r; c *= 0.86 + 0.2 * smoothstep(0.0, 0.5, noise(p * 4.6).b); c *= 1.0 - 0.4 * vCavity',
    rough: 'r += (noise(p * 0.9).r - 0.5) * 0.3',
    height: 'smoothstep(0.0, 0.5, noise(p * 4.6).b) * 0.0032 + noise(p * 1.3).g * 0.004',
  })

export const glassBead = ({ colour = '#2f7d5b' } = {}) =>
  surface({
    color: colour,
    roughness: 0.08,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
    tint: 'c *= 0.8 + 0.4 * noise(p).r',
  })
