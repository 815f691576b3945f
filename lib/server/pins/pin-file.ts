import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { STATES } from '#lib/rules/states.ts'

/** Where a PIN code lies; the district is '' where the directory names none that can be right. */
export type PinPlace = { state: string; district: string }
/** Of one PIN code: its places, the one with most post offices first, and the town of its delivering office. */
export type PinEntry = { pin: number; places: PinPlace[]; town: string }

// Lines of text: first each place once as STATE|District with the state's place in STATES, then an empty line, then one
// line a PIN code: how far it is from the one before, its places by their line, its town.

export const packPins = (entries: readonly PinEntry[]): Buffer => {
  const places = new Map<string, number>()
  const placeOf = ({ state, district }: PinPlace) => {
    const line = `${STATES.indexOf(state)}|${district}`
    const known = places.get(line) ?? places.size
    places.set(line, known)
    return known.toString(36)
  }
  let last = 0
  const lines = entries.map(({ pin, places, town }) => {
    const step = (pin - last).toString(36)
    last = pin
    return [step, places.map(placeOf).join(','), town].join('|')
  })
  const text = [...places.keys(), '', ...lines].join('\n')
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}

export const unpackPins = (packed: Uint8Array): Map<number, Omit<PinEntry, 'pin'>> => {
  const lines = brotliDecompressSync(packed).toString('utf8').split('\n')
  const end = lines.indexOf('')
  const places = lines.slice(0, end).map(line => {
    const [state, district = ''] = line.split('|')
    return { state: STATES[Number(state)] ?? '', district }
  })
  const entries = new Map<number, Omit<PinEntry, 'pin'>>()
  let pin = 0
  for (const line of lines.slice(end + 1)) {
    const [step = '', ids = '', town = ''] = line.split('|')
    pin += Number.parseInt(step, 36)
    const known = ids.split(',').flatMap(id => places[Number.parseInt(id, 36)] ?? [])
    entries.set(pin, { places: known, town })
  }
  return entries
}
