import * as THREE from 'three'

/** Frames what is on the table: same lens, as near as the margin allows, looking at its middle. */
export const frameCamera = (
  object,
  {
    azimuth = 24,
    elevation = 18,
    lens = 24,
    fill = 0.8,
    aspect = 1,
    at,
    zoom = 1,
    shift = [0, 0],
    fillBy,
    turn,
  },
) => {
  const camera = new THREE.PerspectiveCamera(lens, aspect, 0.1, 200)
  const a = (azimuth * Math.PI) / 180
  const e = (elevation * Math.PI) / 180
  const way = new THREE.Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
  const points = turn === undefined ? outline(object) : wayRound(outline(object))
  const box = new THREE.Box3().setFromPoints(points)
  const target = box.getCenter(new THREE.Vector3())
  let distance = box.getSize(new THREE.Vector3()).length() * 2.4
  for (let round = 0; round < 6; round++) {
    place(camera, target, way, distance)
    const seen = bounds(points, camera)
    const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
    const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion)
    const half = Math.tan((lens * Math.PI) / 360) * distance
    target.addScaledVector(right, ((seen.min.x + seen.max.x) / 2) * half * aspect)
    target.addScaledVector(up, ((seen.min.y + seen.max.y) / 2) * half)
    const tall = seen.max.y - seen.min.y
    const wide = seen.max.x - seen.min.x
    distance *= (fillBy === 'height' ? Math.max(tall, wide / 0.66) : Math.max(wide, tall)) / 2 / fill
  }
  if (at) target.set(...at)
  distance /= zoom
  place(camera, target, way, distance)
  if (shift[0] || shift[1]) {
    const half = Math.tan((lens * Math.PI) / 360) * distance
    const right = new THREE.Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
    const up = new THREE.Vector3(0, 1, 0).applyQuaternion(camera.quaternion)
    const moved = target
      .clone()
      .addScaledVector(right, -shift[0] * half * aspect)
      .addScaledVector(up, -shift[1] * half)
    place(camera, moved, way, distance)
  }
  return { camera, target, distance, box }
}

// What a thing takes up in a whole turn about the upright axis: the camera stands still while it turns.
const wayRound = points => {
  const reach = new Map()
  for (const { x, y, z } of points) {
    const height = Math.round(y * 50) / 50
    reach.set(height, Math.max(reach.get(height) ?? 0, Math.hypot(x, z)))
  }
  const angles = Array.from({ length: 24 }, (_, k) => (k / 24) * 2 * Math.PI)
  return [...reach].flatMap(([y, r]) =>
    angles.map(a => new THREE.Vector3(r * Math.cos(a), y, r * Math.sin(a))),
  )
}

const place = (camera, target, way, distance) => {
  camera.position.copy(target).addScaledVector(way, distance)
  camera.up.set(0, Math.abs(way.y) > 0.995 ? 0 : 1, Math.abs(way.y) > 0.995 ? -1 : 0)
  // cloth lies a hair above the table: spend the depth buffer where the goods are
  camera.near = distance * 0.12
  camera.far = distance * 3 + 30
  camera.lookAt(target)
  camera.updateMatrixWorld()
  camera.updateProjectionMatrix()
}

const bounds = (points, camera) => {
  const box = new THREE.Box2()
  const p = new THREE.Vector3()
  for (const point of points) {
    p.copy(point).project(camera)
    box.expandByPoint(new THREE.Vector2(p.x, p.y))
  }
  return box
}

const outline = object => {
  object.updateMatrixWorld(true)
  const points = []
  object.traverse(mesh => {
    if (!mesh.isMesh || mesh.userData.unframed) return
    const position = mesh.geometry.attributes.position
    const copies = mesh.isInstancedMesh ? mesh.count : 1
    const matrix = new THREE.Matrix4()
    const step = Math.max(1, Math.floor((position.count * copies) / 1500))
    for (let k = 0; k < position.count * copies; k += step) {
      const point = new THREE.Vector3().fromBufferAttribute(position, k % position.count)
      if (mesh.isInstancedMesh) {
        mesh.getMatrixAt(Math.floor(k / position.count), matrix)
        point.applyMatrix4(matrix)
      }
      points.push(point.applyMatrix4(mesh.matrixWorld))
    }
  })
  return points
}
