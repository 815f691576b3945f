import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { asTexture } from './textile.mjs'

/**
 * Velvet worked with gold: the pile swallows light where one looks into it and shines at its edge, brushed
 * this way and that; whatever is stitched on it stands up, coiled wire laid slantwise.
 */
export const zardozi = cloth => {
  const material = surface({
    color: '#ffffff',
    map: asTexture(cloth.colour),
    decodeMap: true,
    normalMap: asTexture(relief(cloth)),
    normalScale: new THREE.Vector2(1, 1),
    roughness: 0.98,
    softEdge: 3.2,
    envMapIntensity: 0.55,
    side: THREE.DoubleSide,
    metalRoughness: 0.34,
    tint: `float brushed = noise(p * vec3(0.13, 0.2, 0.13)).r + 0.35 * (noise(p * 0.5).g - 0.5);
      vec3 pile = c * mix(0.5, 1.25, smoothstep(0.35, 0.68, brushed)) * (0.82 + 0.36 * noise(p * 5.0).a);
      c = mix(pile, c, smoothstep(0.12, 0.3, c.r - c.b))`,
    height: 'noise(p * 0.21).r * 0.05 + noise(p * 6.0).a * 0.0016',
  })
  material.metalnessMap = asTexture(cloth.metal)
  material.metalness = 0.9
  return material
}

const COIL = 2.4

/** How high the thread stands over the pile, as a map of normals: mounds with the wire's turns across them. */
const relief = ({ width, height, colour, ground }) => {
  const base = [1, 3, 5].map(k => Number.parseInt(ground.slice(k, k + 2), 16))
  const seen = colour.getContext('2d').getImageData(0, 0, width, height).data
  const worked = new Float32Array(width * height)
  for (let i = 0; i < worked.length; i++) {
    const off = base.reduce((sum, v, k) => sum + Math.abs(seen[i * 4 + k] - v), 0)
    worked[i] = off > 90 ? 1 : 0
  }
  const mound = blurred(blurred(worked, width, height, 3), width, height, 3)
  const at = (x, y) => {
    const i = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
    return mound[i] * 3.4 + worked[i] * 0.75 * Math.abs(Math.sin((x * 0.8 + y) / COIL))
  }
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const ctx = sheet.getContext('2d')
  const image = ctx.createImageData(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * 0.75
      const dy = (at(x, y + 1) - at(x, y - 1)) * 0.75
      const l = Math.hypot(dx, dy, 1)
      image.data.set(
        [(-dx / l) * 127 + 128, (dy / l) * 127 + 128, (1 / l) * 127 + 128, 255],
        (y * width + x) * 4,
      )
    }
  ctx.putImageData(image, 0, 0)
  return sheet
}

const blurred = (from, width, height, reach) => {
  const pass = (source, step, count, lines, across) => {
    const out = new Float32Array(source.length)
    for (let line = 0; line < lines; line++) {
      let sum = 0
      for (let k = -reach; k < count + reach; k++) {
        if (k + reach < count) sum += source[line * across + (k + reach) * step]
        if (k - reach - 1 >= 0) sum -= source[line * across + (k - reach - 1) * step]
        if (k >= 0 && k < count) out[line * across + k * step] = sum / (reach * 2 + 1)
      }
    }
    return out
  }
  return pass(pass(from, 1, width, height, width), width, height, width, 1)
}
