import {
  amountWrong,
  codeMissing,
  codeWrong,
  countWrong,
  dateWrong,
  endsBeforeStart,
  listTooLong,
  mostNeedsPercent,
  nameTooMany,
  percentWrong,
  takesOneThing,
  yesOrNo,
} from '#messages/cli-coupons.ts'
import { type Coupon, couponCode } from './coupon.ts'

/** A coupon's fields as they are typed: options of the command and columns of the sheet are called alike. */
export const COUPON_FIELDS = [
  'percent',
  'most',
  'flat',
  'free-delivery',
  'least',
  'from',
  'to',
  'first-order',
  'per-number',
  'in-all',
  'products',
  'sections',
] as const
export type CouponField = (typeof COUPON_FIELDS)[number]

/** A coupon before its products and sections are looked up by what they are called. */
export type NewCoupon = Omit<Coupon, 'products' | 'sections' | 'stopped_at'> & {
  products: string[]
  sections: string[]
}

const MOST_NAMES = 500
const MOST_RUPEES = 10_000_000
const MOST_TIMES = 10_000_000

/** Reads all fields, and says of each what is wrong with it, in one go. */
export function readCoupon(
  typed: string,
  textOf: (field: CouponField) => string,
): { coupon: NewCoupon } | { faults: string[] } {
  const faults: string[] = []
  const code = couponCode(typed)
  if (!code) faults.push(typed.trim() ? codeWrong(typed) : codeMissing)
  const read = (
    field: CouponField,
    is: (text: string) => boolean,
    wrong: (field: string, text: string) => string,
  ) => {
    const text = textOf(field).trim()
    if (text && !is(text)) faults.push(wrong(field, text))
    return text && is(text) ? text : undefined
  }
  const number = (field: CouponField, is: (text: string) => boolean, wrong: typeof countWrong) => {
    const text = read(field, is, wrong)
    return text === undefined ? null : Number(text)
  }
  const paise = (field: CouponField) => {
    const rupees = number(field, text => isWhole(text, MOST_RUPEES), amountWrong)
    return rupees === null ? null : 100 * rupees
  }
  const times = (field: CouponField) => number(field, text => isWhole(text, MOST_TIMES), countWrong)
  const day = (field: CouponField) => read(field, isDay, dateWrong)
  const isYes = (field: CouponField) =>
    YES.test(read(field, text => YES.test(text) || NO.test(text), yesOrNo) ?? '')
  const names = (field: CouponField) => {
    const all = textOf(field)
      .split(/[,;|\s]+/)
      .filter(Boolean)
    if (all.length > MOST_NAMES) faults.push(nameTooMany(field, MOST_NAMES))
    if (all.some(name => name.length > 64)) faults.push(listTooLong(field))
    return [...new Set(all)]
  }
  const percent = number('percent', isPercent, percentWrong)
  const amount = paise('flat')
  const most = paise('most')
  const isFree = isYes('free-delivery')
  const said = [textOf('percent').trim(), textOf('flat').trim(), isFree].filter(Boolean).length
  if (said !== 1) faults.push(takesOneThing)
  if (most !== null && !textOf('percent').trim()) faults.push(mostNeedsPercent)
  const [from, to] = [day('from'), day('to')]
  const starts = from ? startOf(from) : null
  const ends = to ? new Date(startOf(to).getTime() + DAY_MS) : null
  if (starts && ends && starts >= ends) faults.push(endsBeforeStart(from ?? '', to ?? ''))
  const coupon: NewCoupon = {
    ...{ code, kind: isFree ? 'delivery' : amount === null ? 'percent' : 'flat', percent, amount, most },
    ...{ least: paise('least') ?? 0, starts, ends, first_order: isYes('first-order') },
    ...{ per_number: times('per-number'), in_all: times('in-all') },
    ...{ products: names('products'), sections: names('sections') },
  }
  return faults.length > 0 ? { faults: [...new Set(faults)] } : { coupon }
}

const YES = /^(yes|y|true|1|x)$/i
const NO = /^(no|n|false|0|-)$/i
const DAY_MS = 86_400_000

const isWhole = (text: string, most: number) =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 && Number(text) <= most
const isPercent = (text: string) =>
  /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= 90
const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Midnight in India: a coupon ends with its last day there. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)
