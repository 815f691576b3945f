import type { FormPath } from '#lib/forms/rules/form-path.ts'

/** The forms that take pictures. */
export const PICTURE_FORMS: readonly string[] = [
  '/do/complaints/open',
  '/do/returns/ask',
] satisfies FormPath[]

/** What all pictures of one form may weigh, and its fields beside them. */
export const MAX_PICTURES_FORM = 10 * 1024 * 1024
