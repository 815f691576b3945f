import { fallenCloth } from './cloth.mjs'
import { bulgeAt, offBody, ringAt } from './dress-form.mjs'

const WAVES = 21

/**
 * Cloth laid over one shoulder of a dress form: gathered there between two places across (`gathered`), `front` of it
 * falling before and `behind` behind; `endsAt(u, side)` is where each thread's ends hang, [across, height].
 * `tuck` holds one place of an edge: how far along from the shoulder, and where it is held; `skirted` is how thick the
 * form is dressed in front at a height below the waist.
 */
export const overShoulder = ({ width, front, behind, gathered, endsAt, tuck, skirted, random }) => {
  const length = front + behind
  const split = behind / length
  const phase = random.next() * 6
  const tuckedAt = split + tuck.along / length
  const isTucked = (u, v) => u > 0.985 && Math.abs(v - tuckedAt) < 0.016
  const start = (u, v) => {
    if (isTucked(u, v)) return tuck.at
    const [from, to] = gathered
    const wave = Math.sin(u * WAVES + phase)
    const shoulder = [
      from + (to - from) * u,
      7.08 - 0.1 * Math.abs(from + (to - from) * u),
      -0.05 + 0.05 * wave,
    ]
    const side = v < split ? -1 : 1
    const t = Math.abs(v - split) / (side < 0 ? split : 1 - split)
    const end = endsAt(u, side)
    const x = shoulder[0] + (end[0] - shoulder[0]) * t
    const y = shoulder[1] + (end[1] - shoulder[1]) * t
    const [wide, ahead, back, lean] = ringAt(Math.max(y, 3.6))
    const deep = (side < 0 ? back : ahead) + 0.28
    const sideways = Math.min(0.98, Math.abs(x) / (wide + 0.3))
    const z = side * bulgeAt(sideways) * deep + lean
    const near = Math.min(1, t * 7)
    return [x, y, shoulder[2] + (z - shoulder[2]) * near + 0.1 * near * Math.sin(u * WAVES + phase + t * 2)]
  }
  const [body, skirt] = [offBody(() => 0.07), offBody(skirted)]
  const isSkirt = p => p.y < 5.1 && p.z > 0.1 && Math.abs(p.x) < 1
  return fallenCloth({
    across: Math.round(10 + width * 15),
    along: Math.round(length * 15),
    width,
    length,
    start,
    pinned: (u, v) => Math.abs(v - split) * length < 0.07 || isTucked(u, v),
    obstacle: (p, thick) => (isSkirt(p) ? skirt : body)(p, thick),
    steps: 150,
    gravity: 7,
    bend: 0.1,
    rounds: 10,
    selfEvery: 0,
    damping: 0.96,
  })
}
