import 'server-only'

// A template has five at most, and a provider takes about a thousand characters in all.
const LONGEST = 180

/** One parameter of a template: providers refuse line breaks, several spaces and an empty one. */
export const parameter = (text: string) => {
  const signs = [
    ...text
      .normalize('NFC')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  ]
  return (signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : signs.join('')) || '-'
}
