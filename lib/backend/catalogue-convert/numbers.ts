const MOST_PAISE = 1_000_000_000

// A number with a currency and the like around it: of "Soap 500 g" the 500 is no price.
const WORD = '[\\p{L}\\p{M}]{1,3}(?![\\p{L}\\p{M}])|price|rupees|only|रुपये'
const AMOUNT = new RegExp(
  `^(?:${WORD}|[^\\p{L}\\p{M}\\d-])*(\\d[\\d.,'\\s\u00a0]*)(?:${WORD}|[^\\p{L}\\p{M}\\d])*$`,
  'iu',
)
const MOST_LETTERS = 60

/** An amount as shops write it, "1,499.00", "1499,5", "₹ 1,49,900" or "49.00 INR", in paise; undefined where it is none. */
export const paiseOf = (text: string): number | undefined => {
  if (text.length > MOST_LETTERS) return undefined
  const digits =
    AMOUNT.exec(text)?.[1]
      ?.replace(/[\s\u00a0']/g, '')
      .replace(/[.,]+$/, '') ?? ''
  if (digits === '' || /-\s*\d/.test(text)) return undefined
  const paise = Math.round(Number(withPoint(digits)) * 100)
  return Number.isSafeInteger(paise) && paise <= MOST_PAISE ? paise : undefined
}

// What comes last of comma and point begins the fraction, unless three digits follow a comma or one of them comes twice.
const withPoint = (digits: string) => {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma >= 0 && point >= 0)
    return comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  if (comma >= 0)
    return /^\d+,\d{1,2}$|^\d+,\d{4,}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '')
  return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '')
}

/** The currency that an amount names by its code or sign; '' where it names none, or rupees. */
export const foreignCurrency = (text: string) => {
  const code = /\b([A-Z]{3})\b/.exec(text)?.[1] ?? /[$€£¥]/.exec(text)?.[0] ?? ''
  return code === 'INR' ? '' : code
}

/** A number of pieces, which may be told with a sign or a fraction; undefined where it is none. */
export const piecesOf = (text: string): number | undefined => {
  const value = /^-?\d+([.,]\d+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : undefined
  return value !== undefined && Math.abs(value) <= 1_000_000_000 ? value : undefined
}

const GRAMS: Record<string, number> = { g: 1, kg: 1000, lb: 453.592, lbs: 453.592, oz: 28.3495 }

/** A weight in grams; undefined where there is none. */
export const gramsOf = (text: string, unit: string): number | undefined => {
  const amount = /^\d*[.,]?\d+$/.test(text) ? Number(text.replace(',', '.')) : 0
  const grams = Math.round(amount * (GRAMS[unit.toLowerCase()] ?? 1))
  return grams > 0 ? grams : undefined
}

const CM: Record<string, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, yd: 91.44 }

/** A length in whole centimetres, upward: it has to fit in; undefined where there is none. */
export const centimetresOf = (text: string, unit: string): number | undefined => {
  const amount = /^\d*[.,]?\d+$/.test(text) ? Number(text.replace(',', '.')) : 0
  const cm = Math.ceil(Number((amount * (CM[unit.toLowerCase()] ?? 1)).toFixed(3)))
  return cm > 0 && cm <= 300 ? cm : undefined
}

/** A day or a moment as an ISO date; undefined where it is none. */
export const momentOf = (text: string): string | undefined => {
  const [, day, hour, minute, second = '00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text) ??
    []
  if (!day || Number.isNaN(Date.parse(day))) return undefined
  if (hour === undefined) return day
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`
}
