import { plainText } from './rich-text.ts'

/** A description without its tags, as text: `&amp;` is a sign in HTML and five in a text. */
export const textOf = (html: string) =>
  plainText(html)
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);|&apos;/gi, "'")
    .replace(/&amp;/g, '&')
