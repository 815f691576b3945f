import { createHash } from 'node:crypto'
import { decodedHtml } from './decoded-html.ts'

/** The last part of an address, as shops make it of a name. */
export const handleOf = (name: string) =>
  decodedHtml(name)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** A text of at most so many characters; a longer one is told apart from others by a digest at its end. */
export const fitted = (text: string, most: number) =>
  text.length <= most
    ? text
    : `${text.slice(0, most - 9)}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
