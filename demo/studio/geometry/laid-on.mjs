/** The nearest places on a modelled skin, `out` above it: where a thread, a bead or a brow lies. */
export const laidOn = (shape, points, out = 0) => points.map(point => settled(shape, point, out))

const REACH = 0.004

const settled = (shape, [x, y, z], out) => {
  for (let round = 0; round < 24; round++) {
    const d = shape(x, y, z) - out
    const gx = shape(x + REACH, y, z) - shape(x - REACH, y, z)
    const gy = shape(x, y + REACH, z) - shape(x, y - REACH, z)
    const gz = shape(x, y, z + REACH) - shape(x, y, z - REACH)
    const steep = Math.hypot(gx, gy, gz) || 1
    const far = d / steep
    x -= gx * far
    y -= gy * far
    z -= gz * far
  }
  return [x, y, z]
}
