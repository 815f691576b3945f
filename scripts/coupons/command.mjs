import { ImportRefused } from '#lib/backend/catalogue-import/errors.ts'
import { importCoupons } from '#lib/backend/coupons/import-coupons.ts'
import { addNamedCoupon, allCoupons, stopCoupon } from '#lib/backend/coupons/seller-coupons.ts'
import { COUPON_FIELDS } from '#lib/coupons/rules/coupon-fields.ts'
import { termsInWords } from '#lib/coupons/rules/terms-in-words.ts'
import {
  couponNameMissing,
  couponsImported,
  couponsKeptBy,
  couponsUsage,
  noCoupons,
  nothingImported,
  unknownCouponVerb,
} from '#messages/cli-coupons.ts'
import { callerPath } from '../caller-path.ts'
import { forEachName, printRows, runVerb } from '../run-verb.mjs'

const FLAGS = ['free-delivery', 'first-order']

const add = ({ names, text, has }) =>
  forEachName(names, name =>
    addNamedCoupon(name, field => (FLAGS.includes(field) ? (has(field) ? 'yes' : '') : text(field))),
  )

async function list() {
  const coupons = await allCoupons()
  if (coupons.length === 0) console.log(noCoupons)
  else printRows(coupons.map(coupon => [coupon.code, termsInWords(coupon)]))
  return 0
}

async function takeIn({ names: [file] }) {
  try {
    const { added, known } = await importCoupons(callerPath(file))
    console.log(couponsImported(added, known))
    return 0
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    console.error(`${error.message}\n${nothingImported}`)
    return 1
  }
}

await runVerb({
  command: {
    verbs: {
      list: {},
      add: { options: COUPON_FIELDS, names: [1, 1] },
      stop: { names: [1, 1000] },
      import: { names: [1, 1] },
    },
    flags: FLAGS,
    unknownVerb: unknownCouponVerb,
    nameMissing: couponNameMissing,
  },
  usage: couponsUsage,
  keptBy: couponsKeptBy,
  verbs: { list, add, stop: ({ names }) => forEachName(names, stopCoupon), import: takeIn },
})
