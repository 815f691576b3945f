import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'

const WEAVES = {
  // threads per 10 cm are drawn coarser than life, as a lens sees them
  cotton: { repeat: 11, strength: 0.55, roughness: 0.92, sheen: 0.25, crease: 0.13 },
  silk: { repeat: 14, strength: 0.3, roughness: 0.56, sheen: 0.7, crease: 0.09 },
  silkcotton: { repeat: 12, strength: 0.4, roughness: 0.62, sheen: 0.5, crease: 0.1 },
  jersey: { repeat: 9, strength: 0.15, roughness: 0.95, sheen: 0.2, crease: 0.1 },
  velvet: { repeat: 6, strength: 0.25, roughness: 0.95, sheen: 1, crease: 0.05 },
  jute: { repeat: 8, strength: 1.1, roughness: 0.96, sheen: 0.1, crease: 0.06 },
}

/** Cloth as seen near: drawn print, threads as a normal map, gold where the loom put it. */
export const textile = (cloth, { weave = 'cotton', width, length, sheer = 0 }) => {
  const kind = WEAVES[weave]
  const map = asTexture(cloth.colour)
  const threads = threadNormals(weave)
  threads.repeat.set(width * kind.repeat * 0.36, length * kind.repeat * 0.36)
  const material = surface({
    color: '#ffffff',
    map,
    decodeMap: true,
    height: `noise(p * 0.21).r * ${kind.crease} + noise(p * 0.6).g * ${kind.crease * 0.22}`,
    normalMap: threads,
    normalScale: new THREE.Vector2(kind.strength, kind.strength),
    roughness: kind.roughness,
    softEdge: kind.sheen,
    envMapIntensity: weave.startsWith('silk') ? 0.9 : 0.5,
    side: THREE.DoubleSide,
    metalRoughness: cloth.hasZari ? 0.36 : 0,
  })
  if (cloth.hasZari) {
    const metal = asTexture(cloth.metal)
    material.metalnessMap = metal
    material.metalness = 0.85
  }
  if (sheer) {
    material.transparent = true
    material.opacity = 1 - sheer
    // what hangs behind is drawn first and must still be seen through what hangs in front
    material.depthWrite = false
  }
  return material
}

export const asTexture = canvas => {
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping
  texture.generateMipmaps = true
  texture.minFilter = THREE.LinearMipmapNearestFilter
  return texture
}

const made = new Map()

const threadNormals = weave => {
  if (!made.has(weave)) made.set(weave, weave === 'jersey' ? knit() : plain(weave === 'jute' ? 8 : 16))
  const texture = made.get(weave).clone()
  texture.needsUpdate = true
  return texture
}

/** Over one, under one. */
const plain = threads =>
  normals(
    256,
    (u, v) => {
      const a = u * threads
      const b = v * threads
      const over = (Math.floor(a) + Math.floor(b)) % 2 === 0
      const warp = Math.sin((a % 1) * Math.PI) ** 0.7
      const weft = Math.sin((b % 1) * Math.PI) ** 0.7
      return over
        ? warp * (0.6 + 0.4 * Math.sin((b % 1) * Math.PI))
        : weft * (0.6 + 0.4 * Math.sin((a % 1) * Math.PI))
    },
    256 / threads,
  )

const knit = () =>
  normals(
    256,
    (u, v) => {
      const a = (u * 12) % 1
      const b = (v * 16 + Math.abs(a - 0.5) * 1.2) % 1
      return Math.sin(a * Math.PI) ** 0.8 * (0.65 + 0.35 * Math.sin(b * Math.PI * 2))
    },
    14,
  )

const normals = (size, height, strength) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(size, size)
  const h = new Float32Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) h[y * size + x] = height((x + 0.5) / size, (y + 0.5) / size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const dx = (h[y * size + ((x + 1) % size)] - h[y * size + ((x + size - 1) % size)]) * strength * 0.12
      const dy = (h[((y + 1) % size) * size + x] - h[((y + size - 1) % size) * size + x]) * strength * 0.12
      const l = Math.hypot(dx, dy, 1)
      image.data.set(
        [(-dx / l) * 127 + 128, (dy / l) * 127 + 128, (1 / l) * 127 + 128, 255],
        (y * size + x) * 4,
      )
    }
  ctx.putImageData(image, 0, 0)
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping
  texture.minFilter = THREE.LinearMipmapNearestFilter
  return texture
}
