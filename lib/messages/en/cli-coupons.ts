// What `npm run coupons` prints.

export const couponsUsage = `npm run coupons -- list
npm run coupons -- add CODE --percent 10 [--most 300] | --flat 100 | --free-delivery
    [--least 500] [--from 2026-11-01] [--to 2026-11-15] [--first-order] [--per-number 1] [--in-all 100]
    [--products ASIN,ASIN] [--sections ID,ID]
npm run coupons -- stop CODE
npm run coupons -- import FILE.csv    (columns: code and the names above, without --)
Amounts are whole rupees. Days are days in India; the last one counts. Its terms stay as they are: to change them, stop
it and add another code.`
export const couponsKeptBy = 'The coupons are kept by'
export const unknownCouponVerb = (verb: string) => `There is no "${verb}" for coupons.`
export const couponNameMissing = 'The code of the coupon, or the file, is missing.'

export const codeMissing = 'The code is missing.'
export const codeWrong = (code: string) => `"${code}" is no code: 3 to 20 letters A–Z, digits and hyphens.`
export const takesOneThing = 'Say one of percent, flat and free-delivery.'
export const mostNeedsPercent = 'most goes with percent only: it is the most that a percentage takes off.'
export const percentWrong = (field: string, text: string) =>
  `${field}: "${text}" is no percentage above 0 and up to 90.`
export const amountWrong = (field: string, text: string) =>
  `${field}: "${text}" is no whole number of rupees, 1 or more.`
export const countWrong = (field: string, text: string) =>
  `${field}: "${text}" is no whole number, 1 or more.`
export const dateWrong = (field: string, text: string) => `${field}: "${text}" is no day like 2026-11-25.`
export const yesOrNo = (field: string, text: string) => `${field}: "${text}" is neither yes nor no.`
export const endsBeforeStart = (from: string, to: string) =>
  `It would end (${to}) before it begins (${from}).`
export const nameTooMany = (field: string, most: number) => `${field}: more than ${most}.`
export const listTooLong = (field: string) => `${field}: one of them is longer than 64 letters.`
export const noSuchProducts = (names: string) => `products: the shop has no ${names}.`
export const noSuchSections = (names: string) => `sections: the shop has no section or collection ${names}.`
export const codeTaken = (code: string) =>
  `${code} is there already with other terms. Its terms stay: stop it, and add another code.`
export const codeTwice = (code: string, line: number) => `${code} stands on line ${line} already.`
export const tooManyCoupons = (most: number) => `More than ${most} rows.`

export const couponAdded = (code: string, link: string) => `${code} is added. Its link: ${link}`
export const couponsImported = (added: number, known: number) =>
  `${added} ${added === 1 ? 'coupon' : 'coupons'} added${known > 0 ? `, ${known} were there already` : ''}.`
export const nothingImported = 'Nothing was added.'
export const couponStopped = (code: string) =>
  `${code} is stopped. Orders that used it keep what it took off.`
export const couponStoppedBefore = (code: string) => `${code} is stopped already.`
export const noSuchCoupon = (code: string) => `There is no coupon ${code}.`
export const noCoupons = 'No coupons yet.'

export const usedTimes = (used: number, most: number | null) =>
  most ? `used ${used} of ${most}` : `used ${used}`
export const takesPercent = (percent: number, most: string) =>
  most ? `${percent}% up to ${most}` : `${percent}%`
export const takesDelivery = 'free delivery'
export const fromLeast = (amount: string) => `from ${amount}`
export const fromDay = (day: string) => `from ${day}`
export const toDay = (day: string) => `to ${day}`
export const onFirstOrder = 'first order'
export const perNumber = (times: number) => `${times} a number`
export const onlyFor = (products: number, sections: number) =>
  `only for ${[products && `${products} products`, sections && `${sections} sections`].filter(Boolean).join(' and ')}`
export const isStopped = 'stopped'
