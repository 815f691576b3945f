import 'server-only'

/** What a mail says, without its clothes. */
export type Letter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** A table of name and value, for an order's lines. */
  rows?: [string, string][]
  /** `path` is one of our own. */
  button?: { label: string; path: string }
  closing?: string[]
}
/** Whose letter paper it is. Colours are the theme's, checked. */
export type Paper = { shop: string; siteUrl: string; accent: string; ink: string }
export type Rendered = { subject: string; text: string; html: string }

export const render = (letter: Letter, paper: Paper): Rendered => ({
  subject: oneLine(letter.subject),
  text: asText(letter, paper),
  html: asHtml(letter, paper),
})

const asText = ({ greeting, paragraphs, rows = [], button, closing = [] }: Letter, paper: Paper) =>
  [
    greeting,
    ...paragraphs,
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${paper.siteUrl}${button.path}` : '',
    ...closing,
    `${paper.shop}\n${paper.siteUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

const asHtml = (
  { subject, greeting, paragraphs, rows = [], button, closing = [] }: Letter,
  { shop, siteUrl, accent, ink }: Paper,
) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(subject)}</title></head>
<body style="margin:0;background:#f5f5f4;color:#1c1917;font:16px/1.5 Roboto,'Noto Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:8px;overflow:hidden">
<tr><td style="background:${accent};color:${ink};padding:16px 24px;font-size:20px;font-weight:bold"><a href="${safe(siteUrl)}" style="color:${ink};text-decoration:none">${safe(shop)}</a></td></tr>
<tr><td style="padding:24px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${rows.length ? table(rows) : ''}
${button ? buttonOf(button.label, siteUrl + button.path, accent, ink) : ''}
${closing.map(paragraph).join('\n')}
</td></tr></table>
<p style="font-size:13px;color:#57534e">${safe(shop)} · <a href="${safe(siteUrl)}" style="color:#57534e">${safe(siteUrl)}</a></p>
</td></tr></table></body></html>
`

const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text).replaceAll('\n', '<br>')}</p>`

const table = (rows: [string, string][]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows
    .map(
      ([name, value]) =>
        `<tr><td style="padding:6px 0;border-bottom:1px solid #e7e5e4">${safe(name)}</td><td align="right" style="padding:6px 0 6px 12px;border-bottom:1px solid #e7e5e4;white-space:nowrap">${safe(value)}</td></tr>`,
    )
    .join('')}</table>`

// The address stands in full below: a button that a mail program draws badly still leads on.
const buttonOf = (label: string, url: string, accent: string, ink: string) =>
  `<p style="margin:0 0 16px"><a href="${safe(url)}" style="display:inline-block;background:${accent};color:${ink};padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:bold">${safe(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#57534e;word-break:break-all">${safe(url)}</p>`

const safe = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
