import { STATES } from '#lib/rules/states.ts'

/** A state as GST returns name it: "23-Madhya Pradesh". */
export type GstState = { code: string; name: string }

/** By the name in our list of states; undefined where there is no such state. */
export const gstStateOf = (state: string): GstState | undefined => {
  const id = STATES.findIndex(name => name.toLowerCase() === state.trim().toLowerCase()) + 1
  return gstStateOfId(id)
}

/** By the id that our addresses know the state by, 1 to 36. */
export const gstStateOfId = (id: number): GstState | undefined => BY_ID[id - 1]

/** By the first two digits of a GSTIN. Andhra Pradesh had another code until 2017. */
export const gstStateOfCode = (code: string): GstState | undefined =>
  BY_ID.find(state => state.code === (RENAMED[code] ?? code))

export const placeOfSupply = ({ code, name }: GstState) => `${code}-${name}`

/** Union territories without an assembly: what goes to the state elsewhere is UTGST there. */
export const isUnionTerritory = (code: string) => ['04', '26', '31', '35', '38'].includes(code)

const RENAMED: Record<string, string> = { '25': '26', '28': '37' }

// In the order of our list of states. GST's own spelling, which its offline tool compares.
const BY_ID: readonly GstState[] = [
  ['37', 'Andhra Pradesh'],
  ['12', 'Arunachal Pradesh'],
  ['18', 'Assam'],
  ['10', 'Bihar'],
  ['22', 'Chhattisgarh'],
  ['30', 'Goa'],
  ['24', 'Gujarat'],
  ['06', 'Haryana'],
  ['02', 'Himachal Pradesh'],
  ['20', 'Jharkhand'],
  ['29', 'Karnataka'],
  ['32', 'Kerala'],
  ['23', 'Madhya Pradesh'],
  ['27', 'Maharashtra'],
  ['14', 'Manipur'],
  ['17', 'Meghalaya'],
  ['15', 'Mizoram'],
  ['13', 'Nagaland'],
  ['21', 'Odisha'],
  ['03', 'Punjab'],
  ['08', 'Rajasthan'],
  ['11', 'Sikkim'],
  ['33', 'Tamil Nadu'],
  ['36', 'Telangana'],
  ['16', 'Tripura'],
  ['09', 'Uttar Pradesh'],
  ['05', 'Uttarakhand'],
  ['19', 'West Bengal'],
  ['35', 'Andaman and Nicobar Islands'],
  ['04', 'Chandigarh'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['07', 'Delhi'],
  ['01', 'Jammu and Kashmir'],
  ['31', 'Lakshadweep'],
  ['34', 'Puducherry'],
  ['38', 'Ladakh'],
].map(([code = '', name = '']) => ({ code, name }))
