/** A text of nothing but paragraphs and lines, as it is typed; any other HTML as it is. */
export function plainTextOf(html: string): string {
  if (!/[<&]/.test(html) || /<(?!\/?p>|br ?\/?>)/i.test(html)) return html
  return html
    .replace(/\s*<\/p>\s*<p>\s*/gi, '\n\n')
    .replace(/<br ?\/?>/gi, '\n')
    .replace(/<\/?p>/gi, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()
}
