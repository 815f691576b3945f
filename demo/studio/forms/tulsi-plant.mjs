import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { leaf } from '../geometry/leaf.mjs'
import { strand } from '../geometry/strand.mjs'
import { oneOf, piece, together } from './parts.mjs'

/** A young tulsi: woody below, its leaves in crossed pairs, a purple flower spike on the tallest tips. */
export const tulsiPlant = random => {
  const stems = []
  const leaves = []
  const spikes = []
  const branch = (points, thick) => {
    const curve = new THREE.CatmullRomCurve3(points)
    stems.push(strand(points, { wide: thick, sides: 7, steps: 18, up: new THREE.Vector3(0.3, 0.2, 1) }))
    return curve
  }
  const dressed = (curve, { from, pairs, long, spike }) => {
    for (let k = 0; k < pairs; k++) {
      const t = from + (1 - from) * ((k + 0.6) / pairs)
      const size = long * (1.05 - 0.5 * (k / pairs) ** 1.6)
      pairAt(leaves, curve, t, k, size, random)
    }
    if (spike) spikes.push(...spikeOn(curve, random))
    else pairAt(leaves, curve, 1, pairs, long * 0.42, random)
  }
  const trunk = branch(
    [
      new THREE.Vector3(0, 0, 0),
      new THREE.Vector3(0.03, 0.4, 0.02),
      new THREE.Vector3(-0.02, 0.85, 0),
      new THREE.Vector3(0.02, 1.22, 0.02),
    ],
    0.026,
  )
  dressed(trunk, { from: 0.3, pairs: 7, long: 0.3, spike: true })
  for (let k = 0; k < 9; k++) {
    const t = 0.16 + 0.07 * k
    const a = k * 2.2 + random.around(0.3)
    const out = 0.56 - 0.035 * k + random.around(0.06)
    const rise = 0.52 + random.around(0.08)
    const root = trunk.getPoint(t)
    const at = (r, up) => new THREE.Vector3(root.x + Math.cos(a) * r, root.y + up, root.z + Math.sin(a) * r)
    const side = branch([root, at(out * 0.45, rise * 0.3), at(out * 0.8, rise * 0.65), at(out, rise)], 0.015)
    dressed(side, { from: 0.22, pairs: 5, long: 0.27, spike: k % 3 === 2 })
  }
  return together(piece(oneOf(stems), STEM()), piece(oneOf(leaves), GREEN()), piece(oneOf(spikes), FLOWER()))
}

const pairAt = (leaves, curve, t, k, long, random) => {
  const p = curve.getPoint(t)
  const along = curve.getTangent(t).normalize()
  for (const way of [0, Math.PI]) {
    const one = leaf({ long: long * (1 + random.around(0.12)), droop: 0.24 + random.around(0.14) })
    const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along)
    const round = new THREE.Quaternion().setFromAxisAngle(
      new THREE.Vector3(0, 1, 0),
      (k % 2) * (Math.PI / 2) + way + 0.5 + random.around(0.35),
    )
    const lift = new THREE.Quaternion().setFromAxisAngle(
      new THREE.Vector3(0, 0, 1),
      0.3 + random.around(0.25),
    )
    one.applyQuaternion(turn.multiply(round).multiply(lift))
    leaves.push(one.translate(p.x, p.y, p.z))
  }
}

/** Whorls of small flowers above the last leaves. */
const spikeOn = (curve, random) => {
  const top = curve.getPoint(1)
  const along = curve
    .getTangent(1)
    .lerp(new THREE.Vector3(0, 1, 0), 0.5)
    .normalize()
  return Array.from({ length: 30 }, (_, k) => {
    const t = Math.floor(k / 4) / 7.5
    const a = k * 1.9
    const r = 0.026 * (1 - t * 0.7)
    const bud = new THREE.SphereGeometry(0.017 * (1.1 - t * 0.6), 8, 6)
    return bud.translate(
      top.x + along.x * t * 0.26 + Math.cos(a) * r,
      top.y + along.y * t * 0.26 + random.around(0.006),
      top.z + along.z * t * 0.26 + Math.sin(a) * r,
    )
  })
}

const STEM = () =>
  surface({
    color: '#6a5a3c',
    roughness: 0.85,
    tint: 'c = mix(c, vec3(0.16, 0.2, 0.07), smoothstep(0.35, 0.9, p.y)); c *= 0.8 + 0.4 * noise(p * 2.0).g',
    height: 'noise(p * 2.6).a * 0.006',
  })

// the newest leaves are the palest, the rib paler than the blade
const GREEN = () =>
  surface({
    color: '#56823a',
    roughness: 0.58,
    softEdge: 0.3,
    envMapIntensity: 0.6,
    side: THREE.DoubleSide,
    tint: `c *= 0.62 + 0.7 * noise(p * 0.9).r; c = mix(c, c * vec3(1.5, 1.35, 0.9), smoothstep(0.8, 1.5, p.y) * 0.5);
      c = mix(c, c * vec3(1.5, 1.4, 1.3), smoothstep(0.4, 1.0, vCavity) * 0.6); c *= 0.92 + 0.16 * noise(p * 3.0).g`,
    height: 'noise(p * 2.4).g * 0.006',
  })

const FLOWER = () => surface({ color: '#6d4a62', roughness: 0.8, tint: 'c *= 0.7 + 0.6 * noise(p * 3.0).g' })
