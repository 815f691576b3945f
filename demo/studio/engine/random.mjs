/** A small seeded generator: the same name always draws the same picture. */
export const seeded = name => {
  let state = hash(String(name))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: spread => (next() - 0.5) * 2 * spread,
    pick: list => list[Math.floor(next() * list.length)],
  }
}

/** Points of Halton's sequence: spread evenly however many are taken. */
export const halton = (index, base) => {
  let result = 0
  let fraction = 1 / base
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    result += fraction * (i % base)
    fraction /= base
  }
  return result
}

const hash = text => {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h
}
