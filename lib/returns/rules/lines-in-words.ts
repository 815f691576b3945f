import { insteadOf } from '#messages/returns-pages.ts'

/** "2 × Stole, 1 × Kurta (for L)" */
export const linesInWords = (
  lines: readonly { name: string; units: number; instead?: string | undefined }[],
) =>
  lines
    .map(({ name, units, instead }) => `${units} × ${name}${instead ? ` ${insteadOf(instead)}` : ''}`)
    .join(', ')
