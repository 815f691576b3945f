import { GET } from '../../../app/(api)/captcha/[id]/audio/route.ts'
import { newChallenge } from './challenge-token.ts'
import { DIGIT_WORDS } from './digit-words.ts'
import { seededRandom } from './seeded-random.ts'
import { captchaSound, spoken } from './sound.ts'
import { RATE } from './speech.ts'

test('the sound of a challenge is a WAV, the same each time, and gone when the challenge is over', async () => {
  const [id, other] = [newChallenge(), newChallenge()]
  const sound = (await captchaSound(id)) as Buffer
  expect(sound.toString('latin1', 0, 4)).toBe('RIFF')
  expect(sound.readUInt32LE(24)).toBe(RATE)
  expect(sound.readUInt32LE(40)).toBe(sound.length - 44)
  const seconds = (sound.length - 44) / 2 / RATE
  expect(seconds).toBeGreaterThan(3)
  expect(seconds).toBeLessThan(8)
  expect(await captchaSound(id)).toBe(sound)
  expect(await captchaSound(other)).not.toEqual(sound)
  expect(await captchaSound('A'.repeat(48))).toBeUndefined()
  jest.useFakeTimers({ now: Date.now() + 301_000 })
  expect(await captchaSound(id)).toBeUndefined()
  jest.useRealTimers()
})

test('a player that asks for one byte gets one, of the sound that is made already', async () => {
  const id = newChallenge()
  const sound = (await captchaSound(id)) as Buffer
  const asked = async (range?: string) => {
    const headers = new Headers(range ? { range } : {})
    const response = await GET(new Request(`http://shop/captcha/${id}/audio`, { headers }), {
      params: Promise.resolve({ id }),
    })
    const told = response.headers.get('content-range')
    return { status: response.status, told, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const size = sound.length
  const [first, whole] = [await asked('bytes=0-0'), await asked()]
  expect(first).toEqual({ status: 206, told: `bytes 0-0/${size}`, bytes: Buffer.from('R') })
  expect(whole).toEqual({ status: 200, told: null, bytes: sound })
  expect(await asked(`bytes=${size}-`)).toMatchObject({ status: 416, told: `bytes */${size}` })
  expect(await captchaSound(id)).toBe(sound)
})

test('each of the ten words is loud enough, and no two recordings of a word are equal', () => {
  expect(DIGIT_WORDS).toHaveLength(10)
  for (const digit of '0123456789') {
    const [first, second] = ['a', 'b'].map(speaker => spoken(digit, seededRandom(speaker, 'sound')))
    expect(loudness(first)).toBeGreaterThan(0.02)
    expect(first).not.toEqual(second)
  }
})

const loudness = (samples: Float32Array = new Float32Array()) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
