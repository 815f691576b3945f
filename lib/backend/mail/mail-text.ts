import 'server-only'
import type { MailBranding, MailContent, Row, Section } from './mail-content.ts'

/** The mail for readers without HTML. */
export const asText = (
  { greeting, paragraphs, rows = [], sections = [], button, closing = [] }: MailContent,
  paper: MailBranding,
) =>
  [
    greeting,
    ...paragraphs,
    rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...sections.map(section),
    button ? `${button.label}:\n${paper.siteUrl}${button.path}` : '',
    ...closing,
    [paper.shop, paper.siteUrl, ...(paper.seller ?? [])].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

const section = ({ title, rows = [], lines = [], links = [] }: Section) =>
  [
    title.toUpperCase(),
    ...rows.map(row),
    ...lines,
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ].join('\n')

const row = ({ name, under, value }: Row) => (under ? `${name}\n  ${under}: ${value}` : `${name}: ${value}`)
