import { lattice, skin } from './skin.mjs'

/** Cloth folded to and fro: layer upon layer with round folds in front and behind. */
export const foldedPile = ({ width, deep, layers, gap, random, plump = 0 }) => {
  const points = []
  for (let k = 0; k < layers; k++) {
    const forward = k % 2 === 0
    const slip = random.around(0.03)
    const y = gap * (k + 0.5)
    for (let i = 0; i <= 28; i++) {
      const t = forward ? i / 28 : 1 - i / 28
      const bulge = plump * Math.sin(t * Math.PI) * (k / layers)
      points.push([(t - 0.5) * (deep - gap) + slip, y + 0.01 * Math.sin(t * 7 + k * 2) + bulge, k])
    }
    if (k === layers - 1) break
    const sign = forward ? 1 : -1
    const end = sign * (deep - gap) * 0.5 + slip
    for (let i = 1; i < 9; i++) {
      const a = (i / 9) * Math.PI
      points.push([end + sign * Math.sin(a) * gap * 0.62, y + gap * 0.5 * (1 - Math.cos(a)), k])
    }
  }
  const waver = Array.from({ length: layers + 1 }, () => [
    random.between(3, 9),
    random.next() * 6,
    random.around(0.02),
  ])
  const columns = 64
  const position = []
  const uv = []
  let run = 0
  points.forEach(([z, y, k], j) => {
    if (j) run += Math.hypot(z - points[j - 1][0], y - points[j - 1][1])
    const [often, phase, grow] = waver[k]
    for (let i = 0; i <= columns; i++) {
      const u = i / columns
      const middle = Math.abs(u - 0.5) * 2
      const sag = 1 - 0.05 * middle ** 4
      position.push(
        (u - 0.5) * width * (1 + grow),
        y * sag + gap * 0.12 * Math.sin(u * often + phase),
        z + 0.02 * Math.sin(u * often * 0.7 + phase),
      )
      uv.push(u, run)
    }
  })
  for (let i = 1; i < uv.length; i += 2) uv[i] /= run
  const geometry = skin({ position, uv }, lattice(points.length - 1, columns))
  return { geometry, length: run, top: layers * gap + plump }
}

/** Keeps knots above the table and outside a block lying on it. */
export const onPile =
  (hx, top, hz, table = 0) =>
  (p, thick) => {
    let touched = false
    if (p.y < table + thick) {
      p.y = table + thick
      touched = true
    }
    const dx = hx + thick - Math.abs(p.x)
    const dz = hz + thick - Math.abs(p.z)
    const dy = top + thick - p.y
    if (dx > 0 && dz > 0 && dy > 0) {
      if (dy <= dx && dy <= dz) p.y = top + thick
      else if (dz <= dx) p.z = Math.sign(p.z) * (hz + thick)
      else p.x = Math.sign(p.x) * (hx + thick)
      touched = true
    }
    return touched
  }
