import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'

/** Fired clay: porous, paler where it dried last; lined by the wheel if `thrown`, `lit` by a flame at its lip. */
export const terracotta = ({
  colour = '#b4623c',
  line,
  edge,
  cut,
  thrown = true,
  paint = PAINTED,
  lit,
} = {}) =>
  surface({
    color: colour,
    roughness: 0.94,
    envMapIntensity: 0.35,
    softEdge: 0.3,
    tint: `${cut ? 'if (cutAway(p)) discard; ' : ''}vec4 n = noise(p * 0.35 + 0.2); vec4 m = noise(p * 1.3);
      c = mix(c, c * vec3(0.60, 0.52, 0.5), smoothstep(0.55, 0.85, n.r) * 0.55);
      c = mix(c, c * vec3(1.22, 1.2, 1.22), smoothstep(0.35, 0.12, n.r) * 0.5);
      c *= 0.90 + 0.17 * m.g; c *= 1.0 - 0.35 * vCavity;
      c = mix(c, c * 0.62, smoothstep(0.17, 0.05, noise(p * 2.1).b) * 0.7)${line ? `; c = mix(c, ${glsl(line)}, painted(p) * (0.55 + 0.5 * smoothstep(0.2, 0.5, noise(p * 1.6).g)))` : ''}${edge ? `; c = mix(c, ${glsl(edge)}, smoothstep(0.325, 0.345, p.y + (noise(p * 0.9).r - 0.5) * 0.03) * 0.9)` : ''}${lit ? '; c += (c + 0.08) * shine(p, 2.6)' : ''}`,
    extra: (line ? paint : '') + (cut ?? '') + (lit || ''),
    height: `noise(p * 1.1).g * 0.005 + noise(p * 2.1).a * 0.0022${thrown ? ' + sin(p.y * 88.0 + noise(p * 0.3).r * 3.0) * 0.0011' : ''} - smoothstep(0.16, 0.02, noise(p * 1.7).b) * 0.007`,
  })

const glsl = hex => {
  const c = new THREE.Color(hex)
  return `vec3(${c.r.toFixed(4)}, ${c.g.toFixed(4)}, ${c.b.toFixed(4)})`
}

/** The potter's brush: rings, a zigzag between them, a row of dots, all by eye. */
const PAINTED = `
float painted(vec3 p) {
  float y = p.y + (noise(p * 0.3).r - 0.5) * 0.02;
  float turn = atan(p.z, p.x);
  float ring = 0.0;
  ring = max(ring, smoothstep(0.014, 0.008, abs(y - 1.02)));
  ring = max(ring, smoothstep(0.014, 0.008, abs(y - 0.62)));
  ring = max(ring, smoothstep(0.022, 0.015, abs(y - 1.09)));
  float zig = abs(fract(turn * 3.1831) * 2.0 - 1.0);
  ring = max(ring, smoothstep(0.02, 0.012, abs(y - 0.70 - zig * 0.24)));
  vec2 d = vec2((fract(turn * 3.1831 + 0.5) - 0.5) / 3.1831, y - 0.90);
  ring = max(ring, smoothstep(0.032, 0.024, length(d)));
  vec2 e = vec2((fract(turn * 6.3662) - 0.5) / 6.3662, y - 1.17);
  ring = max(ring, smoothstep(0.024, 0.017, length(e)));
  vec2 f = vec2((fract(turn * 6.3662) - 0.5) / 6.3662, y - 0.54);
  ring = max(ring, smoothstep(0.024, 0.017, length(f)));
  return ring;
}`

/** White marble of Bhedaghat: smoke drifting one way through it, in places drawn together to a grey vein; polished. */
export const marble = ({ colour = '#eeebe4' } = {}) =>
  surface({
    color: colour,
    roughness: 0.36,
    clearcoat: 0.4,
    clearcoatRoughness: 0.16,
    softEdge: 0.3,
    extra: VEINS,
    tint: `vec3 v = veins(p); c = mix(c, vec3(0.93, 0.935, 0.95), 0.5);
      c = mix(c, c * vec3(0.72, 0.735, 0.76), v.x * 0.75); c = mix(c, vec3(0.27, 0.275, 0.29), v.y * 0.55);
      c = mix(c, c * vec3(1.0, 0.965, 0.9), v.z * 0.5);
      c *= 1.0 - 0.3 * vCavity; c *= 0.985 + 0.03 * noise(p * 2.0).a`,
    rough: 'r += (noise(p * 0.8).r - 0.5) * 0.12',
    height: 'noise(p * 1.6).g * 0.0008',
  })

// noise drawn out along the bed of the rock: smoke, the broken veins within it, a breath of ochre
const VEINS = `
vec3 veins(vec3 p) {
  vec3 w = noise(p * 0.19 + 0.4).rgb - 0.5;
  vec3 q = vec3(dot(p, vec3(0.62, 0.66, 0.42)) + w.x * 1.1, dot(p, vec3(-0.72, 0.69, -0.02)) + w.y, dot(p, vec3(-0.3, -0.29, 0.9)));
  vec4 bed = noise(q * vec3(0.34, 0.1, 0.1) + 0.15);
  vec4 thin = noise(q.yxz * vec3(0.3, 0.13, 0.12) + 0.55);
  vec4 torn = noise(p * 0.33 + 0.7);
  float rough = (noise(p * 0.9).g - 0.5) * 0.035;
  float smoke = smoothstep(0.4, 0.8, bed.r + (noise(p * 0.7).g - 0.5) * 0.2);
  float off = abs(bed.r - 0.5 + rough);
  float vein = (smoothstep(0.075, 0.0, off) * 0.55 + smoothstep(0.03, 0.0, off) * 0.12) * smoothstep(0.3, 0.6, torn.r);
  vein = max(vein, smoothstep(0.07, 0.0, abs(thin.r - 0.52 - rough)) * 0.5 * smoothstep(0.4, 0.7, torn.g));
  return vec3(smoke, vein, smoothstep(0.5, 0.8, torn.g) * smoke);
}`

/** Sandstone: sugar grain and sleeping layers, worked smooth with a fine chisel. */
export const sandstone = ({ colour = '#c79b74' } = {}) =>
  surface({
    color: colour,
    roughness: 0.96,
    envMapIntensity: 0.35,
    softEdge: 0.2,
    tint: `vec4 n = noise(p * vec3(0.16, 0.8, 0.16)); vec4 w = noise(p * 0.3 + 0.3);
      c = mix(c, c * vec3(0.86, 0.77, 0.72), smoothstep(0.45, 0.7, n.r) * 0.45); c = mix(c, c * vec3(1.12, 1.1, 1.02), smoothstep(0.5, 0.25, w.r) * 0.55);
      c *= 0.84 + 0.32 * noise(p * 6.0).a; c = mix(c, c * 0.7, smoothstep(0.16, 0.04, noise(p * 4.7).b) * 0.5);
      c *= 1.0 - 0.6 * vCavity`,
    height:
      'noise(p * 5.3).a * 0.0016 + noise(p * 0.7).g * 0.003 - smoothstep(0.12, 0.0, noise(p * 4.7).b) * 0.0016',
  })
