/**
 * Escapes a text for HTML, in an attribute too. React escapes the same characters, so static HTML and React's are
 * equal.
 */
export const escapeHtml = (text: string) =>
  UNSAFE.test(text) ? text.replace(EACH_UNSAFE, sign => SAFE[sign] ?? '') : text

const UNSAFE = /["'&<>]/
const EACH_UNSAFE = /["'&<>]/g
const SAFE: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
