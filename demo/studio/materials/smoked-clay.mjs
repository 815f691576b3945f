import { surface } from '../engine/surface.mjs'

/** Clay starved of air in the kiln: black all through, burnished with a pebble; scratched fields stay matt. */
export const smokedClay = ({ colour = '#2b2624' } = {}) =>
  surface({
    color: colour,
    roughness: 0.4,
    envMapIntensity: 0.8,
    softEdge: 0.25,
    extra: SCRATCHED,
    tint: `vec4 n = noise(p * 0.3 + 0.2); float s = scratched(p);
      c *= 0.7 + 0.5 * n.r; c = mix(c, c * vec3(1.5, 1.36, 1.24), smoothstep(0.55, 0.85, noise(p * 0.22 + 0.6).r) * 0.6);
      c = mix(c, vec3(0.062, 0.056, 0.052), s * 0.75); c *= 1.0 - 0.4 * vCavity`,
    rough: 'r += (noise(p * vec3(0.5, 3.0, 0.5)).g - 0.5) * 0.22 + scratched(p) * 0.5',
    height:
      'noise(p * 0.8).g * 0.006 + sin(p.y * 60.0 + noise(p * 0.3).r * 3.0) * 0.0006 - scratched(p) * 0.012',
  })

/** A needle's rows of fields and furrows: rings, and between them triangles ruled one way and the other. */
const SCRATCHED = `
float ruled(float at, float every) { return smoothstep(0.34, 0.16, abs(fract(at / every) - 0.5)); }
float fields(vec3 p, float low, float high, float count) {
  float y = p.y + (noise(p * 0.4).r - 0.5) * 0.02;
  float v = (y - low) / (high - low);
  if (v < 0.0 || v > 1.0) return 0.0;
  float part = fract(atan(p.z, p.x) / 6.2831853 * count);
  float up = step(abs(part * 2.0 - 1.0), 1.0 - v);
  float wide = 6.2831853 / count;
  float x = part * wide;
  float rule = up > 0.5 ? ruled(x + y * 0.8, 0.045) : 0.0;
  float rim = smoothstep(0.05, 0.02, abs(abs(part * 2.0 - 1.0) - (1.0 - v)));
  return max(rule * 0.85, rim);
}
float ringed(vec3 p, float at) { return smoothstep(0.014, 0.007, abs(p.y + (noise(p * 0.4).r - 0.5) * 0.02 - at)); }
float scratched(vec3 p) {
  float s = max(fields(p, 1.3, 1.62, 18.0), fields(p, 0.92, 1.24, 14.0));
  for (int k = 0; k < 2; k++) s = max(s, max(ringed(p, 1.65 + float(k) * 0.04), ringed(p, 1.25 + float(k) * 0.03)));
  return max(s, max(ringed(p, 0.9), ringed(p, 0.86)));
}`
