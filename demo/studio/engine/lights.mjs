import * as THREE from 'three'
import { halton } from './random.mjs'

const DOME = 2
const RADIUS = 5

/** One window-like key and a dome of soft light, both moved a little for every exposure. */
export const createLights = scene => {
  const key = shadowed(2048)
  const domes = Array.from({ length: DOME }, () => shadowed(1024))
  const fill = new THREE.HemisphereLight('#ffffff', '#e6dccb', 0.5)
  scene.add(fill, key, key.target)
  for (const dome of domes) scene.add(dome, dome.target)

  return {
    aim(centre, radius, mood = {}) {
      for (const light of [key, ...domes]) frameLight(light, centre, radius)
      Object.assign(key.userData, { azimuth: -50, elevation: 42, size: 0.3, power: 2.35, ...mood })
      key.color.set(mood.colour ?? '#fff6ea')
    },
    expose(index, count) {
      const { azimuth, elevation, size, power, centre, radius } = key.userData
      const direction = polar(azimuth, elevation)
      const side = new THREE.Vector3(0, 1, 0).cross(direction).normalize()
      const over = direction.clone().cross(side)
      const i = index + 1
      for (const light of [key, ...domes]) light.shadow.radius = RADIUS + index * 0.001
      direction.addScaledVector(side, (halton(i, 2) - 0.5) * 2 * size)
      direction.addScaledVector(over, (halton(i, 3) - 0.5) * 2 * size)
      key.position.copy(centre).addScaledVector(direction.normalize(), radius * 4)
      key.intensity = power
      domes.forEach((dome, d) => {
        const n = index * DOME + d
        const u = (n + 0.5) / (count * DOME)
        const turn = n * 2.399963
        const height = Math.sqrt(1 - u * 0.97)
        const flat = Math.sqrt(1 - height * height)
        const way = new THREE.Vector3(Math.cos(turn) * flat, height, Math.sin(turn) * flat)
        dome.position.copy(centre).addScaledVector(way, radius * 4)
        const leftness = 0.5 - way.x * 0.5
        dome.color.setRGB(0.93 + 0.07 * leftness, 0.96 + 0.02 * leftness, 1 - 0.06 * leftness)
        dome.intensity = (1.75 * (0.55 + 0.9 * leftness)) / DOME
      })
    },
  }
}

const shadowed = size => {
  const light = new THREE.DirectionalLight('#ffffff', 1)
  light.castShadow = true
  light.shadow.mapSize.set(size, size)
  light.shadow.radius = RADIUS
  return light
}

const frameLight = (light, centre, radius) => {
  light.target.position.copy(centre)
  light.target.updateMatrixWorld()
  Object.assign(light.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: radius,
    far: radius * 7,
  })
  light.shadow.camera.updateProjectionMatrix()
  light.shadow.normalBias = radius * 0.0016
  light.shadow.bias = -0.0009
  light.userData = { ...light.userData, centre, radius }
}

const polar = (azimuth, elevation) => {
  const a = (azimuth * Math.PI) / 180
  const e = (elevation * Math.PI) / 180
  return new THREE.Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
}
