import sanitizeHtml from 'sanitize-html'
import { isCleanHtml } from './is-clean-html.ts'

/** Keeps the allowed parts of a description, on write and on read (Rule 6). Text without a tag is left unchanged. */
export const richText = (html: string) =>
  html.includes('<') && !isCleanHtml(html) ? cleanedHtml(html) : html

/** Cleaned until nothing changes any more: broken markup may produce new markup the first time. */
export function cleanedHtml(html: string): string {
  let clean = sanitizeHtml(html, ALLOWED)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const cleaner = sanitizeHtml(clean, ALLOWED)
    if (cleaner === clean) return clean
    clean = cleaner
  }
  return plainText(clean)
}
const MOST_ROUNDS = 4

/** The same without tags, in one line: for a share text or a listing. */
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
  // Deeper nesting is no text, and slows down a browser's layout.
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
