import { DESCRIPTION_FULL, DESCRIPTION_STEP } from '../constants.ts'

/** How many lines show after a press: 8 more, and from 24 on (or once all of it shows) back to 8. */
export const nextLines = (lines: number, whole: boolean) =>
  lines >= DESCRIPTION_FULL || (whole && lines > DESCRIPTION_STEP)
    ? DESCRIPTION_STEP
    : lines + DESCRIPTION_STEP
