import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { strand } from '../geometry/strand.mjs'
import { turned } from '../geometry/turned.mjs'
import { flame } from './flame.mjs'
import { piece, placed, together } from './parts.mjs'

export const DIYA = [
  [0.02, 0.02],
  [0.26, 0],
  [0.32, 0.03],
  [0.52, 0.16],
  [0.62, 0.34],
  [0.63, 0.38],
  [0.59, 0.38],
  [0.48, 0.22],
  [0.02, 0.12],
]

/** Pinched at the side towards us, where the wick lies. */
export const lipped = (a, _t, r) => (r > 0.4 ? 0.3 * Math.max(0, Math.cos(a)) ** 10 * (r - 0.3) * 2 : 0)

/** Where the flame stands: on the end of the wick, over the lip. */
export const WICK_END = [0, 0.455, 0.79]

/** A cotton wick from the oil over the pinched lip, charred where it has burnt. */
export const wickOf = ({ burnt = false } = {}) =>
  piece(
    strand([[0, 0.235, 0.1], [0.02, 0.27, 0.4], [0, 0.38, 0.68], WICK_END], { wide: 0.032, steps: 20 }),
    surface({
      color: '#efe6d4',
      roughness: 0.95,
      height: 'noise(p * 3.0).a * 0.01',
      tint: burnt ? 'c = mix(c, vec3(0.03, 0.022, 0.018), smoothstep(0.36, 0.42, p.y))' : undefined,
    }),
  )

/** A hand-thrown lamp of clay with oil and wick; no two alike. `clay` is asked whether the flame shines on it. */
export const diya = (clay, random, lit) => {
  const [wave, phase, tall] = [0.008 + 0.01 * random.next(), random.next() * 6, 1 + random.around(0.07)]
  const lip = 0.85 + 0.35 * random.next()
  const wobble = (a, t, r) =>
    lip * lipped(a + 0.06 * Math.sin(phase), t, r) + wave * Math.sin(a * 2 + phase) * (r > 0.4 ? 1 : 0.3)
  const body = turned(DIYA, { wobble }).scale(1, tall, 1)
  const one = together(
    piece(body, clay),
    wickOf({ burnt: lit }),
    piece(new THREE.CircleGeometry(0.49, 48).rotateX(-Math.PI / 2), OIL(lit), { at: [0, 0.235 * tall, 0] }),
  )
  if (lit)
    one.add(
      placed(flame(random.around(0.25)), { at: WICK_END, scale: [1.1, 1.1 + 0.35 * random.next(), 1.1] }),
    )
  return one
}

/** Light of the flame upon what stands below it, as a GLSL factor over the point. */
export const SHINE = `
vec3 shine(vec3 p, float near) {
  vec3 d = p - vec3(0.0, 0.55, 0.8);
  return vec3(1.0, 0.52, 0.16) * near * exp(-dot(d, d) * 9.0);
}`

const OIL = lit =>
  surface({
    color: '#7c4f18',
    roughness: 0.06,
    clearcoat: 1,
    extra: SHINE,
    tint: `c *= 0.75 + 0.4 * noise(p * 0.6).r${lit ? '; c += shine(p, 0.9)' : ''}`,
  })
