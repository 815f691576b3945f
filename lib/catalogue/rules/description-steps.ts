import { DESCRIPTION_FULL, DESCRIPTION_STEP } from '#lib/constants.ts'

/** How many lines show after a press: 8, 16, 24, then all where there is more; once all shows, back to 8 (Rule 42). */
export const nextLines = (lines: number, whole: boolean) => {
  if (whole && lines > DESCRIPTION_STEP) return DESCRIPTION_STEP
  return lines >= DESCRIPTION_FULL ? Number.POSITIVE_INFINITY : lines + DESCRIPTION_STEP
}
