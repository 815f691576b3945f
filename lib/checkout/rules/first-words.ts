import { SUMMARY_WORDS } from '#lib/constants.ts'

/** Cuts a product name in the summary after 4 words. */
export function firstWords(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.length > SUMMARY_WORDS ? `${words.slice(0, SUMMARY_WORDS).join(' ')}…` : words.join(' ')
}
