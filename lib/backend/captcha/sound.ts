import 'server-only'
import { openChallenge } from './challenge-token.ts'
import { DIGIT_WORDS } from './digit-words.ts'
import { memo } from './memo.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { RATE, speak } from './speech.ts'

/** The spoken digits, with a voice, a pace and pauses that vary by challenge. */
export async function captchaSound(id: string): Promise<Buffer | undefined> {
  return openChallenge(id) && soundOf(id)
}

// About 160 kB each.
const MOST = 100

const soundOf = memo(MOST, async id =>
  wav(spoken(openChallenge(id)?.digits ?? '', seededRandom(id, 'sound'))),
)

export function spoken(digits: string, chance: SeededRandom) {
  const speaker = { pitch: chance(95, 150), size: chance(0.96, 1.1), pace: chance(1, 1.2) }
  const parts = [silence(chance(200, 400))]
  for (const digit of digits)
    parts.push(speak(DIGIT_WORDS[Number(digit)] ?? [], speaker, chance), silence(chance(350, 600)))
  return evened(joined(parts), chance)
}

const silence = (ms: number) => new Float32Array(Math.round((ms * RATE) / 1000))

function joined(parts: readonly Float32Array[]) {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** As loud as possible, over a faint noise that is never the same twice. */
function evened(samples: Float32Array<ArrayBuffer>, chance: SeededRandom) {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6)
  return samples.map(sample => (0.85 * sample) / peak + chance(-0.004, 0.004))
}

function wav(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + 2 * samples.length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(2 * RATE, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((sample, n) => {
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), 44 + 2 * n)
  })
  return file
}
