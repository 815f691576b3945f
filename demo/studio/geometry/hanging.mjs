import { fallenCloth } from './cloth.mjs'

/**
 * Cloth hung over a rod along x at height `rod`: `front` units fall towards us and `behind` at the back,
 * gathered to `spread` of its width, so that it stands in pleats.
 */
export const hangingCloth = ({
  width,
  front,
  behind,
  rod,
  radius = 0.11,
  spread = 0.6,
  pleats = 6,
  random,
  steps = 90,
  splay = 0.12,
}) => {
  const length = front + behind
  const split = behind / length
  const phase = random.next() * 6
  const wander = random.between(0.5, 1.3)
  const deep = (width * (1 - spread)) / pleats / 1.5
  const start = (u, v) => {
    const along = (v - split) * length
    const down = Math.abs(along)
    const side = along >= 0 ? 1 : -1
    const open = Math.min(1, down / 1.2)
    const fold = Math.sin(u * pleats * Math.PI * 2 + phase + wander * Math.sin(u * 5 + down * 0.35))
    const x = (u - 0.5) * width * (spread + splay * open * 0.25) + 0.05 * Math.sin(u * 23 + phase)
    // over the rod the pleats may only stand off from it, or the wood would show between them
    const round = radius + 0.035 * (1 + fold)
    const arc = round * Math.PI * 0.5
    const y = down < arc ? rod + round * Math.cos(down / round) : rod - (down - arc)
    const z =
      side * (down < arc ? round * Math.sin(down / round) : round + 0.02) +
      fold * deep * open * 1.1 +
      side * deep * open
    return [x, y, z]
  }
  return fallenCloth({
    across: 84,
    along: Math.round(30 + length * 5),
    width,
    length,
    start,
    pinned: (_u, v) => Math.abs(v - split) * length < 0.14,
    obstacle: (p, thick) => {
      const off = Math.hypot(p.y - rod, p.z)
      if (off < radius + thick) {
        const out = (radius + thick) / (off || 1)
        p.set(p.x, rod + (p.y - rod) * out, p.z * out)
        return true
      }
      if (p.y > 0.03 + thick) return false
      p.y = 0.03 + thick
      return true
    },
    steps,
    gravity: 7,
    bend: 0.12,
    rounds: 7,
    selfEvery: 0,
    damping: 0.96,
  })
}
