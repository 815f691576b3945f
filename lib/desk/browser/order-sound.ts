import { readStored, writeStored } from '#lib/browser/local-storage.ts'

const KEPT = 'desk_sound'

export const wantsSound = () => readStored(KEPT)?.isOn === true
export const keepSound = (isOn: boolean) => writeStored(KEPT, { isOn })

let audio: AudioContext | undefined

/** Two short tones. A browser plays them once its page was pressed. */
export function ring() {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [tone, at] of [
    [880, 0],
    [1175, 0.18],
  ] as const) {
    const [voice, volume] = [audio.createOscillator(), audio.createGain()]
    voice.frequency.value = tone
    volume.gain.setValueAtTime(0.2, start + at)
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.3)
    voice.connect(volume).connect(audio.destination)
    voice.start(start + at)
    voice.stop(start + at + 0.3)
  }
}
