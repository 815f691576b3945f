import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { block, cutFrom, disc, joined } from '../geometry/clay.mjs'
import { modelled } from '../geometry/modelled.mjs'
import { terracotta } from '../materials/earth.mjs'
import { lightest, piece, placed, together } from './parts.mjs'
import { tulsiPlant } from './tulsi-plant.mjs'

/** A stand for the courtyard's tulsi, built of slabs: two painted steps, a shaft with a niche to each side, a planter. */
export const tulsiStand = (product, random, diya) => {
  const clay = terracotta({
    colour: product.palette[0],
    line: lightest(product.palette),
    thrown: false,
    paint: STEPS,
  })
  const goods = together(
    piece(modelled(stand(), [-1.3, -0.03, -1.3, 1.3, 2.4, 1.3], 150, { wound: false }), clay),
    piece(soil(random), EARTH(), { at: [0, 2.2, 0] }),
    placed(tulsiPlant(random), { at: [0, 2.2, 0], scale: 0.95 }),
  )
  for (let k = 0; k < 4; k++)
    goods.add(
      placed(placed(diya(), { at: [0, 0.8, 0.62], scale: 0.36 }), { turn: [0, (k * Math.PI) / 2, 0] }),
    )
  return {
    goods,
    views: [
      { azimuth: 24, elevation: 12, fill: 0.88 },
      { azimuth: 16, elevation: 12, zoom: 2.2, at: [0.05, 1.15, 0.6] },
      { azimuth: -34, elevation: 30, fill: 0.86 },
    ],
  }
}

const stand = () =>
  joined(
    0.03,
    block(0, 0.15, 0, 1.2, 0.15, 1.2, 0.035),
    block(0, 0.42, 0, 1.0, 0.13, 1.0, 0.035),
    block(0, 0.6, 0, 0.88, 0.06, 0.88, 0.055),
    cutFrom(block(0, 1.2, 0, 0.76, 0.62, 0.76, 0.03), niches(), 0.02),
    surrounds(),
    block(0, 1.8, 0, 0.84, 0.045, 0.84, 0.04),
    block(0, 1.9, 0, 0.92, 0.055, 0.92, 0.05),
    cutFrom(block(0, 2.12, 0, 1.02, 0.18, 1.02, 0.04), block(0, 2.32, 0, 0.84, 0.2, 0.84, 0.03), 0.02),
    block(0, 2.27, 0, 0.001, 0.001, 0.001, 0.001),
  )

const onFour = part => (x, y, z) => Math.min(part(x, y, Math.abs(z)), part(z, y, Math.abs(x)))

/** An arch to each quarter of the sky, deep enough to keep a flame from the wind. */
const niches = () =>
  onFour(joined(0.001, block(0, 1.02, 0.74, 0.27, 0.24, 0.36, 0.01), disc(0, 1.26, 0.74, 0.27, 0.36, 'z')))

/** A raised band round each arch, and a sill below it. */
const surrounds = () =>
  onFour(
    joined(
      0.01,
      cutFrom(
        joined(0.01, block(0, 1.02, 0.76, 0.36, 0.26, 0.035, 0.015), disc(0, 1.26, 0.76, 0.36, 0.035, 'z')),
        joined(0.001, block(0, 0.95, 0.76, 0.27, 0.31, 0.1, 0.01), disc(0, 1.26, 0.76, 0.27, 0.1, 'z')),
        0.012,
      ),
      block(0, 0.77, 0.78, 0.42, 0.04, 0.07, 0.03),
    ),
  )

const soil = random => {
  const geometry = new THREE.PlaneGeometry(1.66, 1.66, 70, 70).rotateX(-Math.PI / 2)
  const position = geometry.attributes.position
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)]
    const clods = Math.sin(x * 17 + Math.sin(z * 11) * 2) * Math.sin(z * 19 + Math.sin(x * 13) * 2)
    position.setY(i, 0.03 * clods + random.around(0.018) + 0.06 * Math.exp(-(x * x + z * z) * 6))
  }
  geometry.computeVertexNormals()
  return geometry
}

const EARTH = () =>
  surface({
    color: '#4a3526',
    roughness: 1,
    envMapIntensity: 0.2,
    height: 'noise(p * 2.0).g * 0.05 + noise(p * 3.0).a * 0.02',
    tint: 'c *= 0.5 + 0.9 * noise(p * 2.0).g',
  })

// as one paints a threshold: a line above and below, between them a row of arches with a dot in each
const STEPS = `
float band(vec3 p, float low, float high, float every) {
  float y = p.y + (noise(p * 0.4).r - 0.5) * 0.012;
  float u = abs(p.x) > abs(p.z) ? p.z : p.x;
  float lines = max(smoothstep(0.013, 0.008, abs(y - low)), smoothstep(0.013, 0.008, abs(y - high)));
  float f = fract(u / every) - 0.5;
  float r = length(vec2(f * every, y - low - 0.02));
  float arch = smoothstep(0.011, 0.006, abs(r - every * 0.42)) * step(low, y);
  float dot = smoothstep(0.022, 0.016, length(vec2(f * every, y - low - 0.05)));
  return y < high + 0.02 ? max(lines, max(arch, dot)) : 0.0;
}
float painted(vec3 p) { return max(band(p, 0.055, 0.24, 0.3), band(p, 0.345, 0.5, 0.25)); }`
