import { says } from './parts.mjs'

// Chanderi is woven to be seen through, unless it is silk both ways
export const isSheer = product => product.material === 'chanderi-silk' && !says(product, 'close woven')

/** Sheer cloth is drawn from the wall towards us, fold behind fold, or the nearer would hide the farther in patches. */
export const farthestFirst = geometry => {
  const z = geometry.attributes.position
  const old = geometry.index.array
  const depth = t => z.getZ(old[t]) + z.getZ(old[t + 1]) + z.getZ(old[t + 2])
  const order = Array.from({ length: old.length / 3 }, (_, k) => k * 3)
  const depths = new Map(order.map(t => [t, depth(t)]))
  order.sort((a, b) => depths.get(a) - depths.get(b))
  geometry.setIndex(order.flatMap(t => [old[t], old[t + 1], old[t + 2]]))
}
