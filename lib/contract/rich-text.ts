import sanitizeHtml from 'sanitize-html'
import { isCleanHtml } from './is-clean-html.ts'

/** Keeps of a description what the allow-list allows, on write and on read (Rule 6). Text without a tag is left as it is. */
export const richText = (html: string) =>
  html.includes('<') && !isCleanHtml(html) ? cleanedHtml(html) : html

/** Cleaned until cleaning changes nothing more: broken markup can come apart anew the first time. */
export function cleanedHtml(html: string): string {
  let clean = sanitizeHtml(html, ALLOWED)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const again = sanitizeHtml(clean, ALLOWED)
    if (again === clean) return clean
    clean = again
  }
  return plainText(clean)
}
const MOST_ROUNDS = 4

/** The same without its tags, in one line: for a share text or a listing. */
export const plainText = (html: string) =>
  (html.includes('<') ? sanitizeHtml(html.replaceAll('<', ' <'), NO_TAGS) : html).replace(/\s+/g, ' ').trim()

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Deeper is no text; a browser takes longer to lay it out the deeper it goes.
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: { ...(href && { href }), ...(title && { title }), rel: 'noopener noreferrer' },
    }),
  },
}

const NO_TAGS: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} }
