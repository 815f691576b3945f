import { likelyStateOfPincode } from '#lib/addresses/rules/pincode-region.ts'
import { STATES } from '#lib/rules/states.ts'
import type { PinEntry, PinPlace } from '#lib/server/pins/pin-file.ts'

/** One post office as the directory tells it. */
export type Office = {
  circle: string
  name: string
  pin: string
  type: string
  delivers: boolean
  district: string
  state: string
}

/** The offices of each PIN code as one entry. A place that its circle cannot hold is left out: the directory has such slips. */
export const entriesOfOffices = (offices: Iterable<Office>): PinEntry[] => {
  const byPin = Map.groupBy(offices, ({ pin }) => pin)
  return [...byPin]
    .filter(([pin]) => /^[1-9]\d{5}$/.test(pin))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([pin, all]) => ({ pin: Number(pin), places: placesOf(pin, all), town: townOf(all) }))
}

const placesOf = (pin: string, offices: readonly Office[]): PinPlace[] => {
  const counts = new Map<string, { place: PinPlace; count: number }>()
  for (const { circle, state: told, district } of offices) {
    const state = stateNamed(told)
    if (!state || !mayHold(circle, state)) continue
    const place = { state, district: districtNamed(district) }
    const key = JSON.stringify(place)
    const known = counts.get(key) ?? { place, count: 0 }
    counts.set(key, { place, count: known.count + 1 })
  }
  const places = [...counts.values()].sort((a, b) => b.count - a.count).map(({ place }) => place)
  if (places.length > 0) return places
  const state = likelyStateOfPincode(pin) ?? CIRCLES[offices[0]?.circle ?? '']?.[0]
  return state ? [{ state, district: '' }] : []
}

/** The name of the office that delivers: the head office, else the largest sub office, without what kind it is. */
const townOf = (offices: readonly Office[]) => {
  const rank = ({ type, delivers }: Office) =>
    (type === 'HO' ? 0 : type === 'BO' ? 4 : 2) + (delivers ? 0 : 1)
  const [first] = offices.toSorted((a, b) => rank(a) - rank(b))
  // A branch office is a hamlet's: the town is another.
  if (!first || first.type === 'BO') return ''
  return capitals(first.name.replace(KIND, '').replace(/[|\n]/g, ' ').trim())
}

const KIND =
  /[\s.(]*\b(G\.?P\.?O|[HSB]\.?\s?O|T\.?S\.?O|N?D\.?S\.?O|E\.?D\.?S\.?O|MDG|NDC|NDTSO|H\.?Q)\b[.)]*(\s.*)?$/i

const stateNamed = (told: string) => {
  const name = told.trim().toLowerCase().replace(/^the /, '').replaceAll('&', 'and')
  return STATES.find(state => state.toLowerCase() === name)
}

const districtNamed = (told: string) => (/^(na|null|)$/i.test(told.trim()) ? '' : capitals(told))

/** "BENGALURU URBAN" as "Bengaluru Urban"; what has small letters stays. */
const capitals = (text: string) => {
  const plain = text.replace(/[|\n]/g, ' ').replace(/\s+/g, ' ').trim()
  if (/\p{Ll}/u.test(plain)) return plain
  return plain.toLowerCase().replace(/(^|[\s(.-])\p{L}/gu, start => start.toUpperCase())
}

/** The states of each postal circle; a circle that is not here may hold any. */
const mayHold = (circle: string, state: string) => CIRCLES[circle]?.includes(state) ?? true

const CIRCLES: Record<string, readonly string[]> = {
  'Andhra Pradesh Circle': ['Andhra Pradesh', 'Puducherry'],
  'Assam Circle': ['Assam', 'Meghalaya'],
  'Bihar Circle': ['Bihar', 'Jharkhand'],
  'Chattisgarh Circle': ['Chhattisgarh'],
  'Delhi Circle': ['Delhi'],
  'Gujarat Circle': ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  'Haryana Circle': ['Haryana'],
  'Himachal Pradesh Circle': ['Himachal Pradesh'],
  'Jammu Kashmir Circle': ['Jammu and Kashmir', 'Ladakh'],
  'Jharkhand Circle': ['Jharkhand'],
  'Karnataka Circle': ['Karnataka'],
  'Kerala Circle': ['Kerala', 'Lakshadweep', 'Puducherry'],
  'Madhya Pradesh Circle': ['Madhya Pradesh'],
  'Maharashtra Circle': ['Maharashtra', 'Goa'],
  'North Eastern Circle': ['Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
  'Odisha Circle': ['Odisha'],
  'Punjab Circle': ['Punjab', 'Chandigarh'],
  'Rajasthan Circle': ['Rajasthan'],
  'Tamilnadu Circle': ['Tamil Nadu', 'Puducherry'],
  'Telangana Circle': ['Telangana'],
  'Uttar Pradesh Circle': ['Uttar Pradesh', 'Uttarakhand'],
  'Uttarakhand Circle': ['Uttarakhand'],
  'West Bengal Circle': ['West Bengal', 'Sikkim', 'Andaman and Nicobar Islands'],
}
