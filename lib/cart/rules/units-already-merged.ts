import { type Line, lineKey } from './lines.ts'

/** The units of a guest's cart that were not merged yet. */
export const unitsNotMerged = (merged: readonly Line[], now: readonly Line[]): Line[] => {
  const before = unitsOf(merged)
  return now
    .map(line => ({ ...line, unit: line.unit - (before.get(lineKey(line)) ?? 0) }))
    .filter(({ unit }) => unit > 0)
}

/** What counts as merged once both have been: of each line as many units as it ever had. */
export const mergedUnits = (merged: readonly Line[], now: readonly Line[]): Line[] => {
  const lines = new Map(merged.map(line => [lineKey(line), line]))
  for (const line of now)
    if (line.unit > (lines.get(lineKey(line))?.unit ?? 0)) lines.set(lineKey(line), line)
  return [...lines.values()]
}

const unitsOf = (lines: readonly Line[]) => new Map(lines.map(line => [lineKey(line), line.unit]))
