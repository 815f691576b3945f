import { SUMMARY_WORDS } from '#lib/constants.ts'

/** The first words of a name, for a toast. */
export const nameForToast = (name: string) => {
  const words = name.trim().split(/\s+/)
  if (words.length <= SUMMARY_WORDS) return name.trim()
  return `${words
    .slice(0, SUMMARY_WORDS)
    .join(' ')
    .replace(/[,;:–—-]+$/, '')}…`
}
