import { language } from '#messages/language.ts'
import 'server-only'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import type { Link, MailBranding, MailContent, Row, Section } from './mail-content.ts'

/** The mail as HTML for mail programs: one column for a phone, with every style on its element. */
export const asHtml = (
  { subject, greeting, paragraphs, rows = [], sections = [], button, closing = [] }: MailContent,
  { shop, siteUrl, accent, ink, seller = [] }: MailBranding,
) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f5f4;color:#1c1917;font:16px/1.5 Roboto,'Noto Sans',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:8px;overflow:hidden">
<tr><td style="background:${accent};color:${ink};padding:16px 24px;font-size:20px;font-weight:bold;${BREAKS}"><a href="${escapeHtml(siteUrl)}" style="color:${ink};text-decoration:none">${escapeHtml(shop)}</a></td></tr>
<tr><td style="padding:24px;${BREAKS}">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${table(rows.map(([name, value]) => ({ name, value })))}
${sections.map(section).join('\n')}
${button ? buttonOf(button.label, siteUrl + button.path, accent, ink) : ''}
${closing.map(paragraph).join('\n')}
</td></tr></table>
<p style="font-size:13px;color:#57534e;${BREAKS}">${escapeHtml(shop)} · <a href="${escapeHtml(siteUrl)}" style="color:#57534e">${escapeHtml(siteUrl)}</a>${seller.map(line => `<br>${escapeHtml(line)}`).join('')}</p>
</td></tr></table></body></html>
`

// A long word breaks instead of widening the page.
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere'

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${BREAKS}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const section = ({ title, rows = [], lines = [], links = [] }: Section) =>
  [
    `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(title)}</h2>`,
    table(rows),
    lines.length ? paragraph(lines.join('\n')) : '',
    links.length ? `<p style="margin:0 0 16px">${links.map(link).join('<br>')}</p>` : '',
  ].join('\n')

const link = ({ label, href }: Link) =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:6px 0;color:#1d4ed8">${escapeHtml(label)}</a>`

const table = (rows: Row[]) =>
  rows.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(tableRow).join('')}</table>`
    : ''

const tableRow = ({ name, under, value, strong }: Row) => {
  const cell = `vertical-align:top;padding:6px 0;border-bottom:1px solid #e7e5e4${strong ? ';font-weight:bold' : ''}`
  const small = under ? `<br><span style="font-size:13px;color:#57534e">${escapeHtml(under)}</span>` : ''
  // An amount is not broken; a longer text may be.
  const room = value.length <= LONGEST_AMOUNT ? 'white-space:nowrap' : BREAKS
  return `<tr><td style="${cell};${BREAKS}">${escapeHtml(name)}${small}</td><td align="right" style="${cell};padding-left:12px;${room}">${escapeHtml(value)}</td></tr>`
}

const LONGEST_AMOUNT = 16

// The full address follows: it works even if a mail program draws the button badly.
const buttonOf = (label: string, url: string, accent: string, ink: string) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;background:${accent};color:${ink};padding:12px 24px;border-radius:6px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#57534e;word-break:break-all">${escapeHtml(url)}</p>`
