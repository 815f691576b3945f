import * as THREE from 'three'

const SIZES = { position: 3, uv: 2, cavity: 1 }

/** Triangles between corners, of which each list of numbers tells something: where, where in the print, how deep. */
export const skin = (corners, index) => {
  const geometry = new THREE.BufferGeometry()
  for (const [name, numbers] of Object.entries(corners))
    geometry.setAttribute(name, new THREE.Float32BufferAttribute(numbers, SIZES[name]))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}
