import { surface } from '../engine/surface.mjs'

/** Split bamboo: a glossy skin, fibres along, a little green left here and there. */
export const bamboo = ({ colour = '#c9a060', gloss = 0.48 } = {}) =>
  surface({
    color: colour,
    roughness: gloss,
    tint: `vec4 n = noise(p * 0.33); c = mix(c, c * vec3(0.74, 0.64, 0.5), smoothstep(0.4, 0.8, n.r) * 0.6); c = mix(c, c * vec3(1.12, 1.1, 1.0), smoothstep(0.45, 0.2, n.r) * 0.5);
      c *= 0.86 + 0.22 * noise(p * 2.3).a`,
    rough: 'r += (noise(p * 1.7).a - 0.5) * 0.25',
    height: 'noise(p * 2.4).a * 0.005',
  })

/** Twisted jute: hairy, matt, many golds. */
export const jute = ({ colour = '#b08d57' } = {}) =>
  surface({
    color: colour,
    roughness: 0.97,
    envMapIntensity: 0.3,
    softEdge: 0.4,
    tint: 'vec4 n = noise(p * 1.2); c *= 0.72 + 0.5 * n.g; c = mix(c, c * vec3(0.8, 0.7, 0.58), smoothstep(0.5, 0.8, n.r))',
    height: 'noise(p * 3.0).a * 0.018 + noise(p * 1.7).g * 0.012',
  })
