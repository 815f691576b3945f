import type { ActPath } from '#lib/desk/rules/act-path.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'

/** The forms that take pictures, sheets or long texts; all others are small. */
export const LARGE_FORMS: readonly string[] = [
  '/do/complaints/open',
  '/do/ratings/add',
  '/do/returns/ask',
  '/desk/do/things/addPictures',
  '/desk/do/things/draftPictures',
  '/desk/do/things/sheetFiles',
  '/desk/do/shop/picture',
  '/desk/do/things/sectionPicture',
  '/desk/do/shop/banner',
  '/desk/do/shop/policy',
  '/desk/do/shop/deliveryTable',
  '/desk/do/shop/couponSheet',
  '/desk/do/orders/numbersSheet',
  '/desk/do/money/payoutSheet',
] satisfies (FormPath | ActPath)[]

/** What all files of one form may weigh, and its fields beside them. It is read into memory, so it is not larger. */
export const MAX_LARGE_FORM = 9 * 1024 * 1024
