import type { FormPath } from '#lib/forms/rules/form-path.ts'

/** The forms that take pictures; all others are small. */
export const PICTURE_FORMS: readonly string[] = ['/do/ratings/add'] satisfies FormPath[]

/** Three pictures of a phone, mostly. It is read into memory, so it is not larger. */
export const MAX_PICTURES_FORM = 9 * 1024 * 1024
