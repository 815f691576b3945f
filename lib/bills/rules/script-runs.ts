/** The scripts that a bill's fonts have, beside Latin. */
export const SCRIPTS = [
  'devanagari',
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
] as const
export type Script = 'latin' | (typeof SCRIPTS)[number]
export type Run = { script: Script; text: string }

/** A text in parts of one script each, since no font has them all. Marks and joiners stay with the letter before them. */
export function scriptRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of withoutControls(text)) {
    const last = runs.at(-1)
    const script = JOINS.test(sign) ? (last?.script ?? 'latin') : scriptOf(sign)
    if (last?.script === script) last.text += sign
    else runs.push({ script, text: sign })
  }
  return runs
}

// Marks, the two joiners, and the dandas that the scripts share.
const JOINS = /^(?:\p{M}|\u200c|\u200d|\u0964|\u0965)$/u

const capital = (script: string) => script.charAt(0).toUpperCase() + script.slice(1)
const PATTERNS = SCRIPTS.map(script => ({
  script,
  pattern: new RegExp(`^\\p{Script=${capital(script)}}$`, 'u'),
}))
const scriptOf = (sign: string): Script =>
  sign < '\u0900' ? 'latin' : (PATTERNS.find(({ pattern }) => pattern.test(sign))?.script ?? 'latin')

/** Nothing that turns the direction of a line or moves it. */
const withoutControls = (text: string) => text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]+/gu, ' ')
