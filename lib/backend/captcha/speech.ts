import 'server-only'
import type { SeededRandom } from './seeded-random.ts'

export const RATE = 16_000
/** The shortest change of the mouth in samples: five milliseconds. */
const FRAME = 80

/**
 * A moment of speech: its time (ms), the three formants (Hz), the loudness of voice, breath and hiss (0 to 1), and the
 * frequency of the hiss (Hz). Values between two moments are interpolated.
 */
export type Moment = readonly [
  at: number,
  f1: number,
  f2: number,
  f3: number,
  voice: number,
  breath: number,
  hiss: number,
  hissAt: number,
]

type Speaker = { pitch: number; size: number; pace: number }

/** One word from its moments: a buzz and a breath through five resonances, with a hiss added (after Klatt, 1980). */
export function speak(moments: readonly Moment[], speaker: Speaker, chance: SeededRandom) {
  const last = moments.at(-1)?.[0] ?? 0
  const out = new Float32Array(Math.ceil((last * speaker.pace * RATE) / 1000))
  const throat = [resonance(), resonance(), resonance(), resonance(3500, 240), resonance(4500, 320)]
  const [mouth, edge] = [resonance(), resonance()]
  const buzz = glottis()
  let before = 0
  for (let start = 0; start < out.length; start += FRAME) {
    const at = (start * 1000) / RATE / speaker.pace
    const [, f1, f2, f3, voice, breath, hiss, hissAt] = momentAt(moments, at)
    for (const [index, frequency] of [f1, f2, f3].entries())
      throat[index]?.tune(frequency * speaker.size, 60 + 40 * index)
    mouth.tune(hissAt, 1000)
    edge.tune(hissAt * 1.15, 1600)
    const pitch = speaker.pitch * (1.12 - 0.3 * (at / last)) * (1 + 0.008 * Math.sin(at / 31))
    for (let n = start; n < Math.min(start + FRAME, out.length); n++) {
      const noise = chance(-1, 1)
      let sound = voice * buzz(pitch) + breath * noise * 0.25
      for (const part of throat) sound = part.ring(sound)
      const whole = sound + hiss * edge.ring(mouth.ring(noise))
      // High frequencies radiate better from the lips.
      out[n] = whole - 0.4 * before
      before = whole
    }
  }
  return out
}

/** A digital resonator whose frequency can change while it sounds. */
function resonance(frequency = 500, width = 100) {
  let [a, b, c, one, two] = [0, 0, 0, 0, 0]
  const tune = (frequency: number, width: number) => {
    c = -Math.exp((-2 * Math.PI * width) / RATE)
    b = 2 * Math.exp((-Math.PI * width) / RATE) * Math.cos((2 * Math.PI * frequency) / RATE)
    a = 1 - b - c
  }
  const ring = (input: number) => {
    const output = a * input + b * one + c * two
    two = one
    one = output
    return output
  }
  tune(frequency, width)
  return { tune, ring }
}

/** The vocal folds open slowly and close at once: the closing is what one hears. */
function glottis() {
  const open = 0.62
  let phase = 0
  return (pitch: number) => {
    phase = (phase + pitch / RATE) % 1
    const t = phase / open
    return t < 1 ? 2 * t - 3 * t * t : 0
  }
}

function momentAt(moments: readonly Moment[], at: number): Moment {
  const next = moments.findIndex(moment => moment[0] > at)
  if (next <= 0) return (next === 0 ? moments[0] : moments.at(-1)) as Moment
  const [from, to] = [moments[next - 1] as Moment, moments[next] as Moment]
  const part = (at - from[0]) / (to[0] - from[0])
  return from.map((value, index) => value + part * ((to[index] as number) - value)) as unknown as Moment
}
