import 'server-only'
import { STATES } from '#lib/rules/states.ts'

/** The two letters of the country that a text ends with, as “India”, “Made in India” or “Bagru, Rajasthan”; '' if none is known. */
export const countryCode = (text: string): string => {
  const place = (text.split(',').at(-1) ?? '').replace(/^\s*(?:made in|product of)\s+/i, '')
  const name = plain(place)
  if (/^[A-Z]{2}$/.test(place.trim()) && regions().has(place.trim())) return place.trim()
  return countries().get(name) ?? (STATES.some(state => plain(state) === name) ? 'IN' : '')
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, 'and')
    .replace(/[.\s]+/g, ' ')
    .trim()
    .toLowerCase()

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const regions = once(
  () =>
    new Set(
      LETTERS.flatMap(one => LETTERS.map(two => one + two)).filter(code => names.of(code) && !NONE.has(code)),
    ),
)
const countries = once(
  () =>
    new Map([
      ...[...regions()].map((code): [string, string] => [plain(names.of(code) ?? ''), code]),
      ...ALSO.map(([name, code]): [string, string] => [name, code]),
    ]),
)

// Codes with a name that are no countries, or are out of use.
const NONE = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' '),
)
const ALSO = [
  ['bharat', 'IN'],
  ['usa', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['uae', 'AE'],
  ['prc', 'CN'],
  ['korea', 'KR'],
  ['burma', 'MM'],
  ['turkey', 'TR'],
] as const

function once<Value>(make: () => Value) {
  let made: Value | undefined
  return () => (made ??= make())
}
