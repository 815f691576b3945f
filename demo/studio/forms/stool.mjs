import * as THREE from 'three'
import { surface } from '../engine/surface.mjs'
import { strand } from '../geometry/strand.mjs'
import { bamboo, jute } from '../materials/plant.mjs'
import { oneOf, piece, together } from './parts.mjs'

const HIGH = 2.9
const FOOT = 0.13
const STRUTS = 40

/** The mudha: an hourglass of crossed canes under a roped seat, its rings bound with cord, a tyre below. */
export const stool = product => {
  const [light, , pale] = product.palette
  const cord = jute({ colour: pale ?? light })
  const goods = together(
    piece(oneOf(canes()), bamboo({ colour: light })),
    piece(seat(), cord),
    piece(oneOf([HIGH - 0.03, HIGH + 0.1].map(y => bound(waist(1) + 0.03, y, 0.062))), cord),
    piece(oneOf([0, 0.1, 0.2].map(d => bound(waist(0.5) + 0.045, HIGH / 2 - 0.1 + d, 0.045))), cord),
    piece(bound(waist(0.07) + 0.03, FOOT + 0.17, 0.055), cord),
    piece(tyre(), RUBBER()),
  )
  return {
    goods,
    views: [
      { azimuth: 16, elevation: 16, fill: 0.84 },
      { azimuth: 24, elevation: 30, zoom: 2.4, at: [0.4, HIGH, 0.7] },
      { azimuth: -34, elevation: 34, fill: 0.82 },
    ],
  }
}

const waist = t => 1.42 - 0.62 * Math.sin(t * Math.PI) ** 0.9

const canes = () =>
  [1, -1].flatMap(way =>
    Array.from({ length: STRUTS }, (_, k) => {
      const points = Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        const a = (k / STRUTS) * Math.PI * 2 + way * (t - 0.5) * 1.9
        const r = waist(t) + way * 0.03
        return new THREE.Vector3(Math.cos(a) * r, FOOT + t * (HIGH - FOOT), Math.sin(a) * r)
      })
      return strand(points, {
        wide: 0.043,
        sides: 7,
        steps: 24,
        up: p => new THREE.Vector3(p.x, 0, p.z).normalize(),
      })
    }),
  )

/** One rope wound from the rim to the middle, a little domed. */
const seat = () => {
  const rope = Array.from({ length: 901 }, (_, i) => {
    const t = i / 900
    const a = t * Math.PI * 2 * 17
    const r = 1.36 * (1 - t) + 0.03
    const dome = 0.1 * Math.sqrt(Math.max(0, 1 - (r / 1.4) ** 2))
    return new THREE.Vector3(Math.cos(a) * r, HIGH + 0.12 + dome, Math.sin(a) * r)
  })
  return strand(rope, { wide: 0.046, sides: 7, steps: 1900, up: new THREE.Vector3(0, 1, 0) })
}

/** A ring wound close with cord, turn beside turn. */
const bound = (r, y, thick) => {
  const turns = Math.round((Math.PI * 2 * r) / 0.062)
  const points = Array.from({ length: turns * 10 }, (_, i) => {
    const a = (i / (turns * 10)) * Math.PI * 2
    const b = (i / 10) * Math.PI * 2
    const out = r + Math.cos(b) * thick
    return new THREE.Vector3(Math.cos(a) * out, y + Math.sin(b) * thick, Math.sin(a) * out)
  })
  return strand(points, {
    wide: 0.034,
    sides: 6,
    steps: turns * 10,
    closed: true,
    up: p => {
      const far = Math.hypot(p.x, p.z)
      return new THREE.Vector3((p.x / far) * (far - r), p.y - y, (p.z / far) * (far - r))
    },
  })
}

/** A piece of old bicycle tyre: the canes stand in it. */
const tyre = () =>
  new THREE.TorusGeometry(waist(0), 0.1, 16, 200)
    .scale(1, 1, 1.15)
    .rotateX(Math.PI / 2)
    .translate(0, 0.115, 0)

const RUBBER = () =>
  surface({
    color: '#2c2b2a',
    roughness: 0.86,
    envMapIntensity: 0.4,
    softEdge: 0.3,
    tint: 'c *= 0.8 + 0.4 * noise(p * 1.4).g; c = mix(c, c * 1.5, smoothstep(0.55, 0.8, noise(p * 0.5).r) * 0.5)',
    height:
      'noise(p * 2.4).a * 0.002 + 0.006 * smoothstep(0.2, 0.6, abs(sin(p.y * 80.0))) + 0.005 * smoothstep(-0.2, 0.2, sin(atan(p.z, p.x) * 150.0 + p.y * 30.0)) * step(p.y, 0.12)',
  })
