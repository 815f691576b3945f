import * as THREE from 'three'
import { seeded } from './random.mjs'

const SIZE = 64

/** A tiling block of noise. r: soft clouds, g: finer clouds, b: cell pits, a: fine grain. */
export const noiseVolume = () => {
  const data = new Uint8Array(SIZE ** 3 * 4)
  const soft = layered(4, 4, 'soft')
  const fine = layered(12, 3, 'fine')
  const pits = cells(9, 'pits')
  const grain = layered(32, 1, 'grain')
  for (let i = 0; i < SIZE ** 3; i++) {
    data[i * 4] = soft[i] * 255
    data[i * 4 + 1] = fine[i] * 255
    data[i * 4 + 2] = pits[i] * 255
    data[i * 4 + 3] = grain[i] * 255
  }
  const texture = new THREE.Data3DTexture(data, SIZE, SIZE, SIZE)
  texture.wrapS = texture.wrapT = texture.wrapR = THREE.RepeatWrapping
  texture.minFilter = texture.magFilter = THREE.LinearFilter
  texture.needsUpdate = true
  return texture
}

const layered = (frequency, octaves, name) => {
  const out = new Float32Array(SIZE ** 3)
  let amplitude = 1
  let total = 0
  for (let o = 0; o < octaves; o++) {
    addValueNoise(out, Math.min(frequency << o, SIZE), amplitude, `${name}${o}`)
    total += amplitude
    amplitude *= 0.5
  }
  return stretched(out.map(v => v / total))
}

const addValueNoise = (out, cellsPerSide, amplitude, name) => {
  const random = seeded(name)
  const n = cellsPerSide
  const lattice = Float32Array.from({ length: n ** 3 }, () => random.next())
  const at = (x, y, z) => lattice[((z % n) * n + (y % n)) * n + (x % n)]
  const step = Array.from({ length: SIZE }, (_, i) => {
    const p = (i / SIZE) * n
    const whole = Math.floor(p)
    const f = p - whole
    return [whole, f * f * (3 - 2 * f)]
  })
  let i = 0
  for (let z = 0; z < SIZE; z++) {
    const [z0, fz] = step[z]
    for (let y = 0; y < SIZE; y++) {
      const [y0, fy] = step[y]
      for (let x = 0; x < SIZE; x++, i++) {
        const [x0, fx] = step[x]
        const a = mix(at(x0, y0, z0), at(x0 + 1, y0, z0), fx)
        const b = mix(at(x0, y0 + 1, z0), at(x0 + 1, y0 + 1, z0), fx)
        const c = mix(at(x0, y0, z0 + 1), at(x0 + 1, y0, z0 + 1), fx)
        const d = mix(at(x0, y0 + 1, z0 + 1), at(x0 + 1, y0 + 1, z0 + 1), fx)
        out[i] += amplitude * mix(mix(a, b, fy), mix(c, d, fy), fz)
      }
    }
  }
}

const cells = (n, name) => {
  const random = seeded(name)
  const points = Array.from({ length: n ** 3 }, () => [random.next(), random.next(), random.next()])
  const out = new Float32Array(SIZE ** 3)
  for (let i = 0; i < out.length; i++) {
    const p = [i % SIZE, Math.floor(i / SIZE) % SIZE, Math.floor(i / SIZE / SIZE)].map(v => (v / SIZE) * n)
    const c = p.map(Math.floor)
    let best = 9
    for (let dz = -1; dz <= 1; dz++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const q = points[(((c[2] + dz + n) % n) * n + ((c[1] + dy + n) % n)) * n + ((c[0] + dx + n) % n)]
          const d =
            (c[0] + dx + q[0] - p[0]) ** 2 + (c[1] + dy + q[1] - p[1]) ** 2 + (c[2] + dz + q[2] - p[2]) ** 2
          if (d < best) best = d
        }
    out[i] = Math.min(1, Math.sqrt(best))
  }
  return out
}

const stretched = values => {
  let low = 1
  let high = 0
  for (const v of values) {
    if (v < low) low = v
    if (v > high) high = v
  }
  return values.map(v => (v - low) / (high - low))
}

const mix = (a, b, t) => a + (b - a) * t
