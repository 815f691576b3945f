import { skin } from './skin.mjs'

/**
 * A small pointed leaf along +x, folded a little at its midrib and bent down at the tip, its edge lightly
 * toothed. The midrib is told in `cavity`, for the material to pale it.
 */
export const leaf = ({ long = 0.2, wide = 0.55, droop = 0.3 } = {}) => {
  const [rows, columns] = [14, 6]
  const position = []
  const cavity = []
  const index = []
  for (let i = 0; i <= rows; i++) {
    const t = i / rows
    const tooth = 1 + 0.07 * (i % 2)
    const half = wide * 0.5 * long * Math.sin(Math.PI * t ** 0.72) ** 0.85 * tooth
    for (let k = 0; k <= columns; k++) {
      const s = (k / columns) * 2 - 1
      position.push(t * long, long * (0.22 * t - droop * 1.4 * t * t) + Math.abs(s) * half * 0.32, s * half)
      cavity.push(Math.max(0, 1 - Math.abs(s) * 3))
      if (i && k) {
        const q = i * (columns + 1) + k
        index.push(q - columns - 2, q - columns - 1, q, q - columns - 2, q, q - 1)
      }
    }
  }
  return skin({ position, cavity }, index)
}
