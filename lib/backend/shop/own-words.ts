import 'server-only'
import { z } from 'zod'

const line = z.string().max(500)
const mark = z.strictObject({ title: line.min(1), text: line.default('') }).optional()

/** The parts of shop.json with words that pages show as they stand; silent ones leave their place out (Rule 41). */
export const ownWords = {
  /** At the two sides of the shop's logo. */
  marks: z.strictObject({ brand: mark, partner: mark }).prefault({}),
  /** Beside the text about the shop. */
  promises: z
    .array(z.strictObject({ title: line.min(1), text: line }))
    .max(6)
    .default([]),
}

/** Settings beside those of shop-file.ts, which the previous build reads and refuses where it knows one not. */
export const moreSettings = {
  /** Stars of products.csv are shown, though no purchase stands behind them. */
  sheetRatings: z.boolean().optional(),
  secureClaim: line.optional(),
  returnsClaim: line.optional(),
  howToReturn: line.optional(),
  howToPayAtDoor: line.optional(),
  supportLead: line.optional(),
  searchExamples: line.optional(),
  regionName: line.optional(),
  filmsLead: line.optional(),
  copyrightYears: line.optional(),
}
