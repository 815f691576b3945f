// India Post: the first two digits of a PIN code name its circle. Where two states share a prefix (Chandigarh among
// Punjab's 16, Goa's 403, Puducherry's 605 …) the three-digit rows below go first. Army post (90–99) is not covered.
const BY_THREE: Record<string, string> = {
  '160': 'Chandigarh',
  '403': 'Goa',
  '396': 'Dadra and Nagar Haveli and Daman and Diu',
  '605': 'Puducherry',
  '609': 'Puducherry',
  '682': 'Kerala',
  '737': 'Sikkim',
  '744': 'Andaman and Nicobar Islands',
  '790': 'Arunachal Pradesh',
  '791': 'Arunachal Pradesh',
  '792': 'Arunachal Pradesh',
  '793': 'Meghalaya',
  '794': 'Meghalaya',
  '795': 'Manipur',
  '796': 'Mizoram',
  '797': 'Nagaland',
  '798': 'Nagaland',
  '799': 'Tripura',
  '194': 'Ladakh',
  '246': 'Uttarakhand',
  '248': 'Uttarakhand',
  '249': 'Uttarakhand',
  '263': 'Uttarakhand',
}
const BY_TWO: [from: number, to: number, state: string][] = [
  [11, 11, 'Delhi'],
  [12, 13, 'Haryana'],
  [14, 16, 'Punjab'],
  [17, 17, 'Himachal Pradesh'],
  [18, 19, 'Jammu and Kashmir'],
  [20, 28, 'Uttar Pradesh'],
  [30, 34, 'Rajasthan'],
  [36, 39, 'Gujarat'],
  [40, 44, 'Maharashtra'],
  [45, 48, 'Madhya Pradesh'],
  [49, 49, 'Chhattisgarh'],
  [50, 50, 'Telangana'],
  [51, 53, 'Andhra Pradesh'],
  [56, 59, 'Karnataka'],
  [60, 64, 'Tamil Nadu'],
  [67, 69, 'Kerala'],
  [70, 74, 'West Bengal'],
  [75, 77, 'Odisha'],
  [78, 78, 'Assam'],
  [80, 85, 'Bihar'],
]
// Jharkhand was cut out of Bihar's prefixes.
const JHARKHAND = /^(81[4-6]|82[2-35-9]|83)/

/** The state that a PIN code most likely lies in, to be filled in for the shopper, who may choose another. */
export function stateOfPincode(pincode: string): string | undefined {
  if (!/^[1-9]\d{5}$/.test(pincode)) return undefined
  const three = BY_THREE[pincode.slice(0, 3)]
  if (three) return three
  if (JHARKHAND.test(pincode)) return 'Jharkhand'
  const two = Number(pincode.slice(0, 2))
  return BY_TWO.find(([from, to]) => two >= from && two <= to)?.[2]
}
