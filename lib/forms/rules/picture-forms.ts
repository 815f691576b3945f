import type { FormPath } from './form-path.ts'

const MEGABYTE = 1024 * 1024

/** The forms that take pictures, and what all pictures of one may weigh. */
export const PICTURE_FORMS: readonly string[] = [
  '/do/complaints/open',
  '/do/returns/ask',
] satisfies FormPath[]
export const MAX_PICTURE_FORM = 10 * MEGABYTE
