import * as THREE from 'three'

const SIZES = { position: 3, uv: 2, cavity: 1 }

/**
 * The triangles of a grid whose corners are told row after row, (rows + 1) × (columns + 1) of them from the `first`;
 * `over` turns its face to the other side.
 */
export const lattice = (rows, columns, { over = false, first = 0 } = {}) => {
  const index = []
  for (let j = 1; j <= rows; j++)
    for (let i = 1; i <= columns; i++) {
      const d = first + j * (columns + 1) + i
      const [a, b, c] = [d - columns - 2, d - columns - 1, d - 1]
      if (over) index.push(a, b, c, b, d, c)
      else index.push(a, c, b, b, c, d)
    }
  return index
}

/** Triangles between corners, of which each list of numbers tells something: where, where in the print, how deep. */
export const skin = (corners, index) => {
  const geometry = new THREE.BufferGeometry()
  for (const [name, numbers] of Object.entries(corners))
    geometry.setAttribute(name, new THREE.Float32BufferAttribute(numbers, SIZES[name]))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}
