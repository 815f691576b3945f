import { surface } from '../engine/surface.mjs'

/** Bare wood: rings cut by the lathe or the saw, pores along the grain (`along` is the grain's axis). */
export const plainWood = ({ colour = '#a8743f', along = 'y', gloss = 0.5 } = {}) => {
  const q = { x: 'p.yzx', y: 'p.xzy', z: 'p' }[along]
  return surface({
    color: colour,
    roughness: gloss,
    tint: `vec3 q = ${q}; vec4 w = noise(q * vec3(0.3, 0.3, 0.06));
      float ring = fract(length(q.xy + vec2(0.6, 0.35) + (w.rg - 0.5) * 0.55) * 5.5 + w.r * 1.5);
      float late = smoothstep(0.0, 0.75, ring) * smoothstep(1.0, 0.86, ring);
      float pore = noise(q * vec3(3.0, 3.0, 0.22)).a;
      c = mix(c * vec3(1.14, 1.12, 1.08), c * vec3(0.58, 0.5, 0.44), late * 0.55);
      c *= 0.86 + 0.2 * pore; c *= 1.0 - 0.45 * vCavity`,
    rough: `vec3 q = ${q}; r += (noise(q * vec3(3.0, 3.0, 0.22)).a - 0.5) * 0.2`,
    height: `noise((${q}) * vec3(3.0, 3.0, 0.22)).a * 0.004`,
    extra: `//${along}`,
  })
}

/** Lac-painted wood: even colour, thick gloss, a brush's ripple and worn edges. */
export const paintedWood = ({ colour = '#c8322b', gloss = 0.24 } = {}) =>
  surface({
    color: colour,
    roughness: gloss + 0.12,
    clearcoat: 0.75,
    clearcoatRoughness: gloss * 0.7,
    tint: 'vec4 n = noise(p * 0.7); c *= 0.93 + 0.1 * n.g; c *= 1.0 - 0.5 * vCavity; c = mix(c, c * 0.7, smoothstep(0.72, 0.9, n.r) * 0.25)',
    rough: 'r += (noise(p * 1.2).r - 0.5) * 0.1',
    height: 'noise(p * vec3(0.5, 1.6, 0.5)).g * 0.0045 + noise(p * 2.0).a * 0.0008',
  })
