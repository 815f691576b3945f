import * as THREE from 'three'
import { frameCamera } from './camera.mjs'
import { createExposure } from './exposure.mjs'
import { lightRoom } from './light-room.mjs'
import { createLights } from './lights.mjs'
import { thriftyShaders } from './shaders.mjs'
import { paperSweep } from './stage.mjs'

thriftyShaders()

/** The studio: one renderer, one room, one table; `shoot` puts goods on it and takes a picture. */
export const createStudio = () => {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.PCFShadowMap
  renderer.toneMapping = THREE.NoToneMapping
  const room = lightRoom(renderer)
  const exposure = createExposure(renderer)
  const scene = new THREE.Scene()
  scene.environment = room
  scene.environmentIntensity = 1.15
  const lights = createLights(scene)

  return {
    renderer,
    shoot(goods, view, { width, height = width, samples }) {
      const { camera, target, distance, box } = frameCamera(goods, { aspect: width / height, ...view })
      scene.add(goods)
      const backdrop = paperSweep(
        view.paper ?? (view.wall ? '#fdf8ee' : undefined),
        view.wall
          ? { back: -box.min.z + view.wall - 0.12, bend: 0.12, farWall: view.wall > 1 ? 8 : 0 }
          : { back: Math.max(3, -box.min.z + (view.room ?? 2.5)) },
      )
      backdrop.renderOrder = 1
      backdrop.position.y = view.floor ?? 0
      scene.add(backdrop)
      const sphere = box.getBoundingSphere(new THREE.Sphere())
      lights.aim(sphere.center, Math.max(sphere.radius * 1.25, 0.6), view.light)
      exposure.size(width, height)
      exposure.take(scene, camera, lights, {
        samples,
        aperture: (view.blur ?? 0.006) * distance,
        focus: target,
      })
      scene.remove(goods, backdrop)
      backdrop.geometry.dispose()
      return renderer.domElement
    },
  }
}
